import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { once } from '../../../platform/papers/printing.js';
import { csv } from '../../../platform/tables/csv.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { isComplete, timesOf } from '../../lesson-plans/rules/index.js';
import type { LessonOnPaper, PaperHead, WeekOnPaper } from '../papers/plan-on-paper.js';
import { STATUS_WORDS } from '../papers/plan-sheets.js';
import { printPdf } from './print-plans.js';

type Line = LessonOnPaper & Readonly<{ file: string; week: string }>;

/** A PDF for each week, and at last a table of what they hold. */
export function printArchive(head: PaperHead, weeks: AsyncIterable<WeekOnPaper>): Readable {
  const zip = new yazl.ZipFile();
  const content = new PassThrough();
  zip.outputStream.pipe(content);
  fill(zip, head, weeks).catch((error: Error) => content.destroy(error));
  return content;
}

async function fill(zip: yazl.ZipFile, head: PaperHead, weeks: AsyncIterable<WeekOnPaper>): Promise<void> {
  const mtime = new Date(head.now);
  const lines: Line[] = [];
  for await (const read of weeks) {
    const file = `minggu-${read.week}.pdf`;
    const plans = { title: `${read.name}, ${read.session}`, head, layout: 'lesson' } as const;
    zip.addBuffer(await buffer(await printPdf(plans, once(read))), file, { mtime });
    lines.push(...read.lessons.map((lesson) => ({ ...lesson, file, week: read.name })));
  }
  zip.addReadStream(Readable.from(csv(COLUMNS, once(lines))), 'indeks.csv', { mtime });
  zip.end();
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
