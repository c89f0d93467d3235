import { actAs } from '../../database/act-as.ts';
import { findBucket } from '../buckets/bucket.ts';
import { mustBeKey } from '../names.ts';
import type { StorageCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';
import type { ObjectMetadata } from '../storage-tables.ts';
import { checkMayUpload } from './check-may-upload.ts';
import { completeUpload } from './complete-upload.ts';
import type { MoveRequest } from './move-object.ts';
import { withNewVersion } from './store-upload.ts';
import { findObject } from './stored-object.ts';

export interface CopyRequest extends MoveRequest {
  copyMetadata: boolean;
  metadata?: Pick<Partial<ObjectMetadata>, 'cacheControl' | 'mimetype' | 'contentEncoding'> | null;
}

export async function copyObject(
  context: StorageContext,
  caller: StorageCaller,
  { upsert, ...request }: CopyRequest & { upsert: boolean },
) {
  const { auth } = context;
  const bucketId = request.destinationBucket ?? request.bucketId;
  const name = mustBeKey(request.destinationKey);
  await findBucket(auth.database, bucketId);
  const source = await actAs(auth.database, caller.claims, (database) =>
    findObject(database, request.bucketId, request.sourceKey),
  );
  const from = source.version;
  const stored = source.metadata;
  if (!from || !stored) throw noSuchKey();
  await checkMayUpload(context, caller, { bucketId, name, upsert });
  const { owner, ownerId } = caller;
  const changes = request.copyMetadata ? {} : request.metadata;
  const metadata = { ...stored, ...changes, lastModified: auth.now().toISOString() };
  const userMetadata = (request.copyMetadata && source.user_metadata) || {};
  const id = await withNewVersion(context, async (version) => {
    await context.bytes.copy(from, version);
    return completeUpload(context, {
      bucketId,
      name,
      upsert,
      version,
      owner,
      ownerId,
      metadata,
      userMetadata,
    });
  });
  return {
    Id: id,
    Key: `${bucketId}/${name}`,
    name,
    bucket_id: bucketId,
    owner,
    owner_id: ownerId,
    metadata,
  };
}
