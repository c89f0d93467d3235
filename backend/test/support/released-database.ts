import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrations.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export type Release = Readonly<{ version: string; lastMigration: string }>;

/** A database as the release left it: its migrations, and the rows that its own code wrote. */
export async function databaseOfRelease({ version, lastMigration }: Release): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  await migrate(database.url, { upTo: lastMigration });
  await fill(database, join(__dirname, `../upgrade/${version}.ndjson`));
  return database;
}

/** One line for each row, `{ table, row }`: past triggers and references, as a restored dump comes. */
async function fill({ superuserUrl }: TestDatabase, path: string): Promise<void> {
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  const rows = lines.map((line): { table: string; row: object } => JSON.parse(line));
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('SET search_path = app; SET session_replication_role = replica');
    const tables = [...new Set(rows.map(({ table }) => `app.${table}`))];
    await client.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
    for (const { table, row } of rows)
      await client.query(
        `INSERT INTO app.${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_record(NULL::app.${table}, $1)`,
        [row],
      );
  } finally {
    await client.end();
  }
}
