import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bankEvent } from '../support/deliveries.js';
import { failedEvents } from '../support/failed-events.js';
import { buildProduct, type ProductProcess, productProcess } from '../support/product-process.js';
import { rowsOf } from '../support/rows-of.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { environmentOf } from '../support/test-environment.js';
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer.js';
import { waitUntil } from '../support/wait-until.js';
import { latenciesUntil, told } from './api-latency.js';

/** `npm run replay`: 20,000. */
const EVENTS = Number(process.env.REPLAYED_EVENTS ?? 200);
/** Ten events each. */
const SCHOOLS = Math.ceil(EVENTS / 10);
const LIMIT_MS = 120_000 + EVENTS * 100;
const FASTEST = 60_000;
const ASK_EVERY_MS = 100;

let database: TestDatabase;
let issuer: TokenIssuer;
let api: ProductProcess;
let worker: ProductProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  [database, issuer] = await Promise.all([createTestDatabase(), startTokenIssuer(), buildProduct()]);
  const environment = environmentOf(database.url, issuer.url);
  api = await productProcess({ ...environment, ROLE: 'api' });
  worker = await productProcess({ ...environment, ROLE: 'worker' });
  await Promise.all([api.start(), worker.start()]);
  const operator = randomUUID();
  const staff =
    "INSERT INTO platform_staff (user_id, role, email) VALUES ($1, 'operator', 'operator@rekod.test')";
  await rowsOf(database, staff, [operator]);
  const token = await issuer.token(operator, {}, { expiresIn: '2h' });
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([api?.kill(), worker?.kill(), issuer?.close()]);
  await database?.drop();
}, LIMIT_MS);

const ask = (path: string, order?: object) =>
  fetch(`${api.origin}/api${path}`, {
    headers,
    ...(order && { method: 'POST', body: JSON.stringify(order) }),
  });

async function count(statement: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(database, `SELECT count(*) FROM ${statement}`);
  return Number(row?.count);
}

/** An event of somebody else's: taken in, and put aside at once. */
async function reportFresh(): Promise<{ status: number }> {
  const event = bankEvent('payment.failed', `fresh-${randomUUID()}`, 100);
  const url = `${api.origin}/api/webhooks/simulated`;
  return fetch(url, { method: 'POST', headers: event.headers, body: event.body });
}

async function startReplay(tag: string): Promise<string> {
  const id = randomUUID();
  const order = { id, reason: 'Selepas pembaikan', perMinute: FASTEST, filter: { text: tag } };
  expect((await ask('/operations/replays', order)).status).toBe(201);
  return id;
}

async function replayOf(id: string): Promise<{ state: string; counts: object }> {
  return JSON.parse(await (await ask(`/operations/replays/${id}`)).text());
}

/** Asked so that the asking costs nothing beside what it waits for. */
async function seldom(isTrue: () => Promise<boolean>): Promise<void> {
  await waitUntil(async () => {
    await pause(ASK_EVERY_MS);
    return isTrue();
  });
}

async function expectEachEffectOnce(tag: string): Promise<void> {
  const own = `LIKE 'ulang-${tag}-%'`;
  expect(await count(`webhook_inbox WHERE dedupe_key LIKE 'evt-ulang-${tag}-%' AND attempts = 9`)).toBe(
    EVENTS,
  );
  expect(await count(`payment_facts WHERE payment_id ${own}`)).toBe(EVENTS);
  expect(await count(`receipts WHERE payment_id ${own} AND number IS NOT NULL`)).toBe(EVENTS);
  expect(await count('subscription_changes')).toBe(EVENTS);
  // One payment ends what else its school had ordered: each of the others is flagged, once.
  expect(await count("payment_flags WHERE reason = 'PAID_AFTER_END'")).toBe(EVENTS - SCHOOLS);
  expect(await count("payment_flags WHERE reason <> 'PAID_AFTER_END'")).toBe(0);
}

describe(`A replay of ${EVENTS} events whose worker is killed half-way`, () => {
  it(
    'goes on where it was and has each effect once, while the API takes in and answers',
    async () => {
      const { tag } = await failedEvents(database, EVENTS);
      const [over, started] = [new AbortController(), performance.now()];
      const id = await startReplay(tag);
      const answers = latenciesUntil(over.signal, () => ask('/operations/events?limit=1'));
      const deliveries = latenciesUntil(over.signal, reportFresh);

      await seldom(async () => (await count('payment_facts')) >= EVENTS / 2);
      await worker.kill();
      expect(await count('payment_facts')).toBeLessThan(EVENTS);
      await worker.start();

      await seldom(async () => (await replayOf(id)).state === 'finished');
      const seconds = (performance.now() - started) / 1_000;
      over.abort();
      const [asked, delivered] = await Promise.all([answers, deliveries]);
      console.info(
        `${EVENTS} events in ${seconds.toFixed(0)} s, ${(EVENTS / seconds).toFixed(0)} a second; meanwhile ` +
          `${asked.length} answers ${told(asked)}, ${delivered.length} deliveries ${told(delivered)}`,
      );
      expect((await replayOf(id)).counts).toEqual([{ state: 'processed', count: EVENTS }]);
      await expectEachEffectOnce(tag);
    },
    LIMIT_MS,
  );
});
