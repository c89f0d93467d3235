import { once } from 'node:events';
import { Client, Pool } from 'pg';
import { isDatabaseUnavailable } from '../src/platform/database/is-database-unavailable.js';
import { surviveLostConnections } from '../src/platform/database/survive-lost-connections.js';
import { watchLine } from '../src/platform/database/watch-line.js';
import { type BadLine, badLine } from './deployment/bad-line.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

const SILENT_MS = 150;
// So long that a machine that is busy with other things does not take a living line for a dead one.
const ANSWER_MS = 1_500;

let database: TestDatabase;
let line: BadLine;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const address = new URL(database.url);
  line = await badLine(Number(address.port));
  Object.assign(address, { hostname: '127.0.0.1', port: String(line.port) });
  url = address.href;
});
afterEach(() => line.mend());
afterAll(async () => {
  await line?.close();
  await database?.drop();
});

async function listening(): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  watchLine(client, SILENT_MS, ANSWER_MS);
  await client.query('LISTEN news');
  return client;
}

describe.each([true, false])('A pool whose connections vanish without a word (pipelined: %s)', (pipeline) => {
  let pool: Pool;
  beforeEach(() => {
    const onConnect = (client: object) => client instanceof Client && watchLine(client, SILENT_MS, ANSWER_MS);
    pool = new Pool({ connectionString: url, max: 2, pipeline, onConnect });
    surviveLostConnections(pool);
  });
  afterEach(() => pool.end());

  it('tells whoever waits that the database is away, and reaches it again by itself', async () => {
    const [asking, idle] = [await pool.connect(), await pool.connect()];
    idle.release();
    line.vanish();
    const lost = await asking.query('SELECT 1').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(lost)).toBe(true);
    asking.release(true);
    line.mend();
    await expect(pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('waits for a statement that takes its time, since its server answers', async () => {
    const seconds = (2 * SILENT_MS) / 1_000;
    await expect(pool.query('SELECT pg_sleep($1)', [seconds])).resolves.toMatchObject({ rowCount: 1 });
    await expect(pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 });
  });
});

it('a connection that only listens hears news after a long silence', async () => {
  const client = await listening();
  await new Promise((resolve) => setTimeout(resolve, 3 * SILENT_MS));
  const [heard] = await Promise.all([once(client, 'notification'), client.query("NOTIFY news, 'late'")]);
  expect(heard).toMatchObject([{ payload: 'late' }]);
  await client.end();
});

it('a connection that only listens, and has vanished, ends with an error that says so', async () => {
  const client = await listening();
  const error = once(client, 'error');
  client.on('error', () => undefined);
  line.vanish();
  expect(await error).toMatchObject([{ code: 'ETIMEDOUT' }]);
});
