import { actAs } from '../../database/act-as.ts';
import type { StorageCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';

export interface UploadTarget {
  bucketId: string;
  name: string;
  upsert: boolean;
}

/**
 * Asks the policies before a byte is read: writes the row as the caller and takes it back.
 * @throws StorageError AccessDenied, or ResourceAlreadyExists without `upsert`
 */
export async function checkMayUpload(
  { auth }: StorageContext,
  { claims, owner, ownerId }: StorageCaller,
  { bucketId, name, upsert }: UploadTarget,
): Promise<void> {
  const row = { bucket_id: bucketId, name, version: '', owner, owner_id: ownerId };
  await actAs(auth.database, claims, async (database) => {
    const insert = database.insertInto('storage.objects').values({ ...row, metadata: null });
    const update = { version: row.version, owner, owner_id: ownerId };
    const overwriting = insert.onConflict((conflict) =>
      conflict.columns(['bucket_id', 'name']).doUpdateSet(update),
    );
    await (upsert ? overwriting : insert).execute();
    throw new Allowed();
  }).catch((error) => {
    if (!(error instanceof Allowed)) throw error;
  });
}

class Allowed extends Error {}
