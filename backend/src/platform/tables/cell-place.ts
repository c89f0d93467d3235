/** 0 -> A, 26 -> AA, as spreadsheets name columns. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** E17 -> 4 */
export function columnOf(place: string): number {
  let column = 0;
  for (const letter of place.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A1:C1 as both ends stand in it; rows from 1, columns from 0. */
export type Area = Readonly<{ fromRow: number; toRow: number; fromColumn: number; toColumn: number }>;

export function areaOf(written: string): Area {
  const [from = '', to = from] = written.split(':');
  const rowOf = (place: string) => Number(place.replace(/^[A-Z]+/, ''));
  return { fromRow: rowOf(from), toRow: rowOf(to), fromColumn: columnOf(from), toColumn: columnOf(to) };
}

export function writtenArea({ fromRow, toRow, fromColumn, toColumn }: Area): string {
  return `${letterOf(fromColumn)}${fromRow}:${letterOf(toColumn)}${toRow}`;
}
