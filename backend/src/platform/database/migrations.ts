import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as migrateQueue } from 'bullmq';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';
import { isRetriable } from './is-retriable.js';
import { requirePostgres } from './require-postgres.js';

const FOLDER = join(BACKEND_FOLDER, 'migrations');
const LEDGER_SCHEMA = 'app';
/** Who waits longer for a table lets those go on who queue up behind, and tries again: the old code serves meanwhile. */
const LOCK_TIMEOUT = '2s';
const TRIES = 60;
const BETWEEN_TRIES_MS = 1_000;

/**
 * Brings the database to the newest version, or to an earlier one that `upTo` names as the ledger does. Forward only,
 * each migration in a transaction of its own, and safe when several processes run it at once.
 */
export async function migrate(databaseUrl: string, upTo?: string): Promise<void> {
  await requirePostgres(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    options: `-c lock_timeout=${LOCK_TIMEOUT}`,
  });
  try {
    await migrateProduct(pool, upTo);
    await patiently(() => migrateJobQueue(pool));
  } finally {
    await pool.end();
  }
}

/** True when every migration of this build has run: a part of readiness. */
export async function hasPendingMigrations(applied: readonly string[]): Promise<boolean> {
  const names = Object.keys(await migrationFiles());
  return names.some((name) => !applied.includes(name));
}

async function migrateProduct(pool: Pool, upTo?: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: migrationFiles },
    migrationTableSchema: LEDGER_SCHEMA,
  });
  let last: string | undefined;
  do last = await patiently(() => migrateByOne(migrator));
  while (last !== undefined && last !== upTo);
}

/** Resolves to the name of what was run, undefined when there was nothing left. */
async function migrateByOne(migrator: Migrator): Promise<string | undefined> {
  const { error, results } = await migrator.migrateUp();
  const [one] = results ?? [];
  if (!error) return one?.migrationName;
  throw new Error(`Migration ${one?.migrationName ?? 'the ledger'} failed.`, { cause: error });
}

/** Again, where others held what it needed: nothing of it stands then. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      if (tries === TRIES || !isRetriable(reason)) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
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

/**
 * A request adds jobs, in its own transaction, and has no other business with the queue: it may call the two functions
 * that add, which write as their owner, and can neither read nor change what is there. No name that somebody makes in a
 * session comes before the queue's own in them.
 */
const QUEUE_RIGHTS = `
  GRANT USAGE ON SCHEMA bullmq TO app_tenant, app_system;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA bullmq TO app_system;
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA bullmq TO app_system;
  REVOKE ALL ON ALL TABLES IN SCHEMA bullmq FROM app_tenant;
  REVOKE ALL ON ALL SEQUENCES IN SCHEMA bullmq FROM app_tenant;
  REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq FROM PUBLIC, app_tenant;
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq TO app_system;
  DO $$
  DECLARE each regprocedure;
  BEGIN
    FOR each IN SELECT oid FROM pg_proc WHERE pronamespace = 'bullmq'::regnamespace AND prokind = 'f' LOOP
      EXECUTE format('ALTER FUNCTION %s SET search_path = bullmq, pg_temp', each);
    END LOOP;
  END
  $$;
  ALTER FUNCTION bullmq.add_job SECURITY DEFINER;
  ALTER FUNCTION bullmq.add_jobs_bulk SECURITY DEFINER;
  GRANT EXECUTE ON FUNCTION bullmq.add_job, bullmq.add_jobs_bulk TO app_tenant`;

async function migrateJobQueue(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrateQueue(client);
    await client.query(QUEUE_RIGHTS);
  } finally {
    client.release();
  }
}
