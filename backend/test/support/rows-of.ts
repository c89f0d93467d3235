import pg from 'pg';
import type { TestDatabase } from './test-database.js';

/** What a statement finds, past every policy: for looking at what no route shows. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  database: TestDatabase,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: database.superuserUrl,
    options: '-c search_path=app,bullmq',
  });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
