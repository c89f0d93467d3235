import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { blockOf, chosenIn, type Selection, selectionNow, selectionOf } from './place';
import { type Move, movedSelection, nextPlace } from './selection-moves';

const size = { rows: 4, columns: 3 };
const middle = selectionOf({ row: 1, column: 1 });

const allMoves: readonly Move[] = [
  'up',
  'down',
  'left',
  'right',
  'page-up',
  'page-down',
  'row-start',
  'row-end',
  'column-top',
  'column-bottom',
  'first',
  'last',
];

describe('A move in a grid', () => {
  it.each<[Move, number, number]>([
    ['up', 0, 1],
    ['down', 2, 1],
    ['left', 1, 0],
    ['right', 1, 2],
    ['page-down', 3, 1],
    ['page-up', 0, 1],
    ['row-start', 1, 0],
    ['row-end', 1, 2],
    ['column-top', 0, 1],
    ['column-bottom', 3, 1],
    ['first', 0, 0],
    ['last', 3, 2],
  ])('%s leads to row %d, column %d', (move, row, column) => {
    expect(movedSelection(middle, move, false, size)).toEqual(selectionOf({ row, column }));
  });

  it('with Shift leaves its beginning where it is', () => {
    const selection = movedSelection(movedSelection(middle, 'up', true, size), 'left', true, size);
    expect(selection).toEqual({ anchor: { row: 1, column: 1 }, head: { row: 0, column: 0 } });
    expect(blockOf(selection)).toEqual({ top: 0, left: 0, bottom: 1, right: 1 });
  });

  it('never leaves the grid, whatever is pressed', () => {
    const presses = array(tuple(constantFrom(...allMoves), constantFrom(true, false)));
    const sizes = record({ rows: integer({ min: 1, max: 40 }), columns: integer({ min: 1, max: 20 }) });
    assert(
      property(presses, sizes, (pressed, { rows, columns }) => {
        const end = pressed.reduce<Selection>(
          (selection, [move, isExtending]) => movedSelection(selection, move, isExtending, { rows, columns }),
          selectionOf({ row: 0, column: 0 }),
        );
        const { top, left, bottom, right } = blockOf(end);
        return top >= 0 && left >= 0 && bottom < rows && right < columns;
      }),
    );
  });
});

describe('Enter', () => {
  const everywhere = () => true;

  it('goes down, and from the foot of a column to the head of the next', () => {
    expect(nextPlace({ row: 1, column: 0 }, false, everywhere, size)).toEqual({ row: 2, column: 0 });
    expect(nextPlace({ row: 3, column: 0 }, false, everywhere, size)).toEqual({ row: 0, column: 1 });
    expect(nextPlace({ row: 0, column: 1 }, true, everywhere, size)).toEqual({ row: 3, column: 0 });
  });

  it('passes what takes no value, and stays at the last place', () => {
    const notSecondRow = ({ row }: { row: number }) => row !== 1;
    expect(nextPlace({ row: 0, column: 0 }, false, notSecondRow, size)).toEqual({ row: 2, column: 0 });
    expect(nextPlace({ row: 3, column: 2 }, false, everywhere, size)).toEqual({ row: 3, column: 2 });
  });

  it('from the first place comes to every place that takes a value, once', () => {
    let place = { row: 0, column: 0 };
    const seen = [place];
    for (let press = 0; press < 11; press++) {
      place = nextPlace(place, false, everywhere, size);
      seen.push(place);
    }
    expect(new Set(seen.map(({ row, column }) => `${row}/${column}`)).size).toBe(12);
  });
});

describe('A selection stays on its rows', () => {
  const rowsOf = (ids: string) => [...ids].map((id) => ({ id }));
  const chosen = chosenIn(rowsOf('abc'), { anchor: { row: 1, column: 0 }, head: { row: 2, column: 1 } });

  it.each([
    ['where one comes above them', 'xabc', 2, 3],
    ['where one goes above them', 'bc', 0, 1],
    ['where they change places', 'acb', 2, 1],
    ['where the head has gone', 'abd', 1, 2],
    ['where the last have gone', 'a', 0, 0],
  ])('%s', (_where, ids, anchor, head) => {
    expect(selectionNow(rowsOf(ids), 2, chosen)).toEqual({
      anchor: { row: anchor, column: 0 },
      head: { row: head, column: 1 },
    });
  });
});
