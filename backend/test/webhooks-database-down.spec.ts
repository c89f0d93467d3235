import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { loadEnv } from '../src/config/load-env.js';
import { createApp } from '../src/create-app.js';
import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import { bankEvent, billplzEvent, type Delivery, deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.js';

import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

let app: NestFastifyApplication;
let database: TestDatabase;
let billplz: BillplzDouble;
let proxy: TcpProxy;

beforeAll(async () => {
  [database, billplz] = await Promise.all([createTestDatabase(), startBillplzDouble()]);
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
  const environment = environmentOf(url.href, 'http://127.0.0.1:9');
  app = await createApp(loadEnv({ ...environment, ...billplz.environment, ROLE: 'api' }));
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app?.close();
  await proxy?.cut();
  await Promise.all([billplz?.close(), database?.drop()]);
});

const send = (delivery: Delivery) =>
  deliver({ call: (method, path) => request(app.getHttpServer())[method](path) }, delivery);
const inboxCount = async ({ body }: Delivery) =>
  (await rowsOf(database, 'SELECT FROM webhook_inbox WHERE raw = $1', [Buffer.from(body)])).length;

describe.each([
  ['simulated', () => bankEvent('payment.succeeded', 'sim-1', 15_000)],
  ['billplz', () => billplzEvent('bill-1', 15_000)],
])('While the database is away, the webhook of %s', (_provider, event) => {
  it('answers 503, so that the provider tries again, and takes the event once the database is back', async () => {
    const delivery = event();
    await proxy.cut();
    const { body, headers } = await send(delivery).expect(503);
    expect(body.code).toBe('SERVICE_UNAVAILABLE');
    expect(headers['retry-after']).toBe('5');
    await proxy.restore();
    await waitUntil(async () => (await send(delivery)).status === 200);
    expect(await inboxCount(delivery)).toBe(1);
  });

  it('still refuses a bad signature', async () => {
    await proxy.cut();
    await send({ ...event(), body: '{}' }).expect(400);
    await proxy.restore();
  });
});
