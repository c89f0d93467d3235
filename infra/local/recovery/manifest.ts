import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartFailure } from '../supervision/start-failure.ts';
import type { Census } from './census.ts';

export type Manifest = Readonly<{
  /** When it was begun: nothing after it is in it for certain. */
  takenAt: string;
  product: string;
  postgres: string;
  database: string;
  census: Census;
  /** Of the files that are not copies, by which a damaged backup is known. */
  sha256: Readonly<Record<string, string>>;
}>;

export const FILES = ['database.dump', 'roles.sql', 'settings.sql'] as const;

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'sha256'>): Promise<void> {
  const sha256 = await sumsOf(folder);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, sha256 }, null, 2));
}

/** @throws StartFailure for a folder that is none, or whose files are not what was written */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new StartFailure(`${folder} is not a backup: it has no manifest.json.`);
  });
  const manifest: Manifest = JSON.parse(text);
  const sums = await sumsOf(folder);
  const damaged = FILES.filter((file) => sums[file] !== manifest.sha256[file]);
  if (damaged.length > 0) throw new StartFailure(`The backup is damaged: ${damaged.join(', ')}.`);
  return manifest;
}

async function sumsOf(folder: string): Promise<Record<string, string>> {
  const sums = FILES.map(async (file) => [file, await sumOf(join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(sums));
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch(() => undefined);
  return hash.digest('hex');
}
