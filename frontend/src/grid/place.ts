/** Counted from 0, heads left out. */
export type Place = Readonly<{ row: number; column: number }>;
export type Size = Readonly<{ rows: number; columns: number }>;

/** From where a selection began to where it stands: the head has the focus. */
export type Selection = Readonly<{ anchor: Place; head: Place }>;

/** All edges belong to it. */
export type Block = Readonly<{ top: number; left: number; bottom: number; right: number }>;

export function selectionOf(place: Place): Selection {
  return { anchor: place, head: place };
}

export function blockOf({ anchor, head }: Selection): Block {
  return {
    top: Math.min(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    bottom: Math.max(anchor.row, head.row),
    right: Math.max(anchor.column, head.column),
  };
}

export function isSinglePlace({ top, left, bottom, right }: Block): boolean {
  return top === bottom && left === right;
}

const numbersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Row by row. */
export function rowsOfPlaces({ top, left, bottom, right }: Block): Place[][] {
  return numbersBetween(top, bottom).map((row) =>
    numbersBetween(left, right).map((column) => ({ row, column })),
  );
}

/** The nearest place that there is: rows may go while somebody stands in the last. */
export function placeWithin({ row, column }: Place, { rows, columns }: Size): Place {
  const within = (number: number, count: number) => Math.max(0, Math.min(number, count - 1));
  return { row: within(row, rows), column: within(column, columns) };
}
