import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { likePrefix } from '../like-prefix.ts';
import type { ObjectMetadata } from '../storage-tables.ts';

export interface SortBy {
  column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  order: 'asc' | 'desc';
}

export interface FolderRequest {
  prefix: string;
  limit: number;
  offset: number;
  search: string;
  sortBy: SortBy;
}

/** A file, or a folder, which has a name only. */
interface FolderEntry {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: ObjectMetadata | null;
}

/** What stands directly in a folder, names relative to it. */
export async function listFolder(
  database: Database,
  bucketId: string,
  { prefix, limit, offset, search, sortBy }: FolderRequest,
): Promise<FolderEntry[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const level = folder.split('/').length;
  const direction = sql.raw(sortBy.order === 'desc' ? 'desc' : 'asc');
  const { rows } = await sql<FolderEntry>`
    with found as (
      select path_tokens[${level}] as entry, array_length(path_tokens, 1) > ${level} as is_folder, *
      from storage.objects
      where bucket_id = ${bucketId} and name ilike ${likePrefix(folder + search)}
    ), entries as (
      select entry as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
             null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where is_folder group by entry
      union all
      select entry, id, updated_at, created_at, last_accessed_at, metadata from found where not is_folder
    )
    select * from entries
    order by ${sortBy.column === 'name' ? sql`name collate "C"` : sql.ref(sortBy.column)} ${direction} nulls first,
             name collate "C"
    limit ${limit} offset ${offset}`.execute(database);
  return rows;
}
