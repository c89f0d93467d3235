import { foldedHead } from './head.js';
import { type KnownHeads, proposedMapping } from './mapping.js';

type Row = Readonly<{ number: number; cells: readonly string[]; unread: readonly number[] }>;
type Merge = Readonly<{ fromRow: number; toRow: number; fromColumn: number; toColumn: number }>;
type Sheet = Readonly<{ name: string | null; rows: readonly Row[]; merges: readonly Merge[] }>;

/** The table of a file, without what stands above it. `heads`: as written, '' where a column has none. */
export type FileTable = Readonly<{ sheet: string | null; heads: readonly string[]; rows: readonly Row[] }>;
/** `headRow`: the last row of its heads, as a spreadsheet counts. */
export type FoundTable = FileTable & Readonly<{ headRow: number }>;

type HeadLine = Readonly<{ heads: readonly string[]; score: number; last: number; filled: number }>;

const ROWS_LOOKED_AT = 40;

/** In the sheet and under the line of heads that say most; where none is known, under the first line that is fullest. */
export function tableOf(sheets: readonly Sheet[], known: KnownHeads): FoundTable | null {
  const found = sheets.flatMap((sheet) => {
    const head = headLineOf(sheet, known);
    return head ? [{ sheet, head }] : [];
  });
  const best = found.toSorted((one, other) => compare(one.head, other.head))[0];
  if (!best) return null;
  const { sheet, head } = best;
  const rows = filledDown(sheet.rows.slice(head.last + 1), sheet.merges).filter(
    (row) => !isHeadAgain(row, head.heads),
  );
  const columns = Math.max(head.heads.length, ...rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: columns }, (_, column) => head.heads[column] ?? '');
  return { sheet: sheet.name, heads, rows, headRow: sheet.rows[head.last]?.number ?? 0 };
}

function headLineOf({ rows, merges }: Sheet, known: KnownHeads): HeadLine | undefined {
  const lines = rows.slice(0, ROWS_LOOKED_AT).map((row) => ({ row, cells: spread(row, merges) }));
  const candidates = lines.flatMap(({ row, cells }, at) => {
    const below = lines[at + 1];
    const single = lineOf(cells, at, known);
    const isMerged = merges.some(({ fromRow, toRow }) => fromRow <= row.number && row.number <= toRow);
    if (!(isMerged || hasGaps(cells)) || below?.row.number !== row.number + 1) return [single];
    const upper = isMerged ? cells : carriedOn(cells);
    return [single, lineOf(joined(upper, below.cells), at + 1, known)];
  });
  return candidates.toSorted(compare)[0];
}

function lineOf(heads: readonly string[], last: number, known: KnownHeads): HeadLine {
  const score = proposedMapping(heads, known)
    .map(({ likeness }) => ({ recognised: 2, guessed: 1, none: 0 })[likeness])
    .reduce((sum, points) => sum + points, 0);
  return { heads, score, last, filled: heads.filter((head) => head !== '').length };
}

/** The best first; among equals the earlier. */
function compare(one: HeadLine, other: HeadLine): number {
  return other.score - one.score || other.filled - one.filled || one.last - other.last;
}

/** What a merged cell says, in every column and row that it covers. */
function spread({ number, cells }: Row, merges: readonly Merge[]): string[] {
  const text = [...cells];
  for (const { fromRow, toRow, fromColumn, toColumn } of merges) {
    if (fromRow !== number || toRow < number) continue;
    for (let column = fromColumn + 1; column <= toColumn && column < MOST_SPREAD; column += 1)
      text[column] = cells[fromColumn] ?? '';
  }
  return Array.from(text, (cell) => cell ?? '');
}
const MOST_SPREAD = 256;

/**
 * What a cell over several rows says holds for each of them. Not for the columns beside it that it covers: a word over
 * the whole line, as of holidays, is nobody's topic.
 */
function filledDown(rows: readonly Row[], merges: readonly Merge[]): readonly Row[] {
  const tall = Map.groupBy(
    merges.filter(({ fromRow, toRow }) => toRow > fromRow),
    ({ fromRow }) => fromRow,
  );
  const open = new Map<number, Readonly<{ toRow: number; text: string }>>();
  return rows.map((row) => {
    const cells = [...row.cells];
    for (const [column, { toRow, text }] of open)
      if (row.number > toRow) open.delete(column);
      else cells[column] ||= text;
    for (const { fromColumn, toRow } of tall.get(row.number) ?? [])
      if (cells[fromColumn]) open.set(fromColumn, { toRow, text: cells[fromColumn] });
    return { ...row, cells: Array.from(cells, (cell) => cell ?? '') };
  });
}

/** A title is alone in its line; heads over several columns leave gaps between them. */
function hasGaps(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length > 1;
}

/** A file without merged cells, as CSV, says what stands over several columns over the first of them alone. */
function carriedOn(cells: readonly string[]): string[] {
  let last = '';
  return cells.map((cell) => {
    last = cell || last;
    return last;
  });
}

/** Heads in two lines: what stands over several columns, and what under it. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim(),
  );
}

/** At the top of each printed page the heads stand again. */
function isHeadAgain({ cells }: Row, heads: readonly string[]): boolean {
  return cells.every((cell, column) => cell === '' || foldedHead(cell) === foldedHead(heads[column] ?? ''));
}
