import { BillingService, CreditNotes, ProviderHealth, Refunds } from '../src/modules/billing/index.js';
import { UnknownBills } from '../src/modules/webhooks/unknown-bills.js';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { Database } from '../src/platform/database/database.js';
import { Dice } from './oracle/dice.js';
import {
  type BilledSchool,
  billedSchool,
  expiryOf,
  factsOf,
  inboxOf,
  standingOf,
  takeIn,
} from './support/billed-school.js';
import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import { type ChipDouble, startChipDouble } from './support/chip-double.js';
import { bankEvent, type Delivery, deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { type StripeDouble, startStripeDouble, stripeEvent } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { startToyyibPayDouble, type ToyyibPayDouble } from './support/toyyibpay-double.js';
import { waitUntil } from './support/wait-until.js';

const MONTH_SEN = 15_000;
const PAID_AT = Date.parse('2026-11-20T10:00:00+08:00');
const NOW = Date.parse('2026-11-22T10:00:00+08:00');
/** Of the 120 in which five things can be told; ORDERS=120 takes them all. */
const ORDERS = Number(process.env.ORDERS ?? 4);
const BY = { actor: 'kewangan@rekod.test', reason: 'Tersalah bayar' };

let t: TestApp;
let stripe: StripeDouble;
let chip: ChipDouble;
let billplz: BillplzDouble;
let toyyibPay: ToyyibPayDouble;

beforeAll(async () => {
  [stripe, chip, billplz, toyyibPay] = await Promise.all([
    startStripeDouble(),
    startChipDouble(),
    startBillplzDouble(),
    startToyyibPayDouble(),
  ]);
  t = await startTestApp({
    ...stripe.environment,
    ...chip.environment,
    ...billplz.environment,
    ...toyyibPay.environment,
  });
});
afterAll(() => Promise.all([t, stripe, chip, billplz, toyyibPay].map((one) => one?.close())));
afterEach(() => {
  stripe.isDown(false);
  stripe.answersRefunds('succeeded');
});

/** A school whose month is paid at the provider, under the id of the payment. */
async function paidAt(provider: string, paymentId?: string): Promise<BilledSchool & { paymentId: string }> {
  const billed = await billedSchool(t, provider);
  const id = paymentId ?? billed.bill;
  const paid = { paymentId: id, bill: { reference: billed.bill }, at: PAID_AT, amountSen: MONTH_SEN };
  const fact = { kind: 'payment-succeeded', currency: 'MYR', ...paid } as const;
  await t.app.get(BillingService).recordFacts(provider, [fact], PAID_AT);
  return { ...billed, paymentId: id };
}
const order = (provider: string, paymentId: string, amountSen = MONTH_SEN) => ({
  provider,
  paymentId,
  amountSen,
  ...BY,
});
const give = (...of: Parameters<typeof order>) => t.app.get(Refunds).give(order(...of), NOW);
const kindsOf = async (billed: BilledSchool) => (await factsOf(t, billed)).map(({ kind }) => kind);

describe('A refund through the provider', () => {
  it('of Stripe is given once under its key, and its own event tells nothing new', async () => {
    const billed = await paidAt('stripe', 'pi_refunded');
    await give('stripe', 'pi_refunded');
    expect(stripe.refunds.size).toBe(1);
    expect(await kindsOf(billed)).toEqual(['payment-succeeded', 'refund']);
    const [refund] = stripe.refunds.values();
    await takeIn(t, stripeEvent('refund.created', refund ?? {}));
    expect(await kindsOf(billed)).toEqual(['payment-succeeded', 'refund']);
  });

  it('that failed is asked for again under the same key', async () => {
    const billed = await paidAt('stripe', 'pi_down');
    stripe.isDown(true);
    await expect(give('stripe', 'pi_down')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    const refundsOf = () => t.app.get(Refunds).refundsOf(billed.school.id);
    const [failed] = await refundsOf();
    expect(failed).toMatchObject({ state: 'failed', ...BY });
    stripe.isDown(false);
    await expect(give('stripe', 'pi_down', 100)).rejects.toMatchObject({ code: 'REFUND_UNDER_WAY' });
    await give('stripe', 'pi_down');
    expect(await refundsOf()).toMatchObject([{ id: failed?.id, state: 'given', failure: null }]);
    expect(stripe.refunds.has(failed?.id ?? '')).toBe(true);
  });

  it('that waits at the provider leaves no more to be ordered than the rest', async () => {
    const billed = await paidAt('stripe', 'pi_waiting');
    stripe.answersRefunds('pending');
    await give('stripe', 'pi_waiting', 10_000);
    expect(await kindsOf(billed)).toEqual(['payment-succeeded', 'refund-pending']);
    await expect(give('stripe', 'pi_waiting', 5_001)).rejects.toMatchObject({
      code: 'REFUND_EXCEEDS_PAYMENT',
    });
    await give('stripe', 'pi_waiting', 5_000);
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: [] });
  });

  it('that the provider says at once has failed is not told as given, and may be ordered anew', async () => {
    const billed = await paidAt('stripe', 'pi_refused');
    stripe.answersRefunds('failed');
    await expect(give('stripe', 'pi_refused')).rejects.toMatchObject({ code: 'REFUND_REFUSED', status: 409 });
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: ['REFUND_FAILED'] });
    stripe.answersRefunds('succeeded');
    await give('stripe', 'pi_refused');
    expect(await standingOf(t, billed)).toEqual({ creditedSen: MONTH_SEN, flags: [] });
  });

  it('that stands as an order is given once, however often it is finished', async () => {
    await paidAt('stripe', 'pi_ordered');
    const refunds = t.app.get(Refunds);
    const ordered = order('stripe', 'pi_ordered');
    const given = stripe.refunds.size;
    const id = await refunds.begin(ordered, NOW);
    stripe.isDown(true);
    await expect(refunds.finish(id, ordered, NOW)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    stripe.isDown(false);
    for (let click = 0; click < 2; click += 1) await refunds.resume(ordered, NOW);
    expect(stripe.refunds.size).toBe(given + 1);
  });

  it('of CHIP ends the coverage at the midnight after it', async () => {
    const billed = await paidAt('chip');
    await give('chip', billed.paymentId);
    expect(await kindsOf(billed)).toEqual(['payment-succeeded', 'refund']);
    expect(await expiryOf(t, billed)).toMatch(/T00:00:00\.000\+08:00$/);
  });

  it('of Bank Simulasi is recorded once, by answer and by event', async () => {
    const billed = await billedSchool(t, 'simulated');
    await t
      .call('post', `/simulated-bank/bills/${billed.bill}/payments`)
      .type('form')
      .send({ outcome: 'paid' })
      .expect(200);
    await takeIn(t, bankEvent('payment.succeeded', billed.bill, MONTH_SEN));
    await give('simulated', billed.bill, MONTH_SEN / 2);
    await give('simulated', billed.bill, MONTH_SEN / 2);
    const refunds = await rowsOf(
      t.database,
      "SELECT DISTINCT reference FROM payment_facts WHERE invoice_id = $1 AND kind = 'refund'",
      [billed.invoiceId],
    );
    expect(refunds).toHaveLength(2);
    await expect(give('simulated', billed.bill, 1)).rejects.toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT' });
  });

  it.each(['billplz', 'manual', 'unheard-of'])('is not offered by %s', async (provider) => {
    await expect(give(provider, 'whatever')).rejects.toMatchObject({ code: 'REFUND_NOT_OFFERED' });
  });

  it('needs a payment', async () => {
    await expect(give('stripe', 'pi_unknown')).rejects.toMatchObject({ status: 404 });
  });
});

describe('A refund by hand', () => {
  it('is a fact like any other, with who and why', async () => {
    const billed = await paidAt('billplz');
    await t.app.get(Refunds).recordByHand(order('billplz', billed.paymentId), NOW);
    expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
    const again = t.app.get(Refunds).recordByHand(order('billplz', billed.paymentId, 1), NOW);
    await expect(again).rejects.toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT' });
  });

  it('commits with what its caller writes, or not at all', async () => {
    const billed = await paidAt('toyyibpay');
    const undone = t.app.get(Database).systemTransaction(async () => {
      await t.app.get(Refunds).recordByHand(order('toyyibpay', billed.paymentId), NOW);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kindsOf(billed)).toEqual(['payment-succeeded']);
    expect(await t.app.get(Refunds).refundsOf(billed.school.id)).toEqual([]);
  });
});

describe('What was given back', () => {
  const creditedFor = ({ invoiceId }: BilledSchool) =>
    rowsOf<{ amount_sen: number }>(
      t.database,
      'SELECT amount_sen FROM credit_notes WHERE invoice_id = $1 ORDER BY number',
      [invoiceId],
    ).then((notes) => notes.map(({ amount_sen }) => amount_sen));

  it('is credited by itself, once however often it is told', async () => {
    const billed = await paidAt('stripe', 'pi_credited');
    await give('stripe', 'pi_credited', 5_000);
    const told = [...stripe.refunds.values()].at(-1) ?? {};
    await takeIn(t, stripeEvent('refund.created', told));
    await takeIn(t, stripeEvent('refund.updated', told));
    expect(await creditedFor(billed)).toEqual([5_000]);
    await give('stripe', 'pi_credited', 10_000);
    expect(await creditedFor(billed)).toEqual([5_000, 10_000]);
  });

  it('is not credited twice where finance had credited it before', async () => {
    const billed = await paidAt('billplz');
    await t.app.get(CreditNotes).issue(billed.invoiceId, { amountSen: 4_000, ...BY }, NOW);
    const back = (amountSen: number) =>
      t.app.get(Refunds).recordByHand(order('billplz', billed.paymentId, amountSen), NOW);
    await back(4_000);
    expect(await creditedFor(billed)).toEqual([4_000]);
    await back(11_000);
    expect(await creditedFor(billed)).toEqual([4_000, 11_000]);
  });

  it('counts with the larger amount where one refund was told with two', async () => {
    const billed = await paidAt('billplz');
    const tell = (amountSen: number) =>
      t.app
        .get(BillingService)
        .recordFacts(
          'billplz',
          [{ kind: 'refund', paymentId: billed.paymentId, refundId: 'told-twice', at: NOW, amountSen }],
          NOW,
        );
    for (const amountSen of [5_000, MONTH_SEN, 5_000]) await tell(amountSen);
    expect(await creditedFor(billed)).toEqual([5_000, MONTH_SEN - 5_000]);
    const more = t.app.get(Refunds).recordByHand(order('billplz', billed.paymentId, 1), NOW);
    await expect(more).rejects.toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT' });
  });

  it('is credited under numbers without gap or repetition, though many come at once', async () => {
    const billed = await Promise.all(Array.from({ length: 12 }, () => paidAt('billplz')));
    const day = Date.parse('2036-02-01T09:00:00+08:00');
    await Promise.all(
      billed.map(({ paymentId }) => t.app.get(Refunds).recordByHand(order('billplz', paymentId), day)),
    );
    const numbers = await rowsOf<{ number: string }>(
      t.database,
      "SELECT number FROM credit_notes WHERE starts_with(number, 'NK-2036-') ORDER BY number",
    );
    expect(numbers.map(({ number }) => Number(number.slice(-6)))).toEqual(
      billed.map((_, index) => index + 1),
    );
  });
});

const seconds = (at: number) => Math.floor(at / 1_000);

/** What one payment of a month lives through, as its provider tells it. */
const LIVES: Readonly<Record<'simulated' | 'stripe' | 'chip', (billed: BilledSchool) => Delivery[]>> = {
  simulated: ({ bill }) => {
    const told = (type: Parameters<typeof bankEvent>[0], amountSen: number, day: number, data = {}) =>
      bankEvent(type, bill, amountSen, { at: PAID_AT + day * DAY_MS, data });
    return [
      told('payment.succeeded', MONTH_SEN, 0),
      told('refund.succeeded', 5_000, 1, { refundId: 'r' }),
      told('refund.failed', 5_000, 3, { refundId: 'r' }),
      told('dispute.opened', 2_000, 2, { disputeId: 'd' }),
      told('dispute.lost', 2_000, 4, { disputeId: 'd' }),
    ];
  },
  stripe: ({ bill }) => {
    const payment_intent = `pi_${bill}`;
    const told = (type: string, object: object, day: number) =>
      stripeEvent(type, { payment_intent, ...object }, { at: PAID_AT + day * DAY_MS });
    const session = { id: bill, payment_status: 'paid', amount_total: MONTH_SEN, currency: 'myr' };
    const refund = { id: `re_${bill}`, amount: 5_000, created: seconds(PAID_AT + DAY_MS) };
    const dispute = { id: `dp_${bill}`, amount: 2_000, created: seconds(PAID_AT + 2 * DAY_MS) };
    return [
      told('checkout.session.completed', session, 0),
      told('refund.created', { ...refund, status: 'succeeded' }, 1),
      told('refund.failed', { ...refund, status: 'failed' }, 3),
      told('charge.dispute.created', { ...dispute, status: 'needs_response' }, 2),
      told('charge.dispute.closed', { ...dispute, status: 'lost' }, 4),
    ];
  },
  chip: ({ bill }) => {
    const related_to = { type: 'purchase', id: bill };
    const made = (type: string, amount: number, day: number) =>
      chip.event(type, `${type}-${bill}`.replace('.', '-'), {
        ...{ type: 'payment', related_to },
        payment: { amount, currency: 'MYR', paid_on: seconds(PAID_AT + day * DAY_MS) },
      });
    const at = (day: number) => ({ updated_on: seconds(PAID_AT + day * DAY_MS) });
    return [
      chip.event('purchase.paid', bill),
      chip.event('purchase.pending_refund', bill, { status: 'pending_refund', ...at(1) }),
      chip.event('purchase.refund_failure', bill, at(2)),
      made('payment.charged_back', 2_000, 3),
      made('payment.refunded', 1_000, 4),
    ];
  },
};

describe('What a payment lives through', () => {
  it.each(['simulated', 'stripe', 'chip'] as const)(
    `of %s ends the same in ${ORDERS} of all orders, and told twice`,
    async (provider) => {
      const ends = [];
      for (const order of ordersOf(5, ORDERS)) {
        const billed = await billedSchool(t, provider);
        const life = LIVES[provider](billed);
        const told = order.flatMap((index) => life[index] ?? []);
        for (const event of told) await takeIn(t, event);
        for (const event of told.toReversed()) await deliver(t, event).expect(200);
        for (const event of told)
          await waitUntil(async () => (await inboxOf(t, event))[0]?.state === 'processed');
        ends.push({ order, expiresAt: await expiryOf(t, billed), ...(await standingOf(t, billed)) });
      }
      const creditedSen = provider === 'chip' ? 3_000 : 2_000;
      const end = { creditedSen, flags: ['DISPUTE_LOST', 'REFUND_FAILED'] };
      expect(ends).toEqual(
        ends.map(({ order }) => ({ order, expiresAt: '2026-12-20T00:00:00.000+08:00', ...end })),
      );
    },
    60_000 + ORDERS * 3_000,
  );

  it('of CHIP counts again what the bank gave back', async () => {
    const billed = await billedSchool(t, 'chip');
    const related_to = { type: 'purchase', id: billed.bill };
    const payment = { amount: MONTH_SEN, currency: 'MYR', paid_on: seconds(PAID_AT + DAY_MS) };
    const told = (type: string) => chip.event(type, `${type.replace('.', '-')}-1`, { related_to, payment });
    await takeIn(t, chip.event('purchase.paid', billed.bill));
    await takeIn(t, told('payment.charged_back'));
    expect(await expiryOf(t, billed)).toBe('2026-11-22T00:00:00.000+08:00');
    await takeIn(t, told('payment.chargeback_reversed'));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: [] });
  });
});

/** The order of life, its reverse, and others by chance; all of them where as many are asked for. */
function ordersOf(length: number, most: number): number[][] {
  const life = Array.from({ length }, (_, index) => index);
  const all = life.reduce<number[][]>(
    (orders, next) =>
      orders.flatMap((order) =>
        Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, next)),
      ),
    [[]],
  );
  const others = new Dice(37).shuffled(all.filter((order) => `${order}` !== `${life}`));
  return [life, life.toReversed(), ...others].slice(0, most);
}

describe('What was put aside before its payment was known', () => {
  it.each([
    [
      'by an older release, which kept no names',
      "waits_for = NULL, processed_at = now() - interval '1 hour'",
    ],
    ['at the very moment at which it came', 'deliveries = deliveries'],
  ])('%s is tried again with the bills that are asked about', async (_when, change) => {
    const billed = await billedSchool(t, 'stripe');
    const [, refund] = LIVES.stripe(billed);
    if (!refund) throw new Error('There is no refund.');
    expect(await takeIn(t, refund)).toMatchObject({ state: 'quarantined', reason: 'UNKNOWN_BILL' });
    await rowsOf(t.database, `UPDATE webhook_inbox SET ${change} WHERE raw = $1`, [Buffer.from(refund.body)]);
    await t.app.get(UnknownBills).retryAll();
    await waitUntil(async () => (await inboxOf(t, refund))[0]?.state === 'quarantined');
    const bill = ['stripe', `pi_${billed.bill}`, billed.school.id, billed.invoiceId];
    await rowsOf(t.database, 'INSERT INTO bills VALUES ($1, $2, $3, $4, NULL, now())', bill);
    await t.app.get(UnknownBills).retryAll();
    await waitUntil(async () => (await inboxOf(t, refund))[0]?.state === 'processed');
    expect(await kindsOf(billed)).toEqual(['refund']);
  });
});

it('What an older release puts aside again and again rests for ten minutes in between', async () => {
  const billed = await billedSchool(t, 'stripe');
  const [, refund] = LIVES.stripe(billed);
  if (!refund) throw new Error('There is no refund.');
  await takeIn(t, refund);
  const raw = Buffer.from(refund.body);
  const namesAfter = async (minutes: number) => {
    const age = 'waits_for = NULL, processed_at = now() - make_interval(mins => $2)';
    await rowsOf(t.database, `UPDATE webhook_inbox SET ${age} WHERE raw = $1`, [raw, minutes]);
    await t.app.get(UnknownBills).retryAll();
    await waitUntil(async () => (await inboxOf(t, refund))[0]?.state === 'quarantined');
    const [row] = await rowsOf(t.database, 'SELECT waits_for FROM webhook_inbox WHERE raw = $1', [raw]);
    return row?.waits_for;
  };
  expect(await namesAfter(9)).toBeNull();
  expect(await namesAfter(11)).toEqual(expect.arrayContaining([`pi_${billed.bill}`]));
});

describe('The providers of a deployment', () => {
  it('are described without a secret', async () => {
    const described = await t.app.get(ProviderHealth).describe();
    expect(described.map(({ id, canRefund }) => [id, canRefund])).toEqual([
      ['simulated', true],
      ['billplz', false],
      ['toyyibpay', false],
      ['stripe', true],
      ['chip', true],
    ]);
    expect(JSON.stringify(described)).not.toMatch(/test.only|secret|sk_/i);
  });

  it.each(['simulated', 'billplz', 'toyyibpay', 'stripe', 'chip'])(
    '%s is asked whether our credentials are good',
    async (id) => {
      expect(await t.app.get(ProviderHealth).test(id)).toMatchObject({ isHealthy: true, failure: null });
    },
  );

  it('keep when they last failed, and how, without the key that was refused', async () => {
    stripe.isDown(true);
    const health = t.app.get(ProviderHealth);
    expect(await health.test('stripe')).toMatchObject({ isHealthy: false });
    stripe.isDown(false);
    await health.test('stripe');
    const answers = (await health.describe()).find(({ id }) => id === 'stripe')?.answers;
    expect(answers).toEqual({
      answeredAt: expect.any(Number),
      failedAt: expect.any(Number),
      failure: 'Invalid API Key provided: [key]',
    });
    await expect(health.test('paypal')).rejects.toMatchObject({ status: 404 });
  });
});
