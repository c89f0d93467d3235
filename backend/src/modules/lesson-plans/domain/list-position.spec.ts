import { fromCursor, type ListPosition, toCursor } from './list-position.js';

const position: ListPosition = {
  date: '2026-11-23',
  startTime: '07:40',
  id: '0b9c4a0e-6f0e-4b8e-9d3c-3a5f8f0a1b2c',
};
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor of the list', () => {
  it('leads back to the position it was made of', () => {
    expect(fromCursor(toCursor(position))).toEqual(position);
  });

  it('shows nothing that needs escaping in an address', () => {
    expect(toCursor(position)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'kursor'],
    ['no base64', '%%%'],
    ['a date that does not exist', encoded(`2026-02-30 07:40 ${position.id}`)],
    ['a time that does not exist', encoded(`2026-11-23 24:00 ${position.id}`)],
    ['an id that is none', encoded('2026-11-23 07:40 1')],
    ['a part missing', encoded('2026-11-23 07:40')],
    ['a part too many', encoded(`2026-11-23 07:40 ${position.id} 1`)],
    ['something behind it', `${toCursor(position)}!`],
    ['a NUL byte in it', encoded(`2026-11-23 07:40 ${position.id}\0`)],
  ])('is refused when it is %s', (_, cursor) => {
    expect(fromCursor(cursor)).toBeNull();
  });
});
