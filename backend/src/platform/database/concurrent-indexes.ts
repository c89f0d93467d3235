import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { indexStatements } from './index-statements.js';

/** Any number, the same in every process: only one migrates at a time. */
const LOCK = 7_305_130_130;
const BETWEEN_TRIES_MS = 200;
/** For everybody who was writing when it began. Nobody waits behind it meanwhile. */
const LOCK_TIMEOUT = '10min';

/**
 * Runs `work` in this process alone. Asked for again and again rather than waited for: a statement that waits is one
 * that an index has to wait for, and the two would never end.
 */
export async function asOnlyMigrator<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    options: `-c search_path=app -c lock_timeout=${LOCK_TIMEOUT} -c statement_timeout=0`,
  });
  // A connection that is lost fails whatever is asked next.
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!(await isMine(client))) await pause(BETWEEN_TRIES_MS);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes and drops the indexes of a marked file, while others read and write their tables. */
export async function changeIndexes(client: Client, file: string): Promise<void> {
  for (const { text, makes } of indexStatements(file)) {
    if (makes && !(await isWhole(client, makes)))
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${makes}`);
    await client.query(text);
    if (makes && !(await isWhole(client, makes))) throw new Error(`The index ${makes} did not become whole.`);
  }
}

async function isMine(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
  return rows[0]?.mine ?? false;
}

/** One that was interrupted stands there, is kept up to date, serves nobody, and counts as existing. */
async function isWhole(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
    [name],
  );
  return rowCount === 1;
}
