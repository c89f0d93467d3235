import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as migrateQueue } from 'bullmq';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Client, Pool } from 'pg';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';
import { asOnlyMigrator, changeIndexes } from './concurrent-indexes.js';
import { isOutsideATransaction } from './index-statements.js';
import { isRetriable } from './is-retriable.js';
import { beginFromSchema, namesInLedger } from './new-database.js';
import { requirePostgres } from './require-postgres.js';

const FOLDER = join(BACKEND_FOLDER, 'migrations');
const LEDGER_SCHEMA = 'app';
/** Who waits longer for a table lets those go on who queue up behind, and tries again: the old code serves meanwhile. */
const LOCK_TIMEOUT = '2s';
const TRIES = 60;
const BETWEEN_TRIES_MS = 1_000;

type Migrating = Readonly<{
  /** Stop after this one, named as the ledger does, one by one from the first; all of them unless said. */
  upTo?: string;
  folder?: string;
}>;

/**
 * Brings the database to the newest version: a new one begins from the page that was written of the migrations. Forward
 * only, each migration in a transaction of its own but those that say otherwise in their first line, and safe when
 * several processes run it at once.
 */
export async function migrate(databaseUrl: string, { upTo, folder = FOLDER }: Migrating = {}): Promise<void> {
  await requirePostgres(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    options: `-c lock_timeout=${LOCK_TIMEOUT}`,
  });
  try {
    const migrations = await migrationFiles(folder);
    const migrator = migratorOf(pool, migrations);
    await asOnlyMigrator(databaseUrl, async (client) => {
      if (upTo === undefined) await patiently(() => beginFromSchema(client));
      let last: string | undefined;
      do last = await patiently(() => migrateByOne(migrator, migrations, client));
      while (last !== undefined && last !== upTo);
    });
    await patiently(() => migrateJobQueue(pool));
  } finally {
    await pool.end();
  }
}

/** True when every migration of this build has run: a part of readiness. */
export async function hasPendingMigrations(applied: readonly string[]): Promise<boolean> {
  return (await migrationNames(FOLDER)).some((name) => !applied.includes(name));
}

function migratorOf(pool: Pool, migrations: Record<string, Migration>): Migrator {
  return new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: LEDGER_SCHEMA,
  });
}

/**
 * Resolves to the name of what was run, undefined when there was nothing left. What runs outside a transaction has run
 * before the ledger takes it: interrupted between the two it runs again, and finds its work done.
 */
async function migrateByOne(
  migrator: Migrator,
  migrations: Record<string, Migration>,
  client: Client,
): Promise<string | undefined> {
  const done = await namesInLedger(client);
  const names = Object.keys(migrations);
  const next = names.find((name) => !done?.has(name));
  // The migrator reads the whole catalog first: only where it has something to do, or a name to miss.
  if (next === undefined && done?.size === names.length) return undefined;
  if (next !== undefined && isBeforehand(migrations[next])) await migrations[next].beforehand(client);
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

/** What it does, it does before its turn in the ledger. */
type Beforehand = Migration & Readonly<{ beforehand(client: Client): Promise<void> }>;

async function migrationFiles(folder: string): Promise<Record<string, Migration>> {
  const names = await migrationNames(folder);
  const files = names.map(async (name) => [name, await fromFile(join(folder, `${name}.sql`))] as const);
  return Object.fromEntries(await Promise.all(files));
}

async function migrationNames(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).sort();
  return files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -'.sql'.length));
}

async function fromFile(path: string): Promise<Migration | Beforehand> {
  const text = await readFile(path, 'utf8');
  if (!isOutsideATransaction(text)) return { up: async (db) => void (await sql.raw(text).execute(db)) };
  return { up: async () => undefined, beforehand: (client) => changeIndexes(client, text) };
}

function isBeforehand(migration: Migration | undefined): migration is Beforehand {
  return migration !== undefined && 'beforehand' in migration;
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
