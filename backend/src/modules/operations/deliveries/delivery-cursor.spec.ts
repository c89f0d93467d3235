import { fromCursor, toCursor } from './delivery-cursor.js';

const POSITION = { at: '1795192587273123', id: 'bcdc57c1-a387-41dd-979f-cf32a9c4a88f' };

it('a cursor says where the page before ended', () => {
  expect(fromCursor(toCursor(POSITION))).toEqual(POSITION);
});

it.each(['', 'abc', '\0', Buffer.from('1 2').toString('base64url'), toCursor({ ...POSITION, at: '-1' })])(
  '%j is no cursor',
  (cursor) => {
    expect(fromCursor(cursor)).toBeNull();
  },
);
