import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { loadEnv } from '../src/config/load-env.js';
import { createApp } from '../src/create-app.js';
import { Draining } from '../src/platform/http/draining.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { rowsOf } from './support/rows-of.js';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

let app: NestFastifyApplication;
let database: TestDatabase;
let hosted: HostedBackendProcess;
let toDatabase: TcpProxy;
let toHosted: TcpProxy;

beforeAll(async () => {
  [database, hosted] = await Promise.all([createTestDatabase(), startHostedBackend()]);
  toDatabase = await startTcpProxy(placeOf(database.url));
  toHosted = await startTcpProxy(placeOf(hosted.url));
  const environment = environmentOf(by(toDatabase, database.url), by(toHosted, hosted.url));
  app = await createApp(loadEnv({ ...environment, ROLE: 'api' }));
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app?.close();
  await Promise.all([toDatabase?.cut(), toHosted?.cut()]);
  await Promise.all([hosted?.close(), database?.drop()]);
});

function placeOf(url: string) {
  const { hostname: host, port } = new URL(url);
  return { host, port: Number(port) };
}

const by = ({ port }: TcpProxy, url: string) =>
  Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
const ask = (what: 'live' | 'ready') => request(app.getHttpServer()).get(`/api/health/${what}`);
const WELL = { database: true, migrations: true, queue: true, hostedBackend: true };

/** As if the last migration had not run. */
async function takeLastMigration(): Promise<object> {
  const last = 'SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1';
  const [row] = await rowsOf(database, `DELETE FROM kysely_migration WHERE name = (${last}) RETURNING *`);
  return row ?? {};
}

async function giveMigration(row: object): Promise<void> {
  const insert =
    'INSERT INTO kysely_migration SELECT * FROM json_populate_record(NULL::kysely_migration, $1)';
  await rowsOf(database, insert, [row]);
}

describe('A process', () => {
  it('is ready while database, migrations, queue and hosted backend are there', async () => {
    const { body } = await ask('ready').expect(200);
    expect(body).toEqual({ status: 'up', checks: WELL, degraded: [] });
  });

  it('is not ready while a migration of its build has not run', async () => {
    const missing = await takeLastMigration();
    const { body } = await ask('ready').expect(503);
    expect(body).toEqual({ status: 'down', checks: { ...WELL, migrations: false }, degraded: [] });
    await giveMigration(missing);
    await ask('ready').expect(200);
  });

  it('lives without its database, and is not ready until it is back', async () => {
    await toDatabase.cut();
    await ask('live').expect(200);
    const { body } = await ask('ready').expect(503);
    expect(body.checks).toEqual({ database: false, migrations: false, queue: false, hostedBackend: true });
    await toDatabase.restore();
    await waitUntil(async () => (await ask('ready')).status === 200);
  });

  it('tells its own figures within a second while the database is away, and which it could not read', async () => {
    const metrics = (of: string) =>
      request(app.getHttpServer()).get(`/api/metrics?of=${of}`).set('host', 'localhost');
    const before = await metrics('installation').expect(200);
    expect(before.text).toMatch(/^webhook_inbox_oldest_seconds 0$/m);
    expect(before.text).toMatch(/^database_archive_failing_seconds 0$/m);
    expect(before.text).not.toMatch(/^database_pool_connections/m);
    await toDatabase.cut();
    await waitUntil(async () => (await metrics('process')).text.includes('\ndatabase_listening 0\n'));
    const started = performance.now();
    const { text } = await request(app.getHttpServer())
      .get('/api/metrics')
      .set('host', 'localhost')
      .expect(200);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(text).toMatch(/^metrics_unread\{figure="webhook_inbox_oldest_seconds"\} 1$/m);
    expect(text).not.toMatch(/^webhook_inbox_oldest_seconds/m);
    expect(text).toMatch(/^build_info\{version="[\d.]+",node="24\.[\d.]+"\} 1$/m);
    await toDatabase.restore();
    await waitUntil(async () =>
      (await metrics('process')).text.includes('metrics_unread{figure="database_listening"} 0'),
    );
    const { body } = await metrics('everything').expect(400);
    expect(body.details.fields[0].field).toBe('of');
    await waitUntil(async () => (await ask('ready')).status === 200);
  });

  it('goes on without the hosted backend, and says so', async () => {
    await toHosted.cut();
    const { body } = await ask('ready').expect(200);
    expect(body).toEqual({
      status: 'degraded',
      checks: { ...WELL, hostedBackend: false },
      degraded: ['The hosted backend does not answer.'],
    });
    await toHosted.restore();
  });

  it('passes on what the hosted backend cannot do, such as keeping files', async () => {
    const unstored = await startHostedBackend({ s3Url: 'http://key:secret@127.0.0.1:1/bucket' });
    const other = await createApp(loadEnv({ ...environmentOf(database.url, unstored.url), ROLE: 'api' }));
    await other.listen(0, '127.0.0.1');
    const { body } = await request(other.getHttpServer()).get('/api/health/ready').expect(200);
    expect(body).toEqual({
      status: 'degraded',
      checks: WELL,
      degraded: [expect.stringContaining('S3 server of s3Url does not answer')],
    });
    await Promise.all([other.close(), unstored.close()]);
  });

  it('does no job while a migration of its build has not run, and begins when it has', async () => {
    const missing = await takeLastMigration();
    const environment = environmentOf(database.url, hosted.url);
    const worker = await createApp(loadEnv({ ...environment, ROLE: 'worker' }));
    await worker.listen(0, '127.0.0.1');
    const ran = async () => (await rowsOf(database, 'SELECT FROM schedule_runs')).length > 0;
    await request(worker.getHttpServer()).get('/api/health/ready').expect(503);
    expect(await ran()).toBe(false);
    await giveMigration(missing);
    await waitUntil(ran);
    await worker.close();
  });

  // The last: it does not come back from that.
  it('that is about to end is not ready, keeps no connection, and answers what it is asked', async () => {
    app.get(Draining).begin();
    const { body, headers } = await ask('ready').expect(503);
    expect(body).toMatchObject({ status: 'down', degraded: ['The process is about to end.'] });
    expect(headers.connection).toBe('close');
    await ask('live').expect(200);
  });
});
