import { rename, writeFile } from 'node:fs/promises';

/** Whole or not at all, mode 0600 from the first byte. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, text, { mode: 0o600 });
  await rename(unfinished, path);
}
