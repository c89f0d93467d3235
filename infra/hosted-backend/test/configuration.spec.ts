import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config/hosted-backend-config.ts';
import { loadServerKeys } from '../src/config/server-keys.ts';
import { connect } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { createDatabase } from './support/test-backend.ts';

test('every bad and unknown name stands in one message, and no value', () => {
  const given = {
    port: 'rahsia1',
    secretKey: 'rahsia2',
    siteUrl: 'rahsia3',
    passwordCost: 99,
    Port: 'rahsia4',
  };
  expect(() => readConfig(given)).toThrow(
    'Configuration of the hosted backend: invalid: port, secretKey, siteUrl, passwordCost; unknown: Port.',
  );
});

test('an empty configuration has safe values', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 54321,
    basePath: true,
    passwordCost: 10,
    accessTokenSeconds: 600,
    autoconfirm: false,
  });
});

const production = { production: true, smtpUrl: 'smtp://mail.test:25' };

test.each([
  ['autoconfirm', { autoconfirm: true }],
  ['fakeProvider', { fakeProvider: true }],
  ['smsTestOtp', { smsTestOtp: { '60111111111': '111111' } }],
  ['smtpUrl', { smtpUrl: undefined }],
  ['trustedProxies', { publicUrl: 'https://masuk.rekod.test' }],
])('production refuses what would let a stranger in: %s', (name, given) => {
  expect(readConfig(production)).toMatchObject(production);
  expect(() => readConfig({ ...production, ...given })).toThrow(`in production: ${name} must`);
});

test.each([
  { google: { issuer: 'http://accounts.google.com', clientId: 'a', clientSecret: 'b' } },
  { google: { issuer: 'https://accounts.google.com', clientId: 'a' } },
  { email: { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' } },
  { 'Google!': { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' } },
  [],
])('%j are no providers', (oauthProviders) => {
  expect(() => readConfig({ oauthProviders })).toThrow('invalid: oauthProviders.');
});

test.each(['semua', '10.0.0.1, semua', '10.0.0.0/', ['10.0.0.1'], 1])(
  '%j are no proxies',
  (trustedProxies) => {
    expect(() => readConfig({ trustedProxies })).toThrow('invalid: trustedProxies.');
  },
);

test.each([null, [], 'x', 7])('%j is no configuration', (given) => {
  expect(() => readConfig(given)).toThrow('The configuration is not a JSON object.');
});

test('the keys are made once, by whichever server comes first, and are for the owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const all = await Promise.all([1, 2, 3, 4].map(() => loadServerKeys(folder)));
  expect(new Set(all.map((keys) => keys.secretKey)).size).toBe(1);
  const file = join(folder, 'keys.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(all[0]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

test('servers that start together migrate one database once', async () => {
  const { databaseUrl, dropDatabase } = await createDatabase();
  const { pool } = connect(databaseUrl);
  await Promise.all([1, 2, 3, 4].map(() => migrate(pool)));
  await migrate(pool);
  const { rows } = await pool.query('select version from auth.schema_migrations order by version');
  expect(rows[0]).toEqual({ version: '0001-auth.sql' });
  await pool.end();
  await dropDatabase();
});

test('databases of one cluster, whose roles are the same, migrate at the same time', async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(createDatabase));
  const pools = databases.map(({ databaseUrl }) => connect(databaseUrl).pool);
  await Promise.all(pools.map(migrate));
  const applied = await Promise.all(
    pools.map((pool) => pool.query('select count(*)::int as files from auth.schema_migrations')),
  );
  const files = (await readdir(join(import.meta.dirname, '../migrations'))).length;
  expect(applied.map(({ rows }) => rows[0].files)).toEqual([files, files, files, files]);
  await Promise.all(pools.map((pool) => pool.end()));
  await Promise.all(databases.map(({ dropDatabase }) => dropDatabase()));
});
