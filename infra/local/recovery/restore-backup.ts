import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { StartFailure } from '../supervision/start-failure.ts';
import { differences, takeCensus } from './census.ts';
import { copyFiles } from './copy-files.ts';
import { toEraseAgain } from './erased-since.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { runPostgresTool } from './postgres-tool.ts';
import { type RestoreSettings, restoreSettings } from './settings.ts';

/** Who logs in, and under which name its password stands among the secrets. */
const PASSWORDS = {
  rekod: 'PRODUCT_DATABASE_PASSWORD',
  hosted_backend: 'HOSTED_BACKEND_DATABASE_PASSWORD',
  rekod_backup: 'BACKUP_DATABASE_PASSWORD',
};

/** Into a cluster that has no such database yet. Resolves to a line that says what is there now. */
export async function restoreBackup(
  backup: string,
  given: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const settings = restoreSettings(given);
  const started = performance.now();
  const folder = resolve(backup);
  const manifest = await readManifest(folder);
  const databaseUrl = named(settings.superuserUrl, manifest.database);
  await copyFiles(join(folder, 'settings'), settings.settings);
  await makeRolesAndDatabase(folder, settings, manifest);
  await runPostgresTool('pg_restore', databaseUrl, [
    '--exit-on-error',
    `--dbname=${manifest.database}`,
    dumpIn(folder),
  ]);
  const files = await copyFiles(join(folder, 'objects'), settings.objects);
  await check(databaseUrl, settings.objects, manifest);
  const again = await erasuresIn(databaseUrl, settings.erasures);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  return `Restored what was saved at ${manifest.takenAt}: the database as it was counted then and ${files} files, in ${seconds} s. ${again}`;
}

async function erasuresIn(databaseUrl: string, ledger: string | null): Promise<string> {
  if (ledger === null) return 'RESTORE_ERASURES names no ledger of erasures: nobody was looked up in it.';
  const people = await onDatabase(databaseUrl, (client) => toEraseAgain(client, ledger));
  return `Of those who were erased ${people} are back in it: the worker erases them again within a minute of its start.`;
}

const dumpIn = (folder: string) => join(folder, 'database.dump');

async function makeRolesAndDatabase(
  folder: string,
  { superuserUrl, settings }: RestoreSettings,
  { database }: Manifest,
): Promise<void> {
  await onDatabase(superuserUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount)
      throw new StartFailure(`There is a database ${database} already: nothing was restored over it.`);
    await client.query(await readFile(join(folder, 'roles.sql'), 'utf8'));
    for (const statement of await passwordStatements(settings)) await client.query(statement);
    await client.query(`CREATE DATABASE ${escapeIdentifier(database)} OWNER rekod TEMPLATE template0`);
    await client.query(await readFile(join(folder, 'settings.sql'), 'utf8'));
  });
}

/** The secrets that come back with the backup hold in the database too. */
async function passwordStatements(settings: string): Promise<string[]> {
  const secrets = await readFile(join(settings, 'secrets'), 'utf8').catch(() => '');
  return Object.entries(PASSWORDS).flatMap(([role, name]) => {
    const password = new RegExp(`^${name}=(.+)$`, 'm').exec(secrets)?.[1];
    return password ? [`ALTER ROLE ${role} PASSWORD ${escapeLiteral(password)}`] : [];
  });
}

async function check(databaseUrl: string, objects: string, { census }: Manifest): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    await client.query('ANALYZE');
    const problems = differences(census, await takeCensus(client));
    const lost = await objectsWithoutBytes(client, objects);
    if (lost > 0) problems.push(`${lost} objects have no bytes`);
    if (problems.length > 0)
      throw new StartFailure(`The restored database is not what was saved: ${problems.join('; ')}.`);
  });
}

/** Where they stand in a folder of this machine; those of a bucket stay where they are. */
async function objectsWithoutBytes(client: Client, folder: string): Promise<number> {
  const store = join(folder, 'auth/storage/objects');
  if (!(await isThere(store))) return 0;
  const { rows } = await client.query<{ version: string }>('SELECT version FROM storage.objects');
  const found = await Promise.all(
    rows.map(({ version }) => isThere(join(store, version.slice(0, 2), version))),
  );
  return found.filter((there) => !there).length;
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
