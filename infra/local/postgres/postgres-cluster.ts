import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { writePrivateFile } from '../product/private-file.ts';
import type { PostgresHome } from './postgres-home.ts';
import { giveTo } from './system-account.ts';

/** Runs initdb beside the final place and moves the result there: an interrupted start leaves nothing half made. */
export async function createCluster(home: PostgresHome, password: string): Promise<void> {
  const unfinished = `${home.cluster}.new`;
  const passwordFile = `${home.cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await writePrivateFile(passwordFile, password);
  try {
    await runInitdb(home, unfinished, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, home.cluster);
}

async function runInitdb(home: PostgresHome, directory: string, passwordFile: string): Promise<void> {
  if (home.account !== undefined) {
    await mkdir(directory, { mode: 0o700 });
    for (const path of [directory, passwordFile]) giveTo(home.account, path);
  }
  await promisify(execFile)(
    home.binaries.initdb,
    [
      `--pgdata=${directory}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      '--no-sync',
    ],
    { ...home.account, cwd: dirname(directory) },
  );
}
