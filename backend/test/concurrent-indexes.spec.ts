import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrations.js';
import { rowsOf } from './support/rows-of.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { waitUntil } from './support/wait-until.js';

const OURS = resolve(__dirname, '../migrations');
const MARKED = `-- outside a transaction: the table is large
CREATE INDEX CONCURRENTLY IF NOT EXISTS probes_by_word ON probes (word);
DROP INDEX CONCURRENTLY IF EXISTS probes_by_day;
`;

let folder: string;
let database: TestDatabase;
let writer: pg.Client;

/** A release of two migrations more: a table with rows, and the indexes of it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekod-migrations-'));
  await cp(OURS, folder, { recursive: true });
  await writeFile(join(folder, '9001_indexes.sql'), MARKED);
  await writeFile(join(folder, '9002_after.sql'), 'SET search_path = app; CREATE TABLE after_indexes ();');
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  database = await createTestDatabase();
  await rowsOf(database, 'CREATE TABLE probes (word text, day date)');
  await rowsOf(database, 'CREATE INDEX probes_by_day ON probes (day)');
  await rowsOf(database, 'ALTER TABLE probes OWNER TO rekod');
  writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
});
afterEach(async () => {
  await writer.end();
  await database.drop();
});

const indexes = async () => {
  const rows = await rowsOf<{ name: string; whole: boolean }>(
    database,
    `SELECT relname AS name, indisvalid AS whole FROM pg_index JOIN pg_class ON oid = indexrelid
     WHERE relname LIKE 'probes%' ORDER BY 1`,
  );
  return rows.map(({ name, whole }) => `${name} ${whole ? 'whole' : 'broken'}`);
};
const ledger = async () => {
  const rows = await rowsOf<{ name: string }>(
    database,
    "SELECT name FROM kysely_migration WHERE name LIKE '9%' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};
const DONE = ['9001_indexes', '9002_after'];
const building = async () => {
  const [row] = await rowsOf<{ pid: number }>(
    database,
    "SELECT pid FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND datname = current_database() AND state = 'active'",
  );
  return row?.pid;
};

it('an index is made while others write, and the ledger takes it when it is whole', async () => {
  await writer.query("BEGIN; INSERT INTO app.probes VALUES ('before')");
  const migrating = migrate(database.url, { folder });
  await waitUntil(async () => (await building()) !== undefined);
  await rowsOf(database, "INSERT INTO probes VALUES ('meanwhile')");
  expect(await ledger()).toEqual([]);
  await writer.query('COMMIT');
  await migrating;
  expect(await indexes()).toEqual(['probes_by_word whole']);
  expect(await ledger()).toEqual(DONE);
});

it('one that was interrupted is dropped and made anew, by whoever migrates next', async () => {
  await writer.query("BEGIN; INSERT INTO app.probes VALUES ('before')");
  const migrating = migrate(database.url, { folder });
  const failing = expect(migrating).rejects.toThrow();
  await waitUntil(async () => (await indexes()).includes('probes_by_word broken'));
  await rowsOf(database, `SELECT pg_terminate_backend(${await building()})`);
  await failing;
  await writer.query('COMMIT');
  expect(await indexes()).toEqual(['probes_by_day whole', 'probes_by_word broken']);
  expect(await ledger()).toEqual([]);
  await migrate(database.url, { folder });
  expect(await indexes()).toEqual(['probes_by_word whole']);
  expect(await ledger()).toEqual(DONE);
});

it('a new database begins from its page, and goes on with what the page does not hold yet', async () => {
  const empty = await createTestDatabase('template0');
  try {
    const rows = (statement: string) => rowsOf<{ name: string }>(empty, statement);
    await rows('CREATE SCHEMA app AUTHORIZATION rekod');
    await rows('CREATE TABLE probes (word text, day date)');
    await rows('ALTER TABLE probes OWNER TO rekod');
    await rows('CREATE SCHEMA reporting AUTHORIZATION rekod');
    await expect(migrate(empty.url, { folder })).rejects.toThrow('begin from schema.sql');
    expect(
      await rows("SELECT relname AS name FROM pg_class WHERE relnamespace = 'app'::regnamespace"),
    ).toEqual([{ name: 'probes' }]);
    await rows('DROP SCHEMA reporting');
    await Promise.all([1, 2, 3].map(() => migrate(empty.url, { folder })));
    const names = (await rows('SELECT name FROM kysely_migration ORDER BY name')).map(({ name }) => name);
    expect(names.slice(-2)).toEqual(DONE);
    const [{ name: instants } = { name: '' }] = await rows(
      'SELECT count(DISTINCT timestamp)::int AS name FROM kysely_migration',
    );
    expect(instants).toBe(3);
  } finally {
    await empty.drop();
  }
});

it('three processes at once make it once, and each finds all of it done', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
  expect(await indexes()).toEqual(['probes_by_word whole']);
  expect(await ledger()).toEqual(DONE);
});
