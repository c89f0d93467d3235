import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { noSuchBucket } from '../storage-error.ts';
import type { BucketsTable } from '../storage-tables.ts';

export interface Bucket extends Omit<Selectable<BucketsTable>, 'file_size_limit'> {
  file_size_limit: number | null;
}

export const bucketOf = (row: Selectable<BucketsTable>): Bucket => ({
  ...row,
  file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
});

/** @throws StorageError NoSuchBucket, also where the database handle's role may not see it */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const row = await database
    .selectFrom('storage.buckets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw noSuchBucket();
  return bucketOf(row);
}

/** The fields of the real service, and no others; who has no owner has the empty text there. */
export const bucketJson = (bucket: Bucket) => ({
  id: bucket.id,
  name: bucket.name,
  owner: bucket.owner ?? '',
  public: bucket.public,
  file_size_limit: bucket.file_size_limit,
  allowed_mime_types: bucket.allowed_mime_types,
  created_at: bucket.created_at,
  updated_at: bucket.updated_at,
});
