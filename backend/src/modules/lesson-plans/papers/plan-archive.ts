import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { whoseOf } from '../../../platform/papers/paper-desk.js';
import { PaperPress } from '../../../platform/papers/paper-press.js';
import { once, toPrint } from '../../../platform/papers/printing.js';
import { csv } from '../../../platform/tables/csv.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage } from '../../../platform/tables/table-file.js';
import { AcademicYears } from '../../schools/index.js';
import { isComplete } from '../domain/lesson-plan.js';
import { PLAN_PDF } from '../printing/index.js';
import { PaperReader } from './paper-reader.js';
import type { LessonOnPaper, PaperHead } from './plan-on-paper.js';
import { NothingOnPaperError } from './plan-papers.errors.js';
import { STATUS_WORDS, timesOf } from './plan-sheets.js';

/** `name`: of the archive, with its ending. */
export type PlanArchive = Readonly<{ name: string; content: Readable }>;
type Line = LessonOnPaper & Readonly<{ file: string; week: string }>;

/** A session's plans of their author to keep: a PDF a week, and a table of all. Written while it is read. */
@Injectable()
export class PlanArchives {
  constructor(
    private readonly reader: PaperReader,
    private readonly years: AcademicYears,
    private readonly press: PaperPress,
  ) {}

  async ofSession(caller: SchoolCaller, academicYearId: string | undefined): Promise<PlanArchive> {
    const { name, firstDay, lastDay } = await this.years.chosen(caller, academicYearId);
    const span = { from: firstDay, to: lastDay };
    const days = await this.reader.days(caller, span);
    if (days.length === 0) throw new NothingOnPaperError();
    const weeks = await this.reader.weeksOf(caller, days);
    const head = await this.reader.head(caller);
    const session = name.replaceAll(/[^\w-]+/g, '-');
    const zip = new yazl.ZipFile();
    const content = new Readable().wrap(zip.outputStream);
    zip.on('error', (error) => content.destroy(error));
    const lines: Line[] = [];
    for (const week of weeks) {
      const file = `minggu-${week}.pdf`;
      addFile(zip, file, caller.now, () => this.paperOf(caller, head, { week, ...span, file }, lines));
    }
    // Last: it tells what the papers before it were found to hold.
    addFile(zip, 'indeks.csv', caller.now, async () => Readable.from(csv(COLUMNS, onePage(lines))));
    zip.end();
    return { name: `rph-${session}-${caller.school.code}.zip`, content };
  }

  private async paperOf(
    caller: SchoolCaller,
    head: PaperHead,
    { week, file, ...span }: Readonly<{ week: string; from: string; to: string; file: string }>,
    lines: Line[],
  ): Promise<Readable> {
    const read = await this.reader.read(caller, week, span);
    lines.push(...read.lessons.map((lesson) => ({ ...lesson, file, week: read.name })));
    const plans = { title: `${read.name}, ${read.session}`, head, layout: 'lesson' } as const;
    const work = toPrint(PLAN_PDF, plans, () => once(read));
    return Readable.from([await this.press.print(work, whoseOf(caller))]);
  }
}

/** Opened when the archive has come to it; one that cannot be opened ends the archive, which is then seen to be broken. */
function addFile(zip: yazl.ZipFile, path: string, now: number, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, { mtime: new Date(now) }, (give) => {
    open().then(
      (content) =>
        give(
          null,
          content.on('error', (error) => zip.emit('error', error)),
        ),
      (error: Error) => zip.emit('error', error),
    );
  });
}

const text = (header: string, cell: (line: Line) => string): TableColumn<Line> => ({
  kind: 'text',
  header,
  cell: (line) => cell(line) || null,
});
const number = (header: string, cell: (line: Line) => number | null): TableColumn<Line> => ({
  ...{ kind: 'number', header, cell },
});

const COLUMNS: readonly TableColumn<Line>[] = [
  text('Minggu', ({ week }) => week),
  { kind: 'day', header: 'Tarikh', cell: ({ plan }) => plan.date },
  text('Masa', ({ plan }) => timesOf(plan)),
  text('Kelas', ({ plan }) => plan.className),
  text('Mata pelajaran', ({ plan }) => plan.subject),
  text('Tajuk', ({ plan }) => plan.topic),
  text('Standard pembelajaran', ({ plan }) => plan.learningStandards.join('; ')),
  text('Lengkap', ({ plan }) => (isComplete(plan) ? 'Ya' : 'Belum')),
  text('Pelaksanaan', ({ noted }) => (noted ? STATUS_WORDS[noted.status] : '')),
  number('Hadir', ({ noted }) => noted?.present ?? null),
  number('Menguasai', ({ noted }) => noted?.mastered ?? null),
  text('Fail', ({ file }) => file),
];
