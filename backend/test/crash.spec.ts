import { setTimeout as pause } from 'node:timers/promises';
import { bankEvent } from './support/deliveries.js';
import { buildProduct, type ProductProcess, productProcess } from './support/product-process.js';
import { rowsOf } from './support/rows-of.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

const SCHOOLS = 60;
const INVOICES_PER_SCHOOL = 30;
const INVOICES = SCHOOLS * INVOICES_PER_SCHOOL;
const WEBHOOKS = 2_000;
const KILL_AFTER = [500, 1_000, 1_500];
const SENDERS = 8;
const AMOUNT_SEN = 15_000;
const LIMIT_MS = 300_000;

let database: TestDatabase;
let api: ProductProcess;
let worker: ProductProcess;

beforeAll(async () => {
  [database] = await Promise.all([createTestDatabase(), buildProduct()]);
  await rowsOf(database, BILLED_SCHOOLS, [SCHOOLS, INVOICES_PER_SCHOOL, AMOUNT_SEN]);
  const environment = environmentOf(database.url, 'http://127.0.0.1:9');
  api = await productProcess({ ...environment, ROLE: 'api' });
  worker = await productProcess({ ...environment, ROLE: 'worker' });
  await Promise.all([api.start(), worker.start()]);
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([api?.kill(), worker?.kill()]);
  await database?.drop();
});

const BILLED_SCHOOLS = `
  WITH made AS (
    INSERT INTO schools (code, name) SELECT 'xyz' || 1000 + n, 'SK Contoh ' || n FROM generate_series(1, $1) n
    RETURNING id
  ), numbered AS (
    SELECT id, row_number() OVER (ORDER BY id) AS position FROM made
  ), billed AS (
    INSERT INTO invoices (id, school_id, number, plan_code, term_months, amount_sen, currency, provider, created_at)
    SELECT gen_random_uuid(), id, 'CRASH-' || (position - 1) * $2 + n, 't60', 1, $3, 'MYR', 'simulated', now()
    FROM numbered, generate_series(1, $2) n
    RETURNING id, school_id, number
  )
  INSERT INTO bills (provider, reference, school_id, invoice_id, created_at)
  SELECT 'simulated', lower(number), school_id, id, now() FROM billed`;

/** Bill numbers in the order of sending: each once, and every ninth a second time, anywhere. */
function billsToReport(): number[] {
  const all = Array.from({ length: INVOICES }, (_, index) => index + 1);
  const first = all.map((bill) => ({ bill, position: (bill * 7_919) % 2_003 }));
  const second = all
    .filter((bill) => bill % 9 === 0)
    .map((bill) => ({ bill, position: (bill * 104_729) % 1_999 }));
  return [...first, ...second].toSorted((a, b) => a.position - b.position).map(({ bill }) => bill);
}

/** Like a provider: sends until it hears 200, signing anew each time. */
async function report(bill: number): Promise<void> {
  for (;;) {
    const { headers, body } = bankEvent('payment.succeeded', `crash-${bill}`, AMOUNT_SEN, {
      id: `evt-${bill}`,
    });
    const status = await fetch(`${api.origin}/api/webhooks/simulated`, {
      method: 'POST',
      headers,
      body,
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(100);
  }
}

async function killBoth(): Promise<void> {
  await Promise.all([api.kill(), worker.kill()]);
  await Promise.all([api.start(), worker.start()]);
}

async function count(statement: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(database, `SELECT count(*) FROM ${statement}`);
  return Number(row?.count);
}

describe('SIGKILL of API and worker, three times, while 2,000 signed webhooks arrive', () => {
  it(
    'loses none that was acknowledged, and has each effect exactly once',
    async () => {
      const waiting = billsToReport();
      expect(waiting).toHaveLength(WEBHOOKS);
      let acknowledged = 0;
      const kills: Promise<void>[] = [];
      const send = async () => {
        for (let bill = waiting.pop(); bill !== undefined; bill = waiting.pop()) {
          await report(bill);
          acknowledged += 1;
          if (KILL_AFTER.includes(acknowledged)) kills.push(killBoth());
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, send));
      await Promise.all(kills);
      expect(kills).toHaveLength(KILL_AFTER.length);

      await waitUntil(async () => (await count("webhook_inbox WHERE state = 'received'")) === 0);
      expect(await count('webhook_inbox')).toBe(INVOICES);
      expect(await count("webhook_inbox WHERE state = 'processed' AND attempts = 1")).toBe(INVOICES);
      expect(await count('payment_facts')).toBe(INVOICES);
      expect(await count("invoices WHERE status = 'paid'")).toBe(INVOICES);
      expect(await count(`subscriptions WHERE facts_version = ${INVOICES_PER_SCHOOL}`)).toBe(SCHOOLS);
      expect(await count('payment_flags')).toBe(0);
    },
    LIMIT_MS,
  );
});
