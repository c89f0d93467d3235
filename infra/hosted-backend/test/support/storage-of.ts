import { randomBytes } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import type { TestBackend } from './test-backend.ts';

/** The client alone, with an Authorization header and no API key, as its own suite uses it. */
export const storageOf = ({ url }: { url: string }, token?: string) =>
  new StorageClient(`${url}/storage/v1`, token ? { Authorization: `Bearer ${token}` } : {});

export async function newBucket(
  { admin }: TestBackend,
  options: Parameters<TestBackend['admin']['storage']['createBucket']>[1] = { public: true },
): Promise<string> {
  const name = `baldi-${randomBytes(6).toString('hex')}`;
  const { error } = await admin.storage.createBucket(name, options);
  if (error) throw error;
  return name;
}
