import { ValidationError } from '../errors/errors.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type Page<Row> = Readonly<{ items: readonly Row[]; nextCursor: string | null }>;

/** The keys that order a list, the last one unique, and what each of them may be: a cursor comes from outside. */
type KeyCheck = (text: string) => boolean;
export type PageKeys<Key extends string> = Readonly<Record<Key, KeyCheck>>;

/** Where a row stands in the list. */
export type Position<Key extends string> = Readonly<Record<Key, string>>;

/** What to read: the rows behind the position, or the first ones. */
export type Slice<Key extends string> = Readonly<{ after: Position<Key> | null; limit: number }>;

export type Asked = Readonly<{ cursor?: string; limit?: number }>;

type Listing<Key extends string, Row> = Readonly<{
  keys: PageKeys<Key>;
  /** In the order of the keys. */
  read: (slice: Slice<NoInfer<Key>>) => Promise<readonly Row[]>;
  positionOf: (row: Row) => Position<NoInfer<Key>>;
}>;

const ROWS = 50;

/** One page of a list. One row more than it shows is read: it tells whether there is a next page. */
export async function readPage<Key extends string, Row>(
  { cursor, limit = ROWS }: Asked,
  { keys, positionOf, read }: Listing<Key, Row>,
): Promise<Page<Row>> {
  const after = cursor === undefined ? null : positionIn(cursor, keys);
  const found = await read({ after, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && found.length > limit ? toCursor(positionOf(last), keys) : null };
}

export function mapPage<Row, Shown>({ items, nextCursor }: Page<Row>, show: (row: Row) => Shown) {
  return { items: items.map(show), nextCursor };
}

/** A whole number of so many digits at most, as text: what a client makes up must not be more than SQL can read. */
export function isNumberOf(digits: number): KeyCheck {
  return (text) => /^\d+$/.test(text) && text.length <= digits;
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The position as text that clients hand back unread. */
function toCursor<Key extends string>(position: Position<Key>, keys: PageKeys<Key>): string {
  const named = Object.keys(keys).map((key) => [key, Reflect.get(position, key)]);
  return Buffer.from(JSON.stringify(Object.fromEntries(named))).toString('base64url');
}

/** A cursor of an earlier release is refused like any other that is none of ours: the list begins anew. */
function positionIn<Key extends string>(cursor: string, keys: PageKeys<Key>): Position<Key> {
  const position = parsed(Buffer.from(cursor, 'base64url').toString());
  if (isPosition(position, keys)) return position;
  throw new ValidationError([{ field: 'cursor', message: 'cursor must be the nextCursor of a page' }]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPosition<Key extends string>(value: unknown, keys: PageKeys<Key>): value is Position<Key> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<KeyCheck>(keys).every(([key, holds]) => {
    const part: unknown = Reflect.get(value, key);
    return typeof part === 'string' && holds(part);
  });
}
