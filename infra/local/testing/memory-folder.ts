import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** What a whole run holds at once is a third of it. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * What tests write lives for seconds. Where the system has a folder in memory with room for it, this process and those
 * that it starts write there: on a disk the kernel's work for one copy of a database was as long as the start of the
 * application upon it.
 */
export function writeToMemory(): void {
  if (bytesFree(MEMORY) >= NEEDED_BYTES) process.env.TMPDIR = MEMORY;
}

/** None where the folder is not there. */
function bytesFree(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
