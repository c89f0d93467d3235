import type { StoredObject } from './stored-object.ts';

export const objectInfo = (object: StoredObject) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucket_id,
  size: object.metadata?.size ?? null,
  content_type: object.metadata?.mimetype ?? null,
  content_encoding: object.metadata?.contentEncoding ?? null,
  cache_control: object.metadata?.cacheControl ?? null,
  etag: object.metadata?.eTag ?? null,
  metadata: object.user_metadata ?? {},
  last_modified: object.updated_at,
  created_at: object.created_at,
});
