import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CHECKOUT } from '../checkout.ts';
import { isRunning } from '../supervision/process-identity.ts';

const FOLDER = join(CHECKOUT, 'node_modules/.cache/building');
const BETWEEN_TRIES_MS = 50;

/** Two starts of one checkout build into the same folder: the second waits, and then finds the work done. */
export async function whileBuilding<T>(what: 'backend' | 'frontend', build: () => Promise<T>): Promise<T> {
  const file = join(FOLDER, what);
  await mkdir(FOLDER, { recursive: true });
  while (!(await take(file))) await delay(BETWEEN_TRIES_MS);
  try {
    return await build();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  const taken = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (!taken && !(await isHeld(file))) await rm(file, { force: true });
  return taken;
}

/** An empty file is being written at this moment. */
async function isHeld(file: string): Promise<boolean> {
  const pid = await readFile(file, 'utf8').catch(() => '');
  return pid === '' || isRunning(Number(pid), 'infra/local');
}
