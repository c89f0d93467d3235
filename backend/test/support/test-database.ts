import pg from 'pg';
import { migrate } from '../../src/platform/database/migrations.js';

const TEMPLATE = 'rekod_template';
const PASSWORD = 'test-only-password';

export type TestDatabase = Readonly<{
  /** As the product logs in: owner of its schema, no superuser. */
  url: string;
  superuserUrl: string;
  drop(): Promise<void>;
}>;

/** A fresh, migrated database of this spec file's own; `template`: the one that it is a copy of. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is set by the global setup of the test runner.');
  await ensureTemplate(cluster);
  const [row] = await onCluster(cluster, "SELECT nextval('test_databases') AS number");
  const name = `test_${row?.number}`;
  // File by file: page by page through the log is twice the work, and the copy is made for seconds.
  await onCluster(cluster, `CREATE DATABASE ${name} TEMPLATE ${template} OWNER rekod STRATEGY file_copy`);
  await onCluster(cluster, `ALTER ROLE rekod IN DATABASE ${name} SET search_path = app, bullmq`);
  return {
    url: addressOf(cluster, name, 'rekod', PASSWORD),
    superuserUrl: addressOf(cluster, name),
    drop: async () => void (await onCluster(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** The first spec file of a run makes and migrates the template; the others wait for it. */
async function ensureTemplate(cluster: string): Promise<void> {
  await withClient(cluster, async (client) => {
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount) return;
    await client.query(`CREATE ROLE rekod LOGIN CREATEROLE PASSWORD '${PASSWORD}'`);
    await client.query('CREATE SEQUENCE test_databases');
    await client.query('CREATE DATABASE rekod_building OWNER rekod');
    await migrate(addressOf(cluster, 'rekod_building', 'rekod', PASSWORD));
    await client.query(`ALTER DATABASE rekod_building RENAME TO ${TEMPLATE}`);
  });
}

/** One statement as the superuser: for planting what no route can make, never for the product's own work. */
export async function onCluster(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(cluster: string, database: string, user?: string, password?: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  if (user) Object.assign(url, { username: user, password: password ?? '' });
  return url.href;
}
