import { InboxProcessing } from '../src/modules/webhooks/inbox-processing.js';
import { InboxSweep } from '../src/modules/webhooks/inbox-sweep.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { billedSchool, expiryOf, factsOf, invoiceOf } from './support/billed-school.js';
import { MONTH_OF_T60_SEN as AMOUNT } from './support/checkouts.js';
import { bankEvent, type Delivery, deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PAID_AT = Date.parse('2026-11-20T09:15:09+08:00');
const HOUR_MS = 3_600_000;

let t: TestApp;

beforeAll(async () => {
  // Nothing is processed before the spec says so: all of it then goes together.
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());

async function idOf({ body }: Delivery): Promise<string> {
  const rows = await rowsOf<{ id: string }>(t.database, 'SELECT id FROM webhook_inbox WHERE raw = $1', [
    Buffer.from(body),
  ]);
  return rows[0]?.id ?? '';
}

/** As the jobs of one worker do that run at the same time. */
async function processTogether(events: readonly Delivery[]): Promise<PromiseSettledResult<void>[]> {
  await Promise.all(events.map((event) => deliver(t, event).expect(200)));
  const ids = await Promise.all(events.map(idOf));
  const processing = t.app.get(InboxProcessing);
  const run = { now: systemNow(), attempt: 1, isLastAttempt: false };
  return Promise.allSettled(ids.map((id) => processing.attempt(id, run)));
}

async function statesOf(events: readonly Delivery[]): Promise<string[]> {
  const states = events.map(async ({ body }) => {
    const rows = await rowsOf<{ state: string }>(
      t.database,
      'SELECT state FROM webhook_inbox WHERE raw = $1',
      [Buffer.from(body)],
    );
    return rows[0]?.state ?? 'missing';
  });
  return Promise.all(states);
}

describe('events that are processed together', () => {
  it('pay each their own invoice, open each their own school, and say what each changed', async () => {
    const schools = await Promise.all(Array.from({ length: 4 }, () => billedSchool(t, 'simulated')));
    const events = schools.map(({ bill }) => bankEvent('payment.succeeded', bill, AMOUNT));
    await processTogether(events);
    expect(new Set(await statesOf(events))).toEqual(new Set(['processed']));
    for (const [index, own] of schools.entries()) {
      expect(await invoiceOf(t, own)).toMatchObject({ status: 'paid' });
      expect(await expiryOf(t, own)).toBe('2026-12-20T00:00:00.000+08:00');
      const cause = await idOf(events[index] as Delivery);
      const caused = (table: string) =>
        rowsOf(t.database, `SELECT school_id FROM ${table} WHERE caused_by = $1`, [cause]);
      for (const table of ['payment_facts', 'subscription_changes', 'subscription_transitions'])
        expect(await caused(table)).toEqual([{ school_id: own.school.id }]);
    }
  });

  it('of one school are taken in one after the other, each with the change it made', async () => {
    const own = await billedSchool(t, 'simulated');
    const events = [
      bankEvent('payment.pending', own.bill, AMOUNT, { at: PAID_AT - HOUR_MS }),
      bankEvent('payment.succeeded', own.bill, AMOUNT, { at: PAID_AT }),
      bankEvent('refund.succeeded', own.bill, AMOUNT, { at: PAID_AT + HOUR_MS, data: { refundId: 'all' } }),
    ];
    await processTogether(events);
    const changes = await rowsOf(
      t.database,
      `SELECT facts_version, expires_before IS NOT NULL AS ended, caused_by FROM subscription_changes
       WHERE school_id = $1 ORDER BY facts_version`,
      [own.school.id],
    );
    expect(changes).toEqual([
      { facts_version: 1, ended: false, caused_by: await idOf(events[0] as Delivery) },
      { facts_version: 2, ended: false, caused_by: await idOf(events[1] as Delivery) },
      { facts_version: 3, ended: true, caused_by: await idOf(events[2] as Delivery) },
    ]);
    expect((await factsOf(t, own)).map(({ kind }) => kind)).toEqual([
      'payment-pending',
      'payment-succeeded',
      'refund',
    ]);
  });

  it('do not suffer from one among them that cannot be processed', async () => {
    const [good, bad] = [await billedSchool(t, 'simulated'), await billedSchool(t, 'simulated')];
    // No coverage can begin at the end of time.
    const poison = bankEvent('payment.succeeded', bad.bill, AMOUNT);
    await rowsOf(
      t.database,
      "UPDATE invoices SET plan_code = 't60', term_months = 2147483647 WHERE id = $1",
      [bad.invoiceId],
    );
    const events = [poison, bankEvent('payment.succeeded', good.bill, AMOUNT)];
    const [failed, kept] = await processTogether(events);
    expect([failed?.status, kept?.status]).toEqual(['rejected', 'fulfilled']);
    expect(await statesOf(events)).toEqual(['received', 'processed']);
    expect(await factsOf(t, bad)).toEqual([]);
    expect(await invoiceOf(t, good)).toMatchObject({ status: 'paid' });
    const tries = 'SELECT outcome, error IS NOT NULL AS told FROM webhook_attempts WHERE inbox_id = $1';
    expect(await rowsOf(t.database, tries, [await idOf(poison)])).toEqual([
      { outcome: 'failed', told: true },
    ]);
  });

  it('are each processed once, however often one is among them', async () => {
    const own = await billedSchool(t, 'simulated');
    const event = bankEvent('payment.succeeded', own.bill, AMOUNT);
    await processTogether([event, event, event]);
    const [row] = await rowsOf(t.database, 'SELECT deliveries, attempts FROM webhook_inbox WHERE raw = $1', [
      Buffer.from(event.body),
    ]);
    expect(row).toEqual({ deliveries: 3, attempts: 1 });
    expect(await factsOf(t, own)).toHaveLength(1);
  });
});

describe('the sweep', () => {
  it('gives every event that waits for more than ten seconds its job again, however many they are, and no second one', async () => {
    const lost = 2_500;
    await rowsOf(
      t.database,
      `INSERT INTO webhook_inbox (provider, dedupe_key, state, raw, raw_sha256, headers, waiting_since)
       SELECT 'simulated', 'lost-' || n, 'received', ''::bytea, sha256(''), '{}', now() - interval '11 seconds'
       FROM generate_series(1, $1::int) n`,
      [lost],
    );
    const jobs = `SELECT count(*)::int AS jobs FROM webhook_inbox JOIN bullmq.job ON job.id = 'webhooks.process-' || webhook_inbox.id
      WHERE dedupe_key LIKE 'lost-%'`;
    await t.app.get(InboxSweep).sweep();
    expect(await rowsOf(t.database, jobs)).toEqual([{ jobs: lost }]);
    await t.app.get(InboxSweep).sweep();
    expect(await rowsOf(t.database, jobs)).toEqual([{ jobs: lost }]);
  });
});
