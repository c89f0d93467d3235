import { type Place, placeWithin, type Selection, type Size, selectionOf } from './place';

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'page-up'
  | 'page-down'
  | 'row-start'
  | 'row-end'
  | 'column-top'
  | 'column-bottom'
  | 'first'
  | 'last';

const pageRows = 10;

const targets: Readonly<Record<Move, (from: Place) => Place>> = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  'page-up': ({ row, column }) => ({ row: row - pageRows, column }),
  'page-down': ({ row, column }) => ({ row: row + pageRows, column }),
  'row-start': ({ row }) => ({ row, column: 0 }),
  'row-end': ({ row }) => ({ row, column: Number.POSITIVE_INFINITY }),
  'column-top': ({ column }) => ({ row: 0, column }),
  'column-bottom': ({ column }) => ({ row: Number.POSITIVE_INFINITY, column }),
  first: () => ({ row: 0, column: 0 }),
  last: () => ({ row: Number.POSITIVE_INFINITY, column: Number.POSITIVE_INFINITY }),
};

/** Extending leaves the anchor where it is. */
export function movedSelection(
  { anchor, head }: Selection,
  move: Move,
  isExtending: boolean,
  size: Size,
): Selection {
  const to = placeWithin(targets[move](head), size);
  return isExtending ? { anchor, head: to } : selectionOf(to);
}

/** Where Enter leads: down the column past what takes no value, then on with the next column. The last place leads to
 * itself, as does the first one backwards. */
export function nextPlace(
  from: Place,
  isBackwards: boolean,
  takesValue: (place: Place) => boolean,
  { rows, columns }: Size,
): Place {
  const step = isBackwards ? -1 : 1;
  for (let at = from.column * rows + from.row + step; at >= 0 && at < rows * columns; at += step) {
    const place = { row: at % rows, column: Math.floor(at / rows) };
    if (takesValue(place)) return place;
  }
  return from;
}
