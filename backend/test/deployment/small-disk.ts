import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SmallDisk = Readonly<{
  /** Not a byte is left. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}>;

/** A folder that is a disk of its own; null, said aloud, where this machine does not let us make one. */
export async function smallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'rekod', folder]);
  } catch (error) {
    const reason = `A full disk is not tried: no disk can be mounted here (${String(error).split('\n')[0]}).`;
    if (process.env.CI === 'true') throw new Error(reason);
    console.warn(reason);
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    // It ends with what stops it: there is no more room.
    fill: () => run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k', 'status=none']).then(never, isFull),
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => void (await run('umount', [folder])),
  };
}

function never(): void {
  throw new Error('The disk does not end.');
}

function isFull(error: unknown): void {
  if (!String(error).includes('No space left')) throw error;
}
