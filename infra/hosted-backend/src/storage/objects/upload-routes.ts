import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findBucket } from '../buckets/bucket.ts';
import { mustBeKey } from '../names.ts';
import { requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { checkMayUpload } from './check-may-upload.ts';
import { incomingFile } from './incoming-file.ts';
import { limitOf, storeUpload } from './store-upload.ts';

export interface ObjectPath {
  Params: { bucketId: string; '*': string };
}

export function uploadRoutes(app: FastifyInstance, context: StorageContext): void {
  app.post<ObjectPath>('/object/:bucketId/*', (request) =>
    upload(context, request, request.headers['x-upsert'] === 'true'),
  );
  app.put<ObjectPath>('/object/:bucketId/*', (request) => upload(context, request, true));
}

async function upload(context: StorageContext, request: FastifyRequest<ObjectPath>, upsert: boolean) {
  const { auth } = context;
  const { bucketId, '*': name } = request.params;
  const caller = await requireCaller(auth, request);
  mustBeKey(name);
  const bucket = await findBucket(auth.database, bucketId);
  await checkMayUpload(context, caller, { bucketId, name, upsert });
  const file = await incomingFile(request, limitOf(context, bucket));
  const { owner, ownerId } = caller;
  const id = await storeUpload(context, { bucket, name, upsert, owner, ownerId }, file);
  return { Id: id, Key: `${bucketId}/${name}` };
}
