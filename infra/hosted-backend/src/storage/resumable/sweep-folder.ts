import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files nobody has written to for so long, in milliseconds. */
export async function sweepFolder(folder: string, age: number, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (now.getTime() - (await stat(file)).mtimeMs > age) await rm(file, { force: true });
  }
}
