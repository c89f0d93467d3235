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
import { type ChipDouble, startChipDouble } from './support/chip-double.js';
import { deliver } from './support/deliveries.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PAID_ON = Date.parse('2026-11-20T09:15:09+08:00') / 1_000;

let t: TestApp;
let double: ChipDouble;
let billed: BilledSchool;

beforeAll(async () => {
  double = await startChipDouble();
  t = await startTestApp(double.environment);
});
afterAll(() => Promise.all([t?.close(), double?.close()]));
beforeEach(async () => {
  billed = await billedSchool(t, 'chip');
});

const paid = (payment: object = {}) =>
  double.event('purchase.paid', billed.bill, {
    payment: { amount: AMOUNT, currency: 'MYR', paid_on: PAID_ON, ...payment },
  });

describe('A CHIP checkout', () => {
  it('is a purchase of one product in sen, with who pays and all ways back', () => {
    const ways = expect.stringContaining(`/billing?invoice=${billed.invoiceId}`);
    expect(double.purchases.at(-1)).toMatchObject({
      brand_id: double.environment.CHIP_BRAND_ID,
      client: { email: `${billed.payer.userId}@contoh.test` },
      purchase: { currency: 'MYR', products: [{ price: AMOUNT, quantity: 1 }] },
      reference: expect.stringMatching(/^INV-/),
      success_callback: 'http://localhost/api/webhooks/chip',
      success_redirect: ways,
      failure_redirect: ways,
      cancel_redirect: ways,
    });
    expect(billed.paymentUrl).toBe(`https://chip.example/p/${billed.bill}`);
  });

  it('answers 502 while CHIP is down', async () => {
    const school = await makeSchool(t);
    const payer = await makeMember(t, school, 'main_admin');
    double.isDown(true);
    const { body } = await checkOut(t, school, payer, { provider: 'chip' }).expect(502);
    double.isDown(false);
    expect(body.code).toBe('PROVIDER_UNAVAILABLE');
  });
});

describe('POST /api/webhooks/chip', () => {
  it('opens the school when the purchase is paid', async () => {
    expect(await takeIn(t, paid())).toMatchObject({ state: 'processed', reason: null });
    expect(await invoiceOf(t, billed)).toMatchObject({
      status: 'paid',
      paidAt: '2026-11-20T09:15:09.000+08:00',
    });
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
  });

  it('callback and webhook of one payment are two events and one grant', async () => {
    const [callback, webhook] = [
      paid(),
      double.event('purchase.paid', billed.bill, { marked_as_paid: false }),
    ];
    await takeIn(t, callback);
    await takeIn(t, webhook);
    await takeIn(t, webhook);
    expect(await inboxOf(t, webhook)).toMatchObject([{ deliveries: 2 }]);
    expect(await factsOf(t, billed)).toHaveLength(1);
  });

  it('a failure that comes before or after the payment undoes nothing', async () => {
    const failed = (offset: number) =>
      double.event('purchase.payment_failure', billed.bill, {
        status: 'error',
        updated_on: PAID_ON + offset,
      });
    await takeIn(t, failed(-60));
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'open' });
    await takeIn(t, paid());
    await takeIn(t, failed(60));
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'paid' });
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
  });

  it('a refund of the whole ends the term', async () => {
    await takeIn(t, paid());
    const refund = double.event('payment.refunded', `r-${randomUUID()}`, {
      type: 'payment',
      related_to: { type: 'purchase', id: billed.bill },
      payment: { amount: AMOUNT, currency: 'MYR', paid_on: PAID_ON + 2 * 86_400 },
    });
    expect(await takeIn(t, refund)).toMatchObject({ state: 'processed' });
    expect(await expiryOf(t, billed)).toBe('2026-11-23T00:00:00.000+08:00');
  });

  it.each<[string, () => object, string]>([
    ['another amount', () => ({ amount: AMOUNT + 1 }), 'AMOUNT_MISMATCH'],
    ['another currency', () => ({ currency: 'SGD' }), 'CURRENCY_MISMATCH'],
    ['an amount that is no number', () => ({ amount: 'all' }), 'UNREADABLE_EVENT'],
  ])('%s is put aside and grants nothing', async (_what, payment, reason) => {
    expect(await takeIn(t, paid(payment()))).toMatchObject({ state: 'quarantined', reason });
    expect(await expiryOf(t, billed)).toBeNull();
  });

  it('a purchase nobody here asked for is put aside', async () => {
    const event = double.event('purchase.paid', randomUUID());
    expect(await takeIn(t, event)).toMatchObject({ state: 'quarantined', reason: 'UNKNOWN_BILL' });
  });

  it('that of another brand is ignored', async () => {
    const event = double.event('purchase.paid', billed.bill, { brand_id: randomUUID() });
    expect(await takeIn(t, event)).toMatchObject({ state: 'ignored', reason: 'FOREIGN_EVENT' });
  });

  it.each([
    ['an empty list', '[]'],
    ['a purchase without anything', '{"event_type":"purchase.paid"}'],
    ['an endless id', JSON.stringify({ event_type: 'purchase.paid', id: 'x'.repeat(10_000) })],
    ['a NUL in every field', JSON.stringify({ event_type: 'purchase.paid', id: 'p\0', brand_id: '\0' })],
    ['a number beyond all bounds', '{"event_type":"purchase.paid","id":"p","payment":{"amount":1e999}}'],
  ])('never answers an error to what CHIP signed: %s', async (_what, body) => {
    const row = await takeIn(t, double.signed(body));
    expect(['quarantined', 'ignored']).toContain(row.state);
  });

  it('refuses a changed body, a missing and a foreign signature, and keeps nothing', async () => {
    const good = paid();
    const forgeries = [
      { ...good, body: good.body.replace(String(AMOUNT), '1') },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'x-signature': Buffer.alloc(256).toString('base64') } },
    ];
    for (const forged of forgeries) {
      expect((await deliver(t, forged).expect(400)).body.code).toBe('INVALID_SIGNATURE');
      expect(await inboxOf(t, forged)).toHaveLength(0);
    }
  });
});
