import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../src/platform/calendar/day.js';
import {
  type BilledSchool,
  billedSchool,
  expiryOf,
  factsOf,
  inboxOf,
  invoiceOf,
  standingOf,
  takeIn,
} from './support/billed-school.js';
import { makeMember, makeSchool } from './support/builders.js';
import { MONTH_OF_T60_SEN as AMOUNT, checkOut } from './support/checkouts.js';
import { deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { type StripeDouble, startStripeDouble, stripeEvent } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
let double: StripeDouble;
let billed: BilledSchool;
let intent: string;

beforeAll(async () => {
  double = await startStripeDouble();
  t = await startTestApp(double.environment);
});
afterAll(() => Promise.all([t?.close(), double?.close()]));
beforeEach(async () => {
  billed = await billedSchool(t, 'stripe');
  intent = `pi_${randomUUID().slice(0, 8)}`;
});

const session = (changes: object = {}) => ({
  id: billed.bill,
  object: 'checkout.session',
  payment_intent: intent,
  payment_status: 'paid',
  amount_total: AMOUNT,
  currency: 'myr',
  ...changes,
});
const ours = () => ({ metadata: { invoice: double.sessions.at(-1)?.['metadata[invoice]'] } });
const completed = () => stripeEvent('checkout.session.completed', session());
const REFUNDED_ON = Date.parse('2026-11-22T10:00:00+08:00');
const refund = (changes: object = {}) => ({
  id: `re_${intent}`,
  payment_intent: intent,
  amount: AMOUNT,
  status: 'succeeded',
  created: REFUNDED_ON / 1_000,
  ...changes,
});
const refunded = (amount: number, id = `re_${randomUUID()}`) =>
  stripeEvent('refund.created', refund({ amount, id }));
const dispute = (changes: object = {}) => ({
  id: `dp_${intent}`,
  payment_intent: intent,
  created: Date.parse('2026-11-22T10:00:00Z') / 1_000,
  amount: AMOUNT,
  status: 'needs_response',
  ...changes,
});

describe('A Stripe checkout', () => {
  it('is a session for one payment in ringgit by card, FPX or GrabPay', () => {
    expect(double.sessions.at(-1)).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'myr',
      'line_items[0][price_data][unit_amount]': String(AMOUNT),
      'line_items[0][quantity]': '1',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'fpx',
      'allowed_payment_method_types[2]': 'grabpay',
      client_reference_id: expect.stringMatching(/^INV-/),
      customer_email: `${billed.payer.userId}@contoh.test`,
      success_url: expect.stringContaining(`/billing?invoice=${billed.invoiceId}`),
    });
    expect(billed.paymentUrl).toBe(`https://checkout.example/${billed.bill}`);
  });

  it('asked for again after a failure is the same session', async () => {
    const school = await makeSchool(t);
    const payer = await makeMember(t, school, 'main_admin');
    const ask = () => checkOut(t, school, payer, { provider: 'stripe' }, 'key-1');
    double.isDown(true);
    expect((await ask().expect(502)).body.code).toBe('PROVIDER_UNAVAILABLE');
    double.isDown(false);
    const { body: first } = await ask().expect(201);
    await rowsOf(t.database, 'DELETE FROM bills WHERE invoice_id = $1', [first.invoiceId]);
    const { body: again } = await ask().expect(201);
    expect(again).toEqual(first);
  });
});

describe('POST /api/webhooks/stripe', () => {
  it('opens the school when the session is paid', async () => {
    expect(await takeIn(t, completed())).toMatchObject({ state: 'processed', reason: null });
    expect(await invoiceOf(t, billed)).toMatchObject({
      status: 'paid',
      paidAt: '2026-11-20T09:15:09.000+08:00',
    });
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
  });

  it('session, intent and charge are one payment, in whatever order they come', async () => {
    const charge = { id: 'ch_1', payment_intent: intent, amount: AMOUNT, currency: 'myr', paid: true };
    await takeIn(t, stripeEvent('charge.succeeded', { ...charge, ...ours() }));
    await takeIn(
      t,
      stripeEvent('payment_intent.succeeded', {
        id: intent,
        amount_received: AMOUNT,
        currency: 'myr',
        ...ours(),
      }),
    );
    await takeIn(t, completed());
    expect(await factsOf(t, billed)).toEqual([{ kind: 'payment-succeeded', payment_id: intent }]);
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
    expect(
      await rowsOf(t.database, 'SELECT FROM payment_flags WHERE invoice_id = $1', [billed.invoiceId]),
    ).toHaveLength(0);
  });

  it('an event is known by its id: told again with another body it is a duplicate', async () => {
    const id = `evt_${randomUUID()}`;
    const first = stripeEvent('checkout.session.completed', session(), { id });
    await takeIn(t, first);
    await deliver(t, stripeEvent('checkout.session.completed', session({ extra: 1 }), { id })).expect(200);
    expect(await inboxOf(t, first)).toMatchObject([{ state: 'processed', deliveries: 2 }]);
  });

  it('FPX that waits is pending until it is paid', async () => {
    await takeIn(t, stripeEvent('checkout.session.completed', session({ payment_status: 'unpaid' })));
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'open' });
    await takeIn(t, stripeEvent('checkout.session.async_payment_succeeded', session()));
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'paid' });
  });

  it('a card that was declined is a failure of the invoice named in the intent', async () => {
    await takeIn(t, stripeEvent('payment_intent.payment_failed', { id: intent, ...ours() }));
    expect(await factsOf(t, billed)).toEqual([{ kind: 'payment-failed', payment_id: intent }]);
  });

  it('a refund in part changes nothing, the whole of it ends the term', async () => {
    await takeIn(t, completed());
    await takeIn(t, refunded(AMOUNT - 1));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
    await takeIn(t, refunded(1));
    expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
  });

  it('a dispute ends the term, and winning it brings the term back', async () => {
    await takeIn(t, completed());
    await takeIn(t, stripeEvent('charge.dispute.created', dispute()));
    expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
    await takeIn(t, stripeEvent('charge.dispute.closed', dispute({ status: 'won' })));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
  });

  it.each([
    ['refund.failed', 'failed'],
    ['refund.updated', 'failed'],
    ['charge.refund.updated', 'failed'],
    ['refund.updated', 'canceled'],
  ])(
    'a refund that was told as done is taken back by %s as %s: the term, the note, and finance is told',
    async (type, status) => {
      await takeIn(t, completed());
      await takeIn(t, stripeEvent('refund.created', refund()));
      expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
      await takeIn(t, stripeEvent(type, refund({ status }), { at: REFUNDED_ON + DAY_MS }));
      expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
      expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: ['REFUND_FAILED'] });
    },
  );

  it('the whole charge that was told as given back is kept again once its refund has failed', async () => {
    await takeIn(t, completed());
    const charge = { id: 'ch_1', payment_intent: intent, amount: AMOUNT, refunded: true };
    await takeIn(t, stripeEvent('charge.refunded', charge, { at: REFUNDED_ON }));
    const failed = { data: { previous_attributes: { status: 'succeeded' } } };
    const at = { at: REFUNDED_ON + DAY_MS, ...failed };
    await takeIn(t, stripeEvent('refund.updated', refund({ status: 'failed' }), at));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: ['REFUND_FAILED'] });
  });

  it('a dispute of a part that is lost takes that part, and no day', async () => {
    await takeIn(t, completed());
    const part = (status: string) => dispute({ amount: 2_000, status });
    await takeIn(t, stripeEvent('charge.dispute.created', part('needs_response')));
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: ['PAYMENT_DISPUTED'] });
    await takeIn(t, stripeEvent('charge.dispute.closed', part('lost')));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 2_000, flags: ['DISPUTE_LOST'] });
  });

  it('a part that is given back and the rest that is lost are the whole, from when they became it', async () => {
    await takeIn(t, completed());
    await takeIn(t, refunded(AMOUNT - 2_000));
    const lost = dispute({ amount: 2_000, status: 'lost', created: (REFUNDED_ON + 3 * DAY_MS) / 1_000 });
    await takeIn(t, stripeEvent('charge.dispute.created', { ...lost, status: 'under_review' }));
    await takeIn(t, stripeEvent('charge.dispute.closed', lost, { at: REFUNDED_ON + 4 * DAY_MS }));
    expect(await expiryOf(t, billed)).toBe('2026-11-26T00:00:00.000+08:00');
    expect(await standingOf(t, billed)).toEqual({ creditedSen: AMOUNT, flags: ['DISPUTE_LOST'] });
  });

  it('an inquiry moves nothing, until it becomes a dispute', async () => {
    await takeIn(t, completed());
    await takeIn(t, stripeEvent('charge.dispute.created', dispute({ status: 'warning_needs_response' })));
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: [] });
    await takeIn(t, stripeEvent('charge.dispute.funds_withdrawn', dispute(), { at: REFUNDED_ON }));
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: ['PAYMENT_DISPUTED'] });
    await takeIn(t, stripeEvent('charge.dispute.closed', dispute({ status: 'warning_closed' })));
    expect(await standingOf(t, billed)).toEqual({ creditedSen: 0, flags: [] });
  });

  it('what was told before its payment is tried again once that has come', async () => {
    const early = [stripeEvent('refund.created', refund()), stripeEvent('charge.dispute.created', dispute())];
    for (const event of early)
      expect(await takeIn(t, event)).toMatchObject({ state: 'quarantined', reason: 'UNKNOWN_BILL' });
    await takeIn(t, completed());
    for (const event of early)
      await waitUntil(async () => (await inboxOf(t, event))[0]?.state === 'processed');
    expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
    expect(await standingOf(t, billed)).toEqual({ creditedSen: AMOUNT, flags: ['PAYMENT_DISPUTED'] });
  });

  it.each<[string, object, string]>([
    ['another amount', { amount_total: AMOUNT - 1 }, 'AMOUNT_MISMATCH'],
    ['another currency', { currency: 'sgd' }, 'CURRENCY_MISMATCH'],
    ['a session nobody here asked for', { id: 'cs_elsewhere' }, 'UNKNOWN_BILL'],
    ['an amount that is no number', { amount_total: 'all' }, 'UNREADABLE_EVENT'],
  ])('%s is put aside and grants nothing', async (_what, changes, reason) => {
    const event = stripeEvent('checkout.session.completed', session(changes));
    expect(await takeIn(t, event)).toMatchObject({ state: 'quarantined', reason });
    expect(await expiryOf(t, billed)).toBeNull();
  });

  it('events of no concern are taken and ignored', async () => {
    const event = stripeEvent('customer.created', { id: `cus_${randomUUID()}` });
    expect(await takeIn(t, event)).toMatchObject({ state: 'ignored', reason: 'FOREIGN_EVENT' });
  });

  it('refuses a changed body, a missing and an old signature, and keeps nothing', async () => {
    const good = completed();
    const { 'stripe-signature': signature = '', ...unsigned } = good.headers;
    const forgeries = [
      { ...good, body: good.body.replace(String(AMOUNT), '1') },
      { ...good, headers: unsigned },
      { ...good, headers: { ...good.headers, 'stripe-signature': signature.replace(/t=\d+/, 't=1') } },
    ];
    for (const forged of forgeries) {
      expect((await deliver(t, forged).expect(400)).body.code).toBe('INVALID_SIGNATURE');
      expect(await inboxOf(t, forged)).toHaveLength(0);
    }
  });
});
