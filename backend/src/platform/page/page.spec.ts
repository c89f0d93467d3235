import { isDay } from '../calendar/day.js';
import { ValidationError } from '../errors/errors.js';
import { isUuid, mapPage, type Position, readPage, type Slice } from './page.js';

const ID = '0b9c4a0e-6f0e-4b8e-9d3c-3a5f8f0a1b2';
const ROWS = ['2026-11-25', '2026-11-24', '2026-11-24', '2026-11-20'].map((date, place) => ({
  date,
  id: `${ID}${place}`,
  text: `plan ${place}`,
}));
type Row = (typeof ROWS)[number];
type Key = 'date' | 'id';

const isAt = (row: Row, after: Position<Key>) => row.date === after.date && row.id === after.id;
const page = (asked: { cursor?: string; limit?: number }) =>
  readPage(asked, {
    keys: { date: isDay, id: isUuid },
    positionOf: (row: Row) => row,
    read: async ({ after, limit }: Slice<Key>) => {
      const start = after ? ROWS.findIndex((row) => isAt(row, after)) + 1 : 0;
      return ROWS.slice(start, start + limit);
    },
  });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a list read page by page', () => {
  it.each([1, 2, 3, 4, 5])('misses and repeats nothing with %d rows on a page', async (limit) => {
    const found: Row[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await page({ limit, ...(cursor && { cursor }) });
      expect(items.length).toBeLessThanOrEqual(limit);
      found.push(...items);
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(ROWS);
  });

  it('ends without a cursor where the last page is full', async () => {
    expect((await page({ limit: 4 })).nextCursor).toBeNull();
  });

  it('keeps its cursor when its rows are shown otherwise', async () => {
    const { items, nextCursor } = await page({ limit: 1 });
    expect(mapPage({ items, nextCursor }, ({ text }) => text)).toEqual({ items: ['plan 0'], nextCursor });
  });

  it('hands out a cursor that needs no escaping in an address and tells nothing beside the keys', async () => {
    const { nextCursor } = await page({ limit: 1 });
    expect(nextCursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(Buffer.from(nextCursor ?? '', 'base64url').toString()).not.toContain('plan');
  });

  it.each([
    ['nothing', ''],
    ['a word', 'kursor'],
    ['no base64', '%%%'],
    ['null', encoded(null)],
    ['a list', encoded(['2026-11-23', `${ID}1`])],
    ['a date that does not exist', encoded({ date: '2026-02-30', id: `${ID}1` })],
    ['a number where text belongs', encoded({ date: 20261123, id: `${ID}1` })],
    ['an id that is none', encoded({ date: '2026-11-23', id: '1' })],
    ['a NUL byte in it', encoded({ date: '2026-11-23', id: `${ID}1\0` })],
    ['a key missing', encoded({ date: '2026-11-23' })],
    ['of the release before', Buffer.from(`2026-11-23 07:40 ${ID}1`).toString('base64url')],
  ])('refuses a cursor that is %s', async (_, cursor) => {
    await expect(page({ cursor })).rejects.toThrow(ValidationError);
  });
});
