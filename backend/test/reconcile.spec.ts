import { ProviderPace } from '../src/modules/billing/index.js';
import { WebhooksWorker } from '../src/modules/webhooks/webhooks.worker.js';
import { Database } from '../src/platform/database/database.js';
import {
  type BilledSchool,
  billedSchool,
  expiryOf,
  factsOf,
  invoiceOf,
  takeIn,
} from './support/billed-school.js';
import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import { MONTH_OF_T60_SEN as AMOUNT } from './support/checkouts.js';
import { type ChipDouble, paidPurchase, startChipDouble } from './support/chip-double.js';
import { bankEvent, billplzEvent, type Delivery } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { type StripeDouble, startStripeDouble, stripeEvent } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { startToyyibPayDouble, type ToyyibPayDouble, toyyibPayEvent } from './support/toyyibpay-double.js';
import { waitUntil } from './support/wait-until.js';

const ORDERED = '2026-11-20T09:00:00+08:00';
const PAID_AT = '2026-11-20T09:15:09+08:00';
const RUN_AT = Date.parse('2026-11-20T09:20:00+08:00');
const [PAID_MS, PAID_SECONDS] = [Date.parse(PAID_AT), Date.parse(PAID_AT) / 1_000];

let t: TestApp;
let billplz: BillplzDouble;
let toyyibPay: ToyyibPayDouble;
let stripe: StripeDouble;
let chip: ChipDouble;

beforeAll(async () => {
  [billplz, toyyibPay, stripe, chip] = await Promise.all([
    startBillplzDouble(),
    startToyyibPayDouble(),
    startStripeDouble(),
    startChipDouble(),
  ]);
  const doubles = [billplz, toyyibPay, stripe, chip].map(({ environment }) => environment);
  t = await startTestApp(Object.assign({ RECONCILE_PER_MINUTE: '6000' }, ...doubles));
  await t.clockAt(ORDERED);
});
afterAll(() => Promise.all([t, billplz, toyyibPay, stripe, chip].map((part) => part?.close())));

const reconcile = (now = RUN_AT) =>
  t.app.get(WebhooksWorker).reconcileBills({}, { now, attempt: 1, isLastAttempt: true });
const forgetPolls = () => rowsOf(t.database, 'UPDATE bills SET polled_at = NULL');
const polledEvents = ({ bill }: BilledSchool) =>
  rowsOf<{ state: string; deliveries: number }>(
    t.database,
    `SELECT state, deliveries FROM webhook_inbox
     WHERE origin = 'poll' AND convert_from(raw, 'UTF8')::jsonb ->> 'reference' = $1 ORDER BY received_at`,
    [bill],
  );
const isPaid = async (billed: BilledSchool) => (await invoiceOf(t, billed)).status === 'paid';

type Case = Readonly<{
  provider: string;
  pay(bill: string): unknown;
  lateCallback(bill: string): Delivery;
}>;

const CASES: readonly Case[] = [
  {
    provider: 'simulated',
    pay: (bill) =>
      rowsOf(
        t.database,
        "UPDATE simulated_bills SET state = 'paid', attempts = 1, changed_at = $2 WHERE reference = $1",
        [bill, PAID_AT],
      ),
    lateCallback: (bill) => bankEvent('payment.succeeded', bill, AMOUNT, { at: PAID_MS }),
  },
  {
    provider: 'billplz',
    pay: (bill) => billplz.pay(bill, AMOUNT),
    lateCallback: (bill) => billplzEvent(bill, AMOUNT),
  },
  {
    provider: 'toyyibpay',
    pay: (bill) =>
      toyyibPay.transact(bill, {
        billpaymentStatus: '1',
        billpaymentAmount: '150.00',
        billPaymentDate: '20-11-2026 09:15:09',
      }),
    lateCallback: (bill) => toyyibPayEvent(bill),
  },
  {
    provider: 'stripe',
    pay: (bill) =>
      stripe.show(bill, {
        status: 'complete',
        payment_status: 'paid',
        amount_total: AMOUNT,
        currency: 'myr',
        payment_intent: { id: `pi_${bill}`, latest_charge: { id: 'ch_1', created: PAID_SECONDS } },
      }),
    lateCallback: (bill) =>
      stripeEvent(
        'checkout.session.completed',
        {
          id: bill,
          payment_intent: `pi_${bill}`,
          payment_status: 'paid',
          amount_total: AMOUNT,
          currency: 'myr',
        },
        { at: PAID_MS + 2_000 },
      ),
  },
  {
    provider: 'chip',
    pay: (bill) => chip.show(bill, paidPurchase(bill)),
    lateCallback: (bill) => chip.event('purchase.paid', bill),
  },
];

describe.each(CASES)('Reconciliation with $provider', ({ provider, pay, lateCallback }) => {
  let billed: BilledSchool;
  beforeEach(async () => {
    await forgetPolls();
    billed = await billedSchool(t, provider);
  });

  it('finds the payment whose callback never came, and a late callback grants nothing more', async () => {
    await pay(billed.bill);
    await reconcile();
    await waitUntil(() => isPaid(billed));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');

    expect(await takeIn(t, lateCallback(billed.bill))).toMatchObject({ state: 'processed' });
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
    expect(
      await rowsOf(t.database, 'SELECT FROM payment_flags WHERE invoice_id = $1', [billed.invoiceId]),
    ).toHaveLength(0);
    expect((await invoiceOf(t, billed)).paidAt).toBe('2026-11-20T09:15:09.000+08:00');
  });

  it('says nothing of a bill nobody has paid', async () => {
    await reconcile();
    expect(await polledEvents(billed)).toEqual([]);
    expect(await factsOf(t, billed)).toEqual([]);
  });
});

describe('Reconciliation', () => {
  beforeEach(forgetPolls);

  it('leaves bills alone that are younger than ten minutes, or a month old', async () => {
    const billed = await billedSchool(t, 'toyyibpay');
    await reconcile(Date.parse('2026-11-20T09:10:00+08:00'));
    expect(toyyibPay.timesAsked(billed.bill)).toBe(0);
    await reconcile(Date.parse('2026-11-20T09:10:00.001+08:00'));
    expect(toyyibPay.timesAsked(billed.bill)).toBe(1);
    await forgetPolls();
    await reconcile(Date.parse('2026-12-21T09:00:00+08:00'));
    expect(toyyibPay.timesAsked(billed.bill)).toBe(1);
  });

  it('asks about a bill once per run, however many run at once, and no more once it is paid', async () => {
    const billed = await billedSchool(t, 'toyyibpay');
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(toyyibPay.timesAsked(billed.bill)).toBe(1);
    CASES[2]?.pay(billed.bill);
    await forgetPolls();
    await reconcile();
    await waitUntil(() => isPaid(billed));
    await forgetPolls();
    await reconcile();
    expect(toyyibPay.timesAsked(billed.bill)).toBe(2);
  });

  it('keeps the same answer once', async () => {
    const billed = await billedSchool(t, 'toyyibpay');
    const waiting = { billpaymentStatus: '2', billPaymentDate: '20-11-2026 09:15:09' };
    toyyibPay.transact(billed.bill, waiting);
    await reconcile();
    await forgetPolls();
    await reconcile();
    expect(await polledEvents(billed)).toMatchObject([{ deliveries: 2 }]);
    await waitUntil(async () => (await factsOf(t, billed)).length > 0);
    expect(await factsOf(t, billed)).toMatchObject([{ kind: 'payment-pending' }]);
  });

  it('puts an answer of another amount aside', async () => {
    const billed = await billedSchool(t, 'toyyibpay');
    toyyibPay.transact(billed.bill, { billpaymentStatus: '1', billpaymentAmount: '1.00' });
    await reconcile();
    await waitUntil(async () => (await polledEvents(billed))[0]?.state === 'quarantined');
    expect(await expiryOf(t, billed)).toBeNull();
  });

  it('a provider that is down hinders no other, and is asked again', async () => {
    const [waiting, other] = [await billedSchool(t, 'toyyibpay'), await billedSchool(t, 'billplz')];
    CASES[2]?.pay(waiting.bill);
    CASES[1]?.pay(other.bill);
    toyyibPay.isDown(true);
    await reconcile();
    toyyibPay.isDown(false);
    await waitUntil(() => isPaid(other));
    expect(await isPaid(waiting)).toBe(false);
    await forgetPolls();
    await reconcile();
    await waitUntil(() => isPaid(waiting));
  });

  it('one bill that cannot be asked about holds up the others for one run only', async () => {
    const [lost, other] = [await billedSchool(t, 'simulated'), await billedSchool(t, 'simulated')];
    await rowsOf(t.database, 'DELETE FROM simulated_bills WHERE reference = $1', [lost.bill]);
    await CASES[0]?.pay(other.bill);
    const late = () => rowsOf(t.database, "UPDATE bills SET polled_at = polled_at - interval '5 minutes'");
    await reconcile();
    await late();
    await reconcile();
    await waitUntil(() => isPaid(other));
  });
});

describe('How often a provider is asked', () => {
  beforeEach(forgetPolls);
  afterAll(() => rowsOf(t.database, "UPDATE provider_health SET next_ask_at = '-infinity'"));

  it('is a minute of sixty at once, and one a second from there on, for all workers together', async () => {
    const pace = new ProviderPace(t.app.get(Database), { reconcilePerMinute: 60 });
    const waits = await Promise.all(Array.from({ length: 65 }, () => pace.take('shared', 60_000)));
    const seconds = waits.map((waitMs) => Math.round((waitMs ?? Number.NaN) / 1_000)).sort((a, b) => a - b);
    expect(seconds.slice(0, 59).every((wait) => wait === 0)).toBe(true);
    expect(seconds.slice(-5)).toEqual([1, 2, 3, 4, 5]);
    expect(await pace.take('shared', 1_000)).toBeNull();
    expect(await pace.take('another', 1_000)).toBe(0);
  });

  it('ends a run that would have to wait longer than it lasts, and no payer waits for it', async () => {
    const billed = await billedSchool(t, 'toyyibpay');
    const usedUp = "UPDATE provider_health SET next_ask_at = now() + interval '5 minutes'";
    await rowsOf(t.database, `${usedUp} WHERE provider = 'toyyibpay'`);
    await reconcile();
    expect(toyyibPay.timesAsked(billed.bill)).toBe(0);
    const other = await billedSchool(t, 'toyyibpay');
    expect(other.bill).not.toBe(billed.bill);
    await rowsOf(t.database, "UPDATE provider_health SET next_ask_at = '-infinity'");
    await reconcile();
    expect(toyyibPay.timesAsked(billed.bill)).toBe(1);
  });

  it('about one bill grows less with its age: of a day, every two hours', async () => {
    const billed = await billedSchool(t, 'toyyibpay');
    const dayLater = Date.parse('2026-11-21T09:00:00+08:00');
    const askedBefore = (interval: string) =>
      rowsOf(t.database, 'UPDATE bills SET polled_at = now() - $1::interval', [interval]);
    await askedBefore('119 minutes');
    await reconcile(dayLater);
    expect(toyyibPay.timesAsked(billed.bill)).toBe(0);
    await askedBefore('121 minutes');
    await reconcile(dayLater);
    expect(toyyibPay.timesAsked(billed.bill)).toBe(1);
  });
});
