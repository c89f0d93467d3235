import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** The names of what the role of requests may use in the schema of the queue. */
async function usable(query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** As a request does: in a transaction of its own, as the tenant's role. */
async function asTenant(statement: string, values: unknown[] = []): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL ROLE app_tenant');
    await client.query(statement, values);
    await client.query('RESET ROLE');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const jobs = () => usable("SELECT name FROM bullmq.job WHERE queue = 'subscription' ORDER BY id");

describe('the queue', () => {
  it('lets a request add jobs and nothing else', async () => {
    const tables = `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'bullmq'::regnamespace AND relkind IN ('r', 'p', 'v')
        AND has_table_privilege('app_tenant', oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')`;
    const sequences = `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'bullmq'::regnamespace AND CASE relkind
        WHEN 'S' THEN has_sequence_privilege('app_tenant', oid, 'USAGE, SELECT, UPDATE') END`;
    const functions = `SELECT proname AS name FROM pg_proc
      WHERE pronamespace = 'bullmq'::regnamespace AND has_function_privilege('app_tenant', oid, 'EXECUTE')
      ORDER BY proname`;
    expect(await usable(tables)).toEqual([]);
    expect(await usable(sequences)).toEqual([]);
    expect(await usable(functions)).toEqual(['add_job', 'add_jobs_bulk']);
    await expect(asTenant('UPDATE bullmq.job SET data = NULL')).rejects.toThrow('permission denied');
    await expect(asTenant("SELECT bullmq.drain('subscription', true)")).rejects.toThrow('permission denied');
  });

  it('takes many jobs of a request at once', async () => {
    const entries = Array.from({ length: 20 }, (_, n) => ({
      id: `many-${n}`,
      name: 'many',
      data: {},
      opts: {},
    }));
    await asTenant("SELECT bullmq.add_jobs_bulk('subscription', $1)", [JSON.stringify(entries)]);
    expect((await jobs()).filter((name) => name === 'many')).toHaveLength(20);
  });

  it('takes no table for its own that a session made', async () => {
    await client.query('CREATE TEMP TABLE job (LIKE bullmq.job INCLUDING ALL)');
    await client.query('GRANT ALL ON pg_temp.job TO app_tenant');
    const add = `SELECT bullmq.add_job('subscription', 'real', 'real', '{}', '{}', 0, 0, 1, 1, NULL, NULL, NULL, NULL,
      NULL, false)`;
    await asTenant(add);
    expect(await jobs()).toContain('real');
    expect(await usable('SELECT name FROM pg_temp.job')).toEqual([]);
  });
});
