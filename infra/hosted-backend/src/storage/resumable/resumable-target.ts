import type { Upload } from '@tus/server';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, parseJsonBody } from '../../http/json-body.ts';
import { mustBeKey } from '../names.ts';
import { invalidRequest, StorageError } from '../storage-error.ts';

/** What the creator of a resumable upload says of it, and what the server adds about the creator. */
export interface ResumableTarget {
  bucketId: string;
  name: string;
  upsert: boolean;
  ownerId: string | null;
  type: string;
  cacheControl: string;
  userMetadata: JsonObject;
}

export function targetOf({ metadata }: Upload): ResumableTarget {
  const { bucketName, objectName, contentType, cacheControl, metadata: custom } = metadata ?? {};
  if (!bucketName || !objectName) {
    throw new StorageError(400, 'MissingParameter', 'Missing Required Parameter bucketName or objectName');
  }
  return {
    bucketId: bucketName,
    name: mustBeKey(objectName),
    upsert: metadata?.upsert === 'true',
    ownerId: metadata?.ownerId || null,
    type: contentType || 'application/octet-stream',
    cacheControl: cacheControl ? maxAge(cacheControl) : 'no-cache',
    userMetadata: custom ? bodyObject(parseJsonBody(custom)) : {},
  };
}

function maxAge(seconds: string): string {
  if (!/^\d{1,12}$/.test(seconds)) throw invalidRequest('cacheControl is not a number of seconds');
  return `max-age=${seconds}`;
}
