import { folded } from '../domain/import/names.js';
import { type GridColumns, spanIn, weekdayIn } from './table-words.js';

type Row = Readonly<{ number: number; cells: readonly string[] }>;
type Merge = Readonly<{ fromRow: number; toRow: number; fromColumn: number; toColumn: number }>;
type Sheet = Readonly<{ name: string | null; rows: readonly Row[]; merges: readonly Merge[] }>;

/** Of the lines that a grid is told as. */
export const LINE_COLUMNS: GridColumns = { day: 0, time: 1, class: 2, subject: 3, teacher: 4, room: 5 };
type Line = readonly string[];

/** Fewer days or times than these are no week. */
const FEWEST = 2;
const CLOCK = /\d{1,2}[.:]\d{2}[a-z. ]{0,16}(?:-|–|—|hingga) {0,4}\d{1,2}[.:]\d{2}[a-z. ]{0,16}/iu;
const UNNAMED = /^(?:sheet|helaian|lembaran|table|jadual)\s*\d*$/iu;
const OF_CLASS = /(?:kelas|class)[ :]{1,4}(\S.{0,79})/iu;
/** Of a cell: more is no lesson. */
const MOST_LETTERS = 300;
/** Nobody teaches then. */
const NO_LESSONS = ['rehat', 'recess', 'break'];

/** Sheets that are the week of a class each, the days down or across, as lines of lessons; empty where none is. */
export function linesOfClassGrids(sheets: readonly Sheet[]): Line[] {
  return sheets.flatMap((sheet) => {
    const rows = sheet.rows.map((row) => spread(row, sheet.merges));
    const className = classOf(sheet, rows);
    return className === '' ? [] : linesOf(rows, className);
  });
}

function linesOf(rows: readonly Line[], className: string): Line[] {
  for (const [at, head] of rows.entries()) {
    const below = rows.slice(at + 1);
    if (head.filter(isTime).length >= FEWEST) return linesIn(below, head, { isTimeAbove: true, className });
    if (head.filter((cell) => weekdayIn(cell) !== null).length >= FEWEST)
      return linesIn(below, head, { isTimeAbove: false, className });
  }
  return [];
}

type Shape = Readonly<{ isTimeAbove: boolean; className: string }>;

/** What stands before the cells of a line: the first that is a day, or a time. */
function linesIn(rows: readonly Line[], head: Line, { isTimeAbove, className }: Shape): Line[] {
  return rows.flatMap((row) => {
    const at = row.findIndex((cell) => (isTimeAbove ? weekdayIn(cell) !== null : isTime(cell)));
    if (at === -1) return [];
    return row.flatMap((cell, column) => {
      const above = head[column] ?? '';
      const isInGrid = column > at && (isTimeAbove ? isTime(above) : weekdayIn(above) !== null);
      const [subject = '', teacher = '', room = ''] = isInGrid ? saidIn(cell) : [];
      if (subject === '' || NO_LESSONS.includes(folded(subject))) return [];
      const [day, time] = isTimeAbove ? [row[at] ?? '', above] : [above, row[at] ?? ''];
      return [[day, CLOCK.exec(time)?.[0] ?? '', className, subject, teacher, room]];
    });
  });
}

const isTime = (cell: string) => spanIn(CLOCK.exec(cell)?.[0] ?? '') !== null;

/** Subject, teacher and room below each other; in one line the teacher in brackets or behind a stroke. */
function saidIn(cell: string): string[] {
  const lines = cell.split(/\n|\s+[/|]\s+/u).map((line) => line.trim());
  if (lines.length > 1) return lines.filter((line) => line !== '');
  const [, subject = cell, teacher = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(cell.trim()) ?? [];
  return [subject.trim(), teacher.trim()];
}

/** The name of the sheet; of one that nobody named what it says of its class. */
function classOf({ name }: Sheet, rows: readonly Line[]): string {
  if (name !== null && !UNNAMED.test(name.trim())) return name.trim();
  for (const cell of rows.slice(0, 10).flat()) {
    const [, named = ''] = OF_CLASS.exec(cell) ?? [];
    if (named !== '') return named.trim();
  }
  return '';
}

/** What a merged cell says, in every column and row that it covers: a double period is one. */
function spread({ number, cells }: Row, merges: readonly Merge[]): string[] {
  const text = [...cells];
  for (const { fromRow, toRow, fromColumn, toColumn } of merges)
    if (fromRow === number && toRow === number)
      for (let column = fromColumn + 1; column <= toColumn && column < MOST_SPREAD; column += 1)
        text[column] = cells[fromColumn] ?? '';
  return Array.from(text, (cell) => (cell ?? '').slice(0, MOST_LETTERS));
}
const MOST_SPREAD = 64;
