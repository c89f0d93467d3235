import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateQueue } from 'bullmq';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Pool } from 'pg';

const FOLDER = join(import.meta.dirname, '../../../migrations');
const LEDGER_SCHEMA = 'app';

/** Brings the database to the newest version. Forward only, and safe when several processes run it at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await migrateProduct(pool);
    await migrateJobQueue(pool);
  } finally {
    await pool.end();
  }
}

/** True when every migration of this build has run: a part of readiness. */
export async function hasPendingMigrations(applied: readonly string[]): Promise<boolean> {
  const names = Object.keys(await migrationFiles());
  return names.some((name) => !applied.includes(name));
}

async function migrateProduct(pool: Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: migrationFiles },
    migrationTableSchema: LEDGER_SCHEMA,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the ledger';
  throw new Error(`Migration ${failed} failed.`, { cause: error });
}

async function migrationFiles(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.sql'.length), fromFile(join(FOLDER, file))]),
  );
}

function fromFile(path: string): Migration {
  return { up: async (db) => void (await sql.raw(await readFile(path, 'utf8')).execute(db)) };
}

async function migrateJobQueue(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrateQueue(client);
    await client.query(`
      GRANT USAGE ON SCHEMA bullmq TO app_tenant, app_system;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA bullmq TO app_tenant, app_system;
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA bullmq TO app_tenant, app_system;
    `);
  } finally {
    client.release();
  }
}
