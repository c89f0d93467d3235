import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ProductEnvironment } from './product-environment.ts';
import { runScript } from './services.ts';
import type { Stack } from './stack.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The demo schools, once per database; never in production, never in a database elsewhere.
 * Resolves to whether they are there.
 */
export async function seedOnce(stack: Stack, environment: ProductEnvironment): Promise<boolean> {
  const { settings } = stack;
  if (settings.production || !LOOPBACK.includes(new URL(environment.DATABASE_URL).hostname)) return false;
  const marker = join(settings.dataDir, 'seeded');
  const identity = await databaseIdentity(environment.DATABASE_URL);
  if ((await readFile(marker, 'utf8').catch(() => '')) === identity) return true;
  await runScript(stack, 'demo seed', ['backend/dist/development/seed.js'], environment);
  await writeFile(marker, identity);
  return true;
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
