import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';

const SCHEMA = join(BACKEND_FOLDER, 'schema.sql');

/**
 * Puts into a database that holds nothing of ours what the migrations would have left there, their ledger with it, all
 * or nothing. One that has begun with migrations goes on with them.
 */
export async function beginFromSchema(client: Client): Promise<void> {
  if (await namesInLedger(client)) return;
  try {
    // One message without values is one transaction.
    await client.query(await readFile(SCHEMA, 'utf8'));
  } catch (error) {
    throw new Error('A new database could not begin from schema.sql.', { cause: error });
  }
}

/** The migrations that have run; null in a database where none has begun. */
export async function namesInLedger(client: Client): Promise<ReadonlySet<string> | null> {
  const { rows: ledger } = await client.query(
    "SELECT FROM pg_class WHERE oid = to_regclass('app.kysely_migration')",
  );
  if (ledger.length === 0) return null;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM app.kysely_migration');
  return new Set(rows.map(({ name }) => name));
}
