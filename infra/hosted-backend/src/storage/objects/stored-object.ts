import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { noSuchKey } from '../storage-error.ts';
import type { ObjectsTable } from '../storage-tables.ts';

export type StoredObject = Selectable<ObjectsTable>;

/** @throws StorageError NoSuchKey, also where the database handle's role may not see it */
export async function findObject(database: Database, bucketId: string, name: string): Promise<StoredObject> {
  const object = await database
    .selectFrom('storage.objects')
    .selectAll()
    .where('bucket_id', '=', bucketId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!object) throw noSuchKey();
  return object;
}
