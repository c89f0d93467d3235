import type { FastifyInstance } from 'fastify';
import { findBucket } from '../buckets/bucket.ts';
import { incomingFile } from '../objects/incoming-file.ts';
import { limitOf, storeUpload } from '../objects/store-upload.ts';
import type { ObjectPath } from '../objects/upload-routes.ts';
import { callerWith } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';

interface SignedUpload extends ObjectPath {
  Querystring: { token: string };
}

const schema = {
  querystring: {
    type: 'object',
    properties: { token: { type: 'string', maxLength: 8192 } },
    required: ['token'],
  },
};

/** The policies were asked when the link was signed. Without `upsert` it works once: then the object is there. */
export function signedUploadRoute(app: FastifyInstance, context: StorageContext): void {
  const { auth, links } = context;
  app.put<SignedUpload>('/object/upload/sign/:bucketId/*', { schema }, async (request) => {
    const { bucketId, '*': name } = request.params;
    const link = await links.upload(request.query.token, `${bucketId}/${name}`, auth.now());
    const bucket = await findBucket(auth.database, bucketId);
    const { owner, ownerId } = callerWith(link.owner === null ? {} : { sub: link.owner });
    const file = await incomingFile(request, limitOf(context, bucket));
    await storeUpload(context, { bucket, name, upsert: link.upsert, owner, ownerId }, file);
    return { Key: `${bucketId}/${name}` };
  });
}
