import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { invalidRequest, tooLarge } from '../storage-error.ts';

export interface ReceivedBytes {
  size: number;
  eTag: string;
}

/**
 * Writes what comes to a new file and on to the disk.
 * @throws StorageError EntityTooLarge as soon as there is more than `limit`; the rest of the source is left unread
 */
export async function receive(source: Readable, file: string, limit: number): Promise<ReceivedBytes> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const received = await write(source, handle, limit);
    await handle.sync();
    return received;
  } finally {
    await handle.close();
  }
}

async function write(source: Readable, handle: FileHandle, limit: number): Promise<ReceivedBytes> {
  const hash = createHash('md5');
  let size = 0;
  for await (const chunk of chunksOf(source)) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  return { size, eTag: `"${hash.digest('hex')}"` };
}

async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  try {
    // The source may be the request itself, on whose connection a refusal still has to go.
    yield* source.iterator({ destroyOnReturn: false });
  } catch {
    throw invalidRequest('The upload broke off or is malformed');
  }
}
