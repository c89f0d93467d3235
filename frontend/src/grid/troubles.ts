import type { Head, Sheet } from './sheet';

type Trouble = { row: Head; column: Head };

/** The cells about which somebody has to decide something, row by row. */
export function troublesOf<Value>({ rows, columns, cellAt }: Sheet<Value>): Trouble[] {
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const standing = cellAt(row, column)?.standing.name;
      return standing === 'refused' || standing === 'differs' ? [{ row, column }] : [];
    }),
  );
}
