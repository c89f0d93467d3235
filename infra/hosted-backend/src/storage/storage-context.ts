import { join } from 'node:path';
import type { AuthContext } from '../auth/auth-context.ts';
import type { ByteStore } from './bytes/byte-store.ts';
import { DiskBytes } from './bytes/disk-bytes.ts';
import { S3Bytes } from './bytes/s3-bytes.ts';
import { SignedLinks } from './links/signed-links.ts';

/** What the storage routes share. */
export interface StorageContext {
  auth: AuthContext;
  bytes: ByteStore;
  links: SignedLinks;
  /** Where uploads are received before they are whole. */
  incoming: string;
}

export function createStorageContext(auth: AuthContext): StorageContext {
  const folder = join(auth.config.dataDir, 'storage');
  const { s3Url } = auth.config;
  return {
    auth,
    bytes: s3Url ? new S3Bytes(s3Url) : new DiskBytes(join(folder, 'objects')),
    links: new SignedLinks(auth.keyFor('signed links')),
    incoming: join(folder, 'incoming'),
  };
}
