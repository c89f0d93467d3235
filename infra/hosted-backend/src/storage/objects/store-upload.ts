import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Bucket } from '../buckets/bucket.ts';
import { type ReceivedBytes, receive } from '../bytes/receive.ts';
import { noteUnclaimed, removeUnclaimed } from '../bytes/unclaimed-bytes.ts';
import type { StorageContext } from '../storage-context.ts';
import type { ObjectMetadata } from '../storage-tables.ts';
import { completeUpload } from './complete-upload.ts';
import type { IncomingFile } from './incoming-file.ts';
import { mustBeAllowed, mustMatchBytes } from './media-type.ts';

export interface NewObject {
  bucket: Bucket;
  name: string;
  upsert: boolean;
  owner: string | null;
  ownerId: string | null;
}

export const limitOf = ({ auth }: StorageContext, bucket: Bucket) =>
  Math.min(bucket.file_size_limit ?? Number.POSITIVE_INFINITY, auth.config.objectSizeLimit);

/** Receives the bytes, then makes the object of them. @returns its id */
export async function storeUpload(
  context: StorageContext,
  object: NewObject,
  incoming: IncomingFile,
): Promise<string> {
  mustBeAllowed(incoming.type, object.bucket.allowed_mime_types);
  return withNewVersion(context, async (version) => {
    const file = join(context.incoming, version);
    const received = await receive(incoming.stream, file, limitOf(context, object.bucket));
    if (received.size > 0) await mustMatchBytes(incoming.type, file, object.bucket.allowed_mime_types);
    await context.bytes.take(file, version);
    const { bucket, ...rest } = object;
    const { userMetadata } = incoming;
    const metadata = metadataOf(incoming, received, context.auth.now());
    return completeUpload(context, { ...rest, bucketId: bucket.id, version, metadata, userMetadata });
  });
}

/** Bytes of a new name, gone again if the work fails. */
export async function withNewVersion<T>(
  context: StorageContext,
  work: (version: string) => Promise<T>,
): Promise<T> {
  const version = randomUUID();
  await noteUnclaimed(context.auth.database, [version]);
  try {
    return await work(version);
  } catch (error) {
    removeUnclaimed(context, [version]);
    throw error;
  }
}

export const metadataOf = (
  { type, cacheControl, contentEncoding }: Omit<IncomingFile, 'stream' | 'userMetadata'>,
  { size, eTag }: ReceivedBytes,
  now: Date,
): ObjectMetadata => ({
  eTag,
  size,
  mimetype: type,
  cacheControl,
  ...(contentEncoding && { contentEncoding }),
  lastModified: now.toISOString(),
  contentLength: size,
  httpStatusCode: 200,
});
