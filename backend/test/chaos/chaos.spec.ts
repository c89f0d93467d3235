import { setTimeout as pause } from 'node:timers/promises';
import { buildProduct, type ProductProcess, productProcess } from '../support/product-process.js';
import { emptyQueues } from '../support/queue-engine.js';
import { rowsOf } from '../support/rows-of.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { environmentOf } from '../support/test-environment.js';
import { waitUntil } from '../support/wait-until.js';
import { postTo, reportBills } from './bank-load.js';
import { makeBilledSchools } from './billed-schools.js';
import { type OwnPostgres, ownPostgres } from './own-postgres.js';

const SECONDS = Number(process.env.CHAOS_SECONDS ?? 9);
const PER_SECOND = 200;
/** As many as a school pays in years. */
const BILLS_PER_SCHOOL = 30;
const SCHOOLS = Math.ceil((SECONDS * PER_SECOND) / BILLS_PER_SCHOOL);
const BILLS = SCHOOLS * BILLS_PER_SCHOOL;
/** Rows that lost their job wait for the sweep, which a short run would spend its time on. */
const EMPTIES_QUEUE = SECONDS >= 60;
const EMPTIED_AFTER = 6;
/** API, worker, Postgres. */
const KINDS = 3;
const LIMIT_MS = SECONDS * 1_000 + 300_000;

let postgres: OwnPostgres;
let database: TestDatabase;
let environment: Record<string, string>;
let api: ProductProcess;
/** As a deployment has more than one: while one starts anew the other works on. */
let workers: readonly [ProductProcess, ProductProcess];
const over = new AbortController();

beforeAll(async () => {
  [postgres] = await Promise.all([ownPostgres(), buildProduct()]);
  process.env.TEST_DATABASE_URL = postgres.url;
  database = await createTestDatabase();
  await makeBilledSchools(database, SCHOOLS, BILLS_PER_SCHOOL);
  environment = environmentOf(database.url, 'http://127.0.0.1:9');
  api = await productProcess({ ...environment, ROLE: 'api' });
  const newWorker = () => productProcess({ ...environment, ROLE: 'worker' });
  workers = [await newWorker(), await newWorker()];
  await Promise.all([api, ...workers].map((part) => part.start()));
}, LIMIT_MS);
afterAll(async () => {
  over.abort();
  await Promise.all([api, ...(workers ?? [])].map((part) => part?.kill()));
  await postgres?.remove();
}, LIMIT_MS);

type Kills = Readonly<{ count: number; lastAt: number }>;

/**
 * One after the other, 2 to 5 seconds apart, each kind at least once, until there is nothing left to disturb. The queues
 * are emptied once, long before the end: what lost its job so is found by the sweep.
 */
async function killUntil(finished: AbortSignal): Promise<Kills> {
  const crash = () => postgres.crash();
  const victims = [restart(api), restart(workers[0]), crash, restart(api), restart(workers[1]), crash];
  let count = 0;
  let lastAt = 0;
  while (!finished.aborted || count < KINDS) {
    await pause(2_000 + (count % 4) * 1_000);
    lastAt = performance.now();
    if (EMPTIES_QUEUE && count === EMPTIED_AFTER) await emptyQueues(environment);
    await victims[count++ % victims.length]?.();
  }
  return { count, lastAt };
}

function restart(part: ProductProcess): () => Promise<void> {
  return async () => {
    await part.kill();
    await part.start();
  };
}

async function count(statement: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(database, `SELECT count(*) FROM ${statement}`);
  return Number(row?.count);
}

async function untilDrained(): Promise<void> {
  await waitUntil(async () => {
    // Each look is a new connection: too many would be a part of what they measure.
    await pause(100);
    return (await count("webhook_inbox WHERE state = 'received'")) === 0;
  });
}

async function expectEachEffectOnce(): Promise<void> {
  expect(await count('webhook_inbox')).toBe(BILLS);
  expect(await count("webhook_inbox WHERE state = 'processed'")).toBe(BILLS);
  expect(await count('payment_facts')).toBe(BILLS);
  expect(await count("invoices WHERE status = 'paid'")).toBe(BILLS);
  expect(await count(`subscriptions WHERE facts_version = ${BILLS_PER_SCHOOL}`)).toBe(SCHOOLS);
  // One payment ends what else its school had ordered: each of the others is flagged, once.
  expect(await count("payment_flags WHERE reason = 'PAID_AFTER_END'")).toBe(BILLS - SCHOOLS);
  expect(await count("payment_flags WHERE reason <> 'PAID_AFTER_END'")).toBe(0);
}

describe(`SIGKILL of API, workers and Postgres in turn for ${SECONDS} s under ${PER_SECOND} webhooks a second`, () => {
  it(
    'loses none that was acknowledged, and has each effect exactly once',
    async () => {
      const finished = new AbortController();
      const killing = killUntil(finished.signal);
      await reportBills(postTo(api.origin), BILLS, PER_SECOND, over.signal);
      finished.abort();
      const kills = await killing;
      const calmAt = performance.now();
      const waiting = await count("webhook_inbox WHERE state = 'received'");
      await untilDrained();
      const since = (start: number) => ((performance.now() - start) / 1_000).toFixed(1);
      console.info(
        `${BILLS} bills, ${kills.count} kills; ${waiting} waited when all was heard and up again, ` +
          `drained ${since(calmAt)} s after that and ${since(kills.lastAt)} s after the last kill`,
      );
      await expectEachEffectOnce();
    },
    LIMIT_MS,
  );
});
