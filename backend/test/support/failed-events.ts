import { randomUUID } from 'node:crypto';
import { MONTH_OF_T60_SEN as AMOUNT } from './checkouts.js';
import { rowsOf } from './rows-of.js';
import type { TestDatabase } from './test-database.js';

const FAILED_EVENTS = `
  WITH school AS (
    INSERT INTO schools (code, name) SELECT 'x' || $3 || '-' || n, 'SK Contoh ' || n FROM generate_series(1, $1::int) n
    RETURNING id
  ), numbered AS (
    SELECT id, row_number() OVER (ORDER BY id) AS n FROM school
  ), invoiced AS (
    INSERT INTO invoices (id, school_id, number, plan_code, term_months, amount_sen, currency, provider, created_at)
    SELECT gen_random_uuid(), numbered.id, 'ULANG-' || $3 || '-' || n.n, 't60', 1, $4, 'MYR', 'simulated', now()
    FROM generate_series(1, $2::int) AS n (n) JOIN numbered ON numbered.n = 1 + n.n % $1::int
    RETURNING id, school_id, number
  ), billed AS (
    INSERT INTO bills (provider, reference, school_id, invoice_id, created_at)
    SELECT 'simulated', lower(number), school_id, id, now() FROM invoiced RETURNING reference
  ), event AS (
    SELECT reference, convert_to(json_build_object('type', 'payment.succeeded',
      'timestamp', '2026-11-20T09:15:09+08:00', 'data', json_build_object(
        'billReference', reference, 'amountSen', $4::int, 'currency', 'MYR'))::text, 'UTF8') AS raw FROM billed
  )
  INSERT INTO webhook_inbox (provider, dedupe_key, state, reason, raw, raw_sha256, headers, attempts)
  SELECT 'simulated', 'evt-' || reference, 'failed', 'ATTEMPTS_EXHAUSTED', raw, sha256(raw), '{}', 8 FROM event`;

/** Failed events with an invoice and a bill each, ten to a school, as an outage leaves them; `tag` is in each. */
export async function failedEvents(database: TestDatabase, count: number): Promise<{ tag: string }> {
  const tag = randomUUID().slice(0, 8);
  await rowsOf(database, FAILED_EVENTS, [Math.ceil(count / 10), count, tag, AMOUNT]);
  return { tag };
}
