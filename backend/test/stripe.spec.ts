import { randomUUID } from 'node:crypto';
import {
  type BilledSchool,
  billedSchool,
  expiryOf,
  factsOf,
  inboxOf,
  invoiceOf,
  takeIn,
} from './support/billed-school.js';
import { makeMember, makeSchool } from './support/builders.js';
import { MONTH_OF_T60_SEN as AMOUNT, checkOut } from './support/checkouts.js';
import { deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { type StripeDouble, startStripeDouble, stripeEvent } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';

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
const refunded = (amount: number, id = `re_${randomUUID()}`) =>
  stripeEvent('refund.created', {
    id,
    payment_intent: intent,
    amount,
    status: 'succeeded',
    created: Date.parse('2026-11-22T10:00:00+08:00') / 1_000,
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
    const dispute = {
      id: 'dp_1',
      payment_intent: intent,
      created: Date.parse('2026-11-22T10:00:00Z') / 1_000,
    };
    await takeIn(t, stripeEvent('charge.dispute.created', { ...dispute, status: 'needs_response' }));
    expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
    await takeIn(t, stripeEvent('charge.dispute.closed', { ...dispute, status: 'won' }));
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
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
