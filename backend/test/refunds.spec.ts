import { BillingService, CreditNotes, ProviderHealth, Refunds } from '../src/modules/billing/index.js';
import { Database } from '../src/platform/database/database.js';
import { type BilledSchool, billedSchool, expiryOf, factsOf, takeIn } from './support/billed-school.js';
import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import { type ChipDouble, startChipDouble } from './support/chip-double.js';
import { bankEvent } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { type StripeDouble, startStripeDouble, stripeEvent } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { startToyyibPayDouble, type ToyyibPayDouble } from './support/toyyibpay-double.js';

const MONTH_SEN = 15_000;
const PAID_AT = Date.parse('2026-11-20T10:00:00+08:00');
const NOW = Date.parse('2026-11-22T10:00:00+08:00');
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
afterEach(() => stripe.isDown(false));

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
