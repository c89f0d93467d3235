import { Client } from 'pg';

/**
 * Deletes every row that belongs to a school, but not the schools: their ids stay, so that a running server
 * need not be told. As the owner, since the ledgers refuse it to everyone else.
 */
export async function emptySchools(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await deleteAll(client, await tablesOfSchools(client));
    await client.query('DELETE FROM app.business_clock');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function tablesOfSchools(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns WHERE table_schema = 'app' AND column_name = 'school_id'`,
  );
  return rows.map(({ table_name }) => table_name);
}

/** A table that others still point to waits for the next round. */
async function deleteAll(client: Client, tables: readonly string[]): Promise<void> {
  const waiting: string[] = [];
  for (const table of tables) {
    await client.query('SAVEPOINT before_table');
    const gone = await client.query(`DELETE FROM app."${table}" WHERE school_id IS NOT NULL`).then(
      () => true,
      () => false,
    );
    if (gone) continue;
    await client.query('ROLLBACK TO before_table');
    waiting.push(table);
  }
  if (waiting.length === tables.length && waiting.length > 0)
    throw new Error(`These cannot be emptied: ${waiting}`);
  if (waiting.length > 0) await deleteAll(client, waiting);
}
