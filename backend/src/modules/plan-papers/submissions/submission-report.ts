import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { MALAY_MONTHS } from '../../../platform/calendar/malay-date.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import {
  type AskedWeeks,
  type DueWeek,
  type Submissions,
  SubmissionsService,
} from '../../plan-sending/index.js';
import { sumOfFigures } from '../../reviews/index.js';
import { PaperHeads } from '../papers/paper-heads.js';
import { SUBMISSION_PDF } from '../printing/index.js';
import type { ReportLine } from './submission-pdf.js';

/** What was expected and what was sent, to file: a line for each teacher, or for each week of one. */
@Injectable()
export class SubmissionReport {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly heads: PaperHeads,
  ) {}

  async paper(caller: SchoolCaller, asked: AskedWeeks): Promise<SizedPaper> {
    const [head, found] = [await this.heads.ofCaller(caller), await this.submissions.between(caller, asked)];
    const lines = asked.teacherId === undefined ? linesOfTeachers(found) : linesOfWeeks(found);
    const work = toPrint(SUBMISSION_PDF, {
      ...{ head, session: found.session ?? '', period: periodOf(found.weeks), lines },
      about: asked.teacherId === undefined ? null : (found.teachers[0]?.name ?? null),
      firstColumn: asked.teacherId === undefined ? 'Guru' : 'Minggu',
      total: sumOfFigures(lines.map(({ figures }) => figures)),
    });
    return { name: 'penghantaran-rph.pdf', type: PDF, lines: lines.length, work };
  }
}

function linesOfTeachers({ teachers }: Submissions): ReportLine[] {
  return teachers.map(({ name, weeks }) => ({ name, figures: sumOfFigures(weeks) }));
}

function linesOfWeeks({ weeks, teachers }: Submissions): ReportLine[] {
  return weeks.flatMap((week, at) => {
    const figures = teachers[0]?.weeks[at];
    return figures ? [{ name: nameOfWeek(week), figures }] : [];
  });
}

/** "Minggu 40, 9-13 Nov 2026" */
function nameOfWeek({ week, number }: DueWeek): string {
  const days = `${dayWords(week)} - ${dayWords(addDays(week, 4))}`;
  return number === null ? days : `Minggu ${number}, ${days}`;
}

function periodOf(weeks: readonly DueWeek[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return 'Tiada minggu persekolahan';
  if (first === last) return nameOfWeek(first);
  const numbers = first.number && last.number ? `Minggu ${first.number} hingga ${last.number}, ` : '';
  return `${numbers}${dayWords(first.week)} - ${dayWords(addDays(last.week, 4))}`;
}

function dayWords(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${(MALAY_MONTHS[(month ?? 1) - 1] ?? '').slice(0, 3)} ${year}`;
}
