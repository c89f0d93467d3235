import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Half of an upload, which nobody was promised. */
const NOT_SAVED = /(^|\/)incoming(\/|$)/;

/**
 * Copies what is not there yet. Stored bytes never change, so that those of the backup before need no second place on
 * the disk: they get a second name. What vanishes meanwhile is left out. Resolves to how many files there are.
 */
export async function copyFiles(from: string, to: string, before?: string): Promise<number> {
  const files = await filesBelow(from);
  for (const file of files) await copyOne(join(from, file), join(to, file), before && join(before, file));
  return files.length;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => !NOT_SAVED.test(file));
}

async function copyOne(from: string, to: string, before: string | undefined): Promise<void> {
  if (await isSame(from, to)) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  if (before && (await isSame(from, before))) return link(before, to);
  try {
    await copyFile(from, to);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return a !== undefined && b !== undefined && a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 2;
}
