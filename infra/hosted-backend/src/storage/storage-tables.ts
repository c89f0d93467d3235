import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonObject } from '../http/json.ts';

export interface BucketsTable {
  id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  public: boolean;
  /** Bytes; the driver reads a bigint as text. */
  file_size_limit: ColumnType<string | null, number | null, number | null>;
  allowed_mime_types: string[] | null;
  type: Generated<'STANDARD' | 'ANALYTICS' | 'VECTOR'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** What the real server keeps of the stored bytes. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  contentEncoding?: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface ObjectsTable {
  id: Generated<string>;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  metadata: ObjectMetadata | null;
  user_metadata: ColumnType<JsonObject | null, JsonObject | null | undefined, JsonObject | null>;
  path_tokens: GeneratedAlways<string[]>;
  /** Names the bytes; they never change, a new upload has a new one. Rows written by hand have none. */
  version: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  last_accessed_at: Generated<Date>;
}

export interface UnclaimedBytesTable {
  version: string;
  noted_at: Generated<Date>;
}
