import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { CHECKOUT } from '../checkout.ts';
import { takeCensus } from './census.ts';
import { copyFiles } from './copy-files.ts';
import { writeManifest } from './manifest.ts';
import { runPostgresTool } from './postgres-tool.ts';
import { roleStatements, settingStatements } from './roles.ts';
import { type BackupSettings, backupSettings } from './settings.ts';

const BACKUP = /^\d{4}-\d\d-\d\dT\d{6}Z$/;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const PART = /^\d{4}-\d\d-\d\dT\d{6}Z\.part$/;

/**
 * A whole backup or none: until it is complete its folder has another name, and one that fails or is ended takes it
 * along. What a killed one left goes first: one is made at a time. Resolves to a line for the log.
 */
export async function makeBackup(given: Readonly<Record<string, string | undefined>>): Promise<string> {
  const settings = backupSettings(given);
  const started = performance.now();
  const name = `${new Date().toISOString().replace(/:|\.\d+/g, '')}`;
  const [folder, part] = [join(settings.folder, name), join(settings.folder, `${name}.part`)];
  await dropParts(settings);
  await mkdir(part, { recursive: true, mode: 0o700 });
  const objects = await wholeOrGone(part, async () => {
    const before = (await backupsIn(settings.folder)).at(-1);
    const files = await fill(part, settings, before && join(settings.folder, before, 'objects'));
    await rename(part, folder);
    return files;
  });
  await dropOld(settings);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  return `Backup ${folder}: the database and ${objects} files, in ${seconds} s.`;
}

/**
 * The database is the middle: files are copied before it, so that what is deleted meanwhile is there, and after it, so
 * that what came meanwhile is there too. A file too many hurts nobody.
 */
async function fill(part: string, settings: BackupSettings, before: string | undefined): Promise<number> {
  const objects = join(part, 'objects');
  await copyFiles(settings.objects, objects, before);
  await dump(part, settings.databaseUrl);
  await copyFiles(settings.settings, join(part, 'settings'));
  return copyFiles(settings.objects, objects, before);
}

/** Roles, census and dump are of one snapshot. */
async function dump(part: string, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string; postgres: string; database: string }>(
      `SELECT pg_export_snapshot() AS snapshot, current_setting('server_version') AS postgres,
              current_database() AS database`,
    );
    const { snapshot = '', postgres = '', database = '' } = rows[0] ?? {};
    const takenAt = new Date().toISOString();
    const census = await takeCensus(client);
    await writeFile(join(part, 'roles.sql'), await roleStatements(client));
    await writeFile(join(part, 'settings.sql'), await settingStatements(client));
    const file = join(part, 'database.dump');
    await runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      `--snapshot=${snapshot}`,
      `--file=${file}`,
    ]);
    const { version } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
    await writeManifest(part, { takenAt, product: version, postgres, database, census });
  } finally {
    await client.end();
  }
}

async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => BACKUP.test(name)).sort();
}

async function dropParts({ folder }: BackupSettings): Promise<void> {
  for (const name of await readdir(folder))
    if (PART.test(name)) await rm(join(folder, name), { recursive: true });
}

/** Whether the work fails or a signal ends the process, which it still does: nothing is left of the folder. */
async function wholeOrGone<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  const drop = () => rmSync(part, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    drop();
    process.removeListener(signal, end);
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work();
  } finally {
    drop();
    for (const signal of SIGNALS) process.removeListener(signal, end);
  }
}

async function dropOld({ folder, kept }: BackupSettings): Promise<void> {
  const old = (await backupsIn(folder)).slice(0, -kept);
  for (const name of old) await rm(join(folder, name), { recursive: true });
}
