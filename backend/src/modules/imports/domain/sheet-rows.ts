export type Row = Readonly<{
  number: number;
  cells: readonly string[];
  unread: readonly number[];
  isHidden: boolean;
}>;
export type Merge = Readonly<{ fromRow: number; toRow: number; fromColumn: number; toColumn: number }>;
export type Sheet = Readonly<{ name: string | null; rows: readonly Row[]; merges: readonly Merge[] }>;

/** What a merged cell says, in every column and row that it covers. */
export function spread({ number, cells }: Row, merges: readonly Merge[]): string[] {
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
export function filledDown(rows: readonly Row[], merges: readonly Merge[]): readonly Row[] {
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
