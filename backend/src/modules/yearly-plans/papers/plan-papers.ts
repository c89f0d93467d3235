import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { DOCX, PDF } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import { lessonWeeksOf, SessionCalendars } from '../../calendar/index.js';
import { SubjectsService } from '../../classes/index.js';
import { markOnPaper, PrintedSeals, standingOnPaper, statusOnPaper } from '../../reviews/index.js';
import { AcademicYears, SchoolsOnPaper } from '../../schools/index.js';
import type { RowTexts } from '../domain/plan-row.js';
import { YEARLY_PLAN_DOCUMENT, YEARLY_PLAN_PDF } from '../printing/index.js';
import { PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { YearlyPlanSending } from '../sending/plan-sending.service.js';
import { levelWords } from '../sending/sent-yearly-plans.js';
import { linesOf, type PaperLine } from './paper-lines.js';

/** In a column of a sheet across. */
const LETTERS_A_LINE = 20;

/** A yearly plan to take away. */
@Injectable()
export class PlanPapers {
  constructor(
    private readonly database: Database,
    private readonly sending: YearlyPlanSending,
    private readonly planRows: PlanRowsRepository,
    private readonly calendars: SessionCalendars,
    private readonly subjects: SubjectsService,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsOnPaper,
    private readonly seals: PrintedSeals,
  ) {}

  async table(caller: SchoolCaller, planId: string): Promise<Table<PaperLine>> {
    const { title, lines } = await this.read(caller, planId);
    return { title: 'RPT', name: fileName(title), columns: COLUMNS, pages: onePage(lines) };
  }

  /** For word processors, A4 across. */
  async document(caller: SchoolCaller, planId: string): Promise<SizedPaper> {
    const { title, session, lines, standing, seal } = await this.read(caller, planId);
    const { name: schoolName, code } = caller.school;
    const school = `${schoolName} (${code.toUpperCase()})`;
    const head = { title, school, session, status: statusOnPaper([standing]), code: seal?.code ?? null };
    const work = toPrint(YEARLY_PLAN_DOCUMENT, { head, lines });
    return { name: `${fileName(title)}.docx`, type: DOCX, lines: lengthOf(lines), work };
  }

  /** As it was verified, with the code by which anybody checks it; else a draft. */
  async paper(caller: SchoolCaller, planId: string): Promise<SizedPaper> {
    const { title, session, lines, standing, seal, author } = await this.read(caller, planId);
    const school = await this.schools.of(caller.school);
    const work = toPrint(YEARLY_PLAN_PDF, {
      ...{
        school,
        author,
        lines,
        mark: markOnPaper([standing]),
        name: title,
        of: `${title.replace(/^RPT /, '')} · Sesi ${session}`,
      },
      seal: seal && { ...seal, label: '' },
      signing: seal && { sentAt: seal.sentAt, verified: seal.signed },
      now: caller.now,
    });
    return { name: `${fileName(title)}.pdf`, type: PDF, lines: lengthOf(lines), work };
  }

  private read(caller: SchoolCaller, planId: string) {
    return this.database.tenantRead(caller.school.id, async () => {
      const { plan, standing: sent, isChanged, names } = await this.sending.read(caller, planId);
      const year = await this.years.find(caller, plan.academicYearId);
      const { calendar } = await this.calendars.ofYear(caller.school.id, year, dayOf(caller.now));
      const subject = (await this.subjects.list(caller)).find(({ id }) => id === plan.subjectId);
      const rows = await this.planRows.list({ schoolId: caller.school.id }, planId);
      const seal = sent && this.seals.of(sent, names);
      const preparedBy = sent?.sent.authorId ?? plan.authorId ?? '';
      return {
        title: `RPT ${subject?.name ?? ''} ${levelWords(plan.gradeLevel)}`.trim(),
        session: year.name,
        lines: linesOf(rows, lessonWeeksOf(calendar, null)),
        standing: standingOnPaper(sent?.state ?? null, { isSealed: seal !== null, isChanged }),
        seal: isChanged ? null : seal,
        author: names.get(preparedBy) ?? '',
      };
    });
  }
}

/** A row takes as many lines as its longest text. */
function lengthOf(lines: readonly PaperLine[]): number {
  return lines.reduce((sum, { texts }) => sum + Math.max(...Object.values(texts).map(linesOfText)), 0);
}

function linesOfText(text: string | number | readonly string[]): number {
  const said = String(text);
  return said.split('\n').length + Math.floor(said.length / LETTERS_A_LINE);
}

function fileName(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const text = (header: string, cell: (texts: RowTexts) => string): TableColumn<PaperLine> => ({
  kind: 'text',
  header,
  cell: ({ texts }) => cell(texts) || null,
});

const COLUMNS: readonly TableColumn<PaperLine>[] = [
  { kind: 'number', header: 'Minggu', cell: ({ week }) => week?.number ?? null },
  { kind: 'day', header: 'Dari', cell: ({ week }) => week?.firstDay ?? null },
  { kind: 'day', header: 'Hingga', cell: ({ week }) => week?.lastDay ?? null },
  text('Tema', ({ theme }) => theme),
  text('Topik', ({ topic }) => topic),
  text('Standard kandungan', ({ contentStandards }) => contentStandards.join('\n')),
  text('Standard pembelajaran', ({ learningStandards }) => learningStandards.join('\n')),
  text('Objektif', ({ objective }) => objective),
  text('EMK', ({ crossCurricular }) => crossCurricular),
  text('BBM', ({ resources }) => resources),
  text('Catatan', ({ notes }) => notes),
];
