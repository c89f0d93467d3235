import { foldedHead } from './head.js';
import { type KnownHeads, proposedMapping } from './mapping.js';
import { type Row, type Sheet, spread } from './sheet-rows.js';

/** The heads of a table. `first`, `last`: its lines among the rows of the sheet. `lines`: each as it is written. */
export type HeadLine = Readonly<{
  heads: readonly string[];
  lines: readonly (readonly string[])[];
  score: number;
  filled: number;
  first: number;
  last: number;
}>;

const ROWS_LOOKED_AT = 40;

/** The line, or the two lines, in which most heads are known. */
export function headLineOf({ rows, merges }: Sheet, known: KnownHeads): HeadLine | undefined {
  const lines = rows.slice(0, ROWS_LOOKED_AT).map((row) => ({ row, cells: spread(row, merges) }));
  const candidates = lines.flatMap(({ row, cells }, at) => {
    const below = lines[at + 1];
    const single = lineOf(cells, { first: at, last: at, lines: [row.cells] }, known);
    const isMerged = merges.some(({ fromRow, toRow }) => fromRow <= row.number && row.number <= toRow);
    if (!(isMerged || hasGaps(cells)) || below?.row.number !== row.number + 1) return [single];
    const upper = isMerged ? cells : carriedOn(cells, below.cells);
    const place = { first: at, last: at + 1, lines: [row.cells, below.row.cells] };
    return [single, lineOf(joined(upper, below.cells), place, known)];
  });
  return candidates.toSorted(
    (one, other) => other.score - one.score || other.filled - one.filled || one.last - other.last,
  )[0];
}

function lineOf(
  heads: readonly string[],
  place: Pick<HeadLine, 'first' | 'last' | 'lines'>,
  known: KnownHeads,
): HeadLine {
  const score = proposedMapping(heads, known)
    .map(({ likeness }) => ({ recognised: 2, guessed: 1, none: 0 })[likeness])
    .reduce((sum, points) => sum + points, 0);
  return { ...place, heads, score, filled: heads.filter((head) => head !== '').length };
}

/** A title is alone in its line; heads over several columns leave gaps between them. */
function hasGaps(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length > 1;
}

/** A file without merged cells, as CSV, says what stands over several columns over the first of them alone. */
function carriedOn(cells: readonly string[], below: readonly string[]): string[] {
  let last = '';
  return Array.from({ length: Math.max(cells.length, below.length) }, (_, column) => {
    const cell = cells[column] ?? '';
    last = cell || (below[column] ? last : '');
    return last;
  });
}

/** Heads in two lines: what stands over several columns, and what under it. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim(),
  );
}

/** At the top of each printed page, and of each class, the heads stand again. */
export function isHeadAgain({ cells }: Row, { heads, lines }: HeadLine): boolean {
  return [heads, ...lines].some(
    (line) =>
      line.some((head) => head !== '') &&
      cells.every((cell, column) => cell === '' || foldedHead(cell) === foldedHead(line[column] ?? '')),
  );
}
