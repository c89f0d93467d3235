import { chmod, link, mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../../has-code.ts';
import { noSuchKey } from '../storage-error.ts';
import type { ByteRange, ByteStore } from './byte-store.ts';

export class DiskBytes implements ByteStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async take(file: string, version: string): Promise<void> {
    const target = this.#file(version);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await chmod(file, 0o600);
    await rename(file, target);
    await syncFolder(dirname(target));
  }

  async open(version: string, range?: ByteRange): Promise<Readable> {
    try {
      const handle = await open(this.#file(version));
      return handle.createReadStream(range);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) throw noSuchKey();
      throw error;
    }
  }

  /** Two names for the same bytes: they never change. */
  async copy(from: string, to: string): Promise<void> {
    const target = this.#file(to);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await link(this.#file(from), target);
    await syncFolder(dirname(target));
  }

  async remove(version: string): Promise<void> {
    await unlink(this.#file(version)).catch((error) => {
      if (!hasCode(error, 'ENOENT')) throw error;
    });
  }

  /** The disk is the server's own: without it there is no server. */
  async complaint(): Promise<undefined> {
    return undefined;
  }

  /** Some file systems grow slow with many files in one folder. */
  #file(version: string): string {
    return join(this.#folder, version.slice(0, 2), version);
  }
}

/** A new name is only safe from a power cut once its folder is written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
