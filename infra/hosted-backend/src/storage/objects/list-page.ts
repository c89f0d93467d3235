import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { likePrefix } from '../like-prefix.ts';
import { invalidRequest } from '../storage-error.ts';
import type { ObjectMetadata } from '../storage-tables.ts';
import type { SortBy } from './list-folder.ts';

export interface PageRequest {
  prefix: string;
  limit: number;
  cursor?: string | null;
  with_delimiter: boolean;
  sortBy: SortBy;
}

interface PageEntry {
  name: string;
  id: string | null;
  updated_at: Date;
  created_at: Date;
  last_accessed_at: Date;
  metadata: ObjectMetadata | null;
  /** What it is sorted by, exact to the microsecond where it is a time. */
  position: string;
}

/** One page of a bucket in the order asked for; each goes on exactly after the last entry of the one before. */
export async function listPage(database: Database, bucketId: string, request: PageRequest) {
  const rows = await readPage(database, bucketId, request);
  const entries = rows.slice(0, request.limit);
  const hasNext = rows.length > request.limit;
  const last = entries.at(-1);
  return {
    hasNext,
    ...(hasNext && last && { nextCursor: encodeCursor(last) }),
    folders: entries.filter(({ id }) => id === null).map(({ name }) => ({ key: name.slice(0, -1), name })),
    objects: entries
      .filter(({ id }) => id !== null)
      .map(({ position: _, ...file }) => ({ key: file.name, ...file })),
  };
}

async function readPage(database: Database, bucketId: string, request: PageRequest): Promise<PageEntry[]> {
  const { prefix, limit, sortBy } = request;
  const after = request.cursor ? decodeCursor(request.cursor) : undefined;
  const beyond = sql.raw(sortBy.order === 'desc' ? '<' : '>');
  const direction = sql.raw(sortBy.order === 'desc' ? 'desc' : 'asc');
  const byName = sortBy.column === 'name';
  const sortKey = byName ? sql`name collate "C"` : sql.ref(sortBy.column);
  const start = byName ? sql`${after?.position} collate "C"` : sql`${after?.position}::timestamptz`;
  const { rows } = await sql<PageEntry>`
    select *, ${sortKey}::text as position
    from (${request.with_delimiter ? folded(bucketId, prefix) : flat(bucketId, prefix)}) entries
    where ${after ? sql`(${sortKey}, name collate "C") ${beyond} (${start}, ${after.name} collate "C")` : sql`true`}
    order by ${sortKey} ${direction}, name collate "C" ${direction}
    limit ${limit + 1}`.execute(database);
  return rows;
}

const flat = (bucketId: string, prefix: string) => sql`
  select name, id, updated_at, created_at, last_accessed_at, metadata from storage.objects
  where bucket_id = ${bucketId} and name collate "C" like ${likePrefix(prefix)}`;

/** What lies deeper than the next slash after the prefix shows as one folder, as old and as new as what is in it. */
const folded = (bucketId: string, prefix: string) => sql`
  select case when slash > 0 then left(name, ${prefix.length}::int + slash) else name end as name,
         case when slash > 0 then null else id end as id,
         max(updated_at) as updated_at, min(created_at) as created_at,
         max(last_accessed_at) as last_accessed_at,
         case when slash > 0 then null else metadata end as metadata
  from (select *, position('/' in substr(name, ${prefix.length + 1}::int)) as slash
        from (${flat(bucketId, prefix)}) under_prefix) measured
  group by 1, 2, 6`;

const encodeCursor = ({ position, name }: PageEntry) =>
  Buffer.from(JSON.stringify([position, name])).toString('base64url');

function decodeCursor(cursor: string): Pick<PageEntry, 'position' | 'name'> {
  const [position, name] = parse(Buffer.from(cursor, 'base64url').toString());
  if (typeof position !== 'string' || typeof name !== 'string') throw invalidRequest('Invalid cursor');
  return { position, name };
}

function parse(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
