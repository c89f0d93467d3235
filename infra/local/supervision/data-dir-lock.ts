import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../product/settings.ts';
import { isRunning } from './process-identity.ts';
import { StartFailure } from './start-failure.ts';

/** Who runs on a DATA_DIR, and the addresses that other commands need to join in. */
export type Holder = Readonly<{ pid: number; settings: Settings }>;

export async function lockDataDir(settings: Settings): Promise<{ release(): Promise<void> }> {
  const file = lockFile(settings.dataDir);
  const holder = await holderOf(settings.dataDir);
  if (holder !== undefined) throw new StartFailure(taken(settings, holder));
  await rm(file, { force: true });
  const self: Holder = { pid: process.pid, settings };
  await writeFile(file, JSON.stringify(self), { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new StartFailure(`Another start is using ${settings.dataDir} right now.`);
  });
  return { release: () => rm(file, { force: true }) };
}

/** Undefined when nobody runs there: a lock whose process is gone counts for nothing. */
export async function holderOf(dataDir: string): Promise<Holder | undefined> {
  const text = await readFile(lockFile(dataDir), 'utf8').catch(() => undefined);
  const holder: Holder | undefined = text ? JSON.parse(text) : undefined;
  return holder !== undefined && (await isRunning(holder.pid, 'infra/local')) ? holder : undefined;
}

function taken(settings: Settings, holder: Holder): string {
  return `${settings.dataDir} is in use by process ${holder.pid}: stop that one, or set another DATA_DIR.`;
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'lock.json');
}
