/** Counted from 0, heads left out. */
export type Place = Readonly<{ row: number; column: number }>;
export type Size = Readonly<{ rows: number; columns: number }>;

/** From where a selection began to where it stands: the head has the focus. */
export type Selection = Readonly<{ anchor: Place; head: Place }>;

/** All edges belong to it. */
export type Block = Readonly<{ top: number; left: number; bottom: number; right: number }>;

/** A selection with the rows that it stands on: they may move, and others come or go above them. */
export type Chosen = Selection & Readonly<{ anchorRow: string | undefined; headRow: string | undefined }>;

type Rows = readonly Readonly<{ id: string }>[];

export function chosenIn(rows: Rows, { anchor, head }: Selection): Chosen {
  return { anchor, head, anchorRow: rows[anchor.row]?.id, headRow: rows[head.row]?.id };
}

/** Where the chosen rows stand by now; of those that are gone, where they stood. */
export function selectionNow(rows: Rows, columns: number, chosen: Chosen): Selection {
  const size = { rows: rows.length, columns };
  const now = (place: Place, id: string | undefined) => {
    const at = rows.findIndex((row) => row.id === id);
    return placeWithin(at < 0 ? place : { ...place, row: at }, size);
  };
  return { anchor: now(chosen.anchor, chosen.anchorRow), head: now(chosen.head, chosen.headRow) };
}

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
