import { fromCursor, toCursor } from './list-position.js';

const position = { at: 1_763_625_600_000, id: '0f6f3a3e-5a3c-4b1e-9c56-0d6d3f7a1b2c' };

describe('A cursor', () => {
  it('leads back to its position', () => {
    expect(fromCursor(toCursor(position))).toEqual(position);
  });

  it.each(['', 'x', toCursor({ ...position, id: "'; --" }), toCursor({ ...position, at: Number.NaN })])(
    'of nobody is none: %j',
    (cursor) => {
      expect(fromCursor(cursor)).toBeNull();
    },
  );
});
