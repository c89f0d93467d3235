import { actAs } from '../../database/act-as.ts';
import { findBucket } from '../buckets/bucket.ts';
import { mustBeKey } from '../names.ts';
import type { StorageCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';
import { findObject } from './stored-object.ts';

export interface MoveRequest {
  bucketId: string;
  sourceKey: string;
  destinationKey: string;
  destinationBucket?: string | null;
}

/** Only the row changes: the bytes keep their version. */
export async function moveObject(
  { auth }: StorageContext,
  { claims, owner, ownerId }: StorageCaller,
  { bucketId, sourceKey, destinationKey, destinationBucket }: MoveRequest,
) {
  const target = destinationBucket ?? bucketId;
  const name = mustBeKey(destinationKey);
  await findBucket(auth.database, target);
  const id = await actAs(auth.database, claims, async (database) => {
    const source = await findObject(database, bucketId, sourceKey);
    const { numUpdatedRows } = await database
      .updateTable('storage.objects')
      .set({ bucket_id: target, name, owner, owner_id: ownerId })
      .where('id', '=', source.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuchKey();
    return source.id;
  });
  return { message: 'Successfully moved', Id: id, Key: `${target}/${name}` };
}
