import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ProductEnvironment } from '../product/product-environment.ts';
import type { Stack } from '../product/stack.ts';

/** Does the work unless DATA_DIR remembers it as done for this database and this `version` of the work. */
export async function oncePerDatabase(
  { settings }: Stack,
  environment: ProductEnvironment,
  { name, version }: { name: string; version: string },
  work: () => Promise<void>,
): Promise<void> {
  const marker = join(settings.dataDir, name);
  const done = `${await databaseIdentity(environment.DATABASE_URL)} ${version}`;
  if ((await readFile(marker, 'utf8').catch(() => '')) === done) return;
  await work();
  await writeFile(marker, done);
}

/** Differs between any two databases, even of one name at one address. */
async function databaseIdentity(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT system_identifier || '/' || oid AS identity
       FROM pg_control_system(), pg_database WHERE datname = current_database()`,
  );
  await client.end();
  return rows[0].identity;
}
