import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { PlanTimelines } from '../src/modules/subscription/plan-choice/plan-timelines.js';
import { type BilledSchool, billedSchool, expiryOf, invoiceOf } from './support/billed-school.js';
import type { TestPerson } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { type StripeDouble, startStripeDouble } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MONTH_SEN = 15_000;
const PAID_AT = Date.parse('2026-11-20T10:00:00+08:00');
const NOW = Date.parse('2026-11-22T10:00:00+08:00');

type Paid = BilledSchool & Readonly<{ paymentId: string }>;

let t: TestApp;
let stripe: StripeDouble;
let finance: TestPerson;

beforeAll(async () => {
  stripe = await startStripeDouble();
  t = await startTestApp(stripe.environment);
  await t.clockAt(new Date(NOW).toISOString());
  finance = await makeStaff(t, 'finance');
});
afterAll(() => Promise.all([t?.close(), stripe?.close()]));

/** A school whose month is paid by Stripe. */
async function paidByStripe(): Promise<Paid> {
  const billed = await billedSchool(t, 'stripe');
  const paymentId = `pi_${randomUUID()}`;
  await told(billed, paymentId, 'payment-succeeded', { amountSen: MONTH_SEN, currency: 'MYR', at: PAID_AT });
  return { ...billed, paymentId };
}
function told({ bill }: BilledSchool, paymentId: string, kind: string, more: object = {}) {
  const fact = { kind, paymentId, bill: { reference: bill }, at: NOW, ...more } as never;
  return t.app.get(BillingService).recordFacts('stripe', [fact], NOW);
}
const ofSchool = ({ school }: BilledSchool, path = '') =>
  t.call('get', `/api/operations/finance/schools/${school.code}${path}`, { token: finance.token });
const paymentOf = async (paid: Paid) => (await ofSchool(paid).expect(200)).body.payments[0];
const refund = ({ school, paymentId }: Paid, amountSen = MONTH_SEN) =>
  t
    .call('post', `/api/operations/finance/schools/${school.code}/refunds`, { token: finance.token })
    .send({ id: randomUUID(), reason: 'Tersalah bayar', provider: 'stripe', paymentId, amountSen });
const historyOf = async ({ school, payer }: BilledSchool, kind: string): Promise<number[]> => {
  const { body } = await t
    .call('get', '/api/billing/payments', { host: school.host, token: payer.token })
    .expect(200);
  return body.payments
    .filter((event: { kind: string }) => event.kind === kind)
    .map(({ amountSen }: { amountSen: number }) => amountSen);
};
const creditedFor = async ({ invoiceId }: BilledSchool) =>
  (
    await rowsOf<{ amount_sen: number }>(
      t.database,
      'SELECT amount_sen FROM credit_notes WHERE invoice_id = $1 ORDER BY number',
      [invoiceId],
    )
  ).map(({ amount_sen }) => amount_sen);
const flagsOf = async ({ school }: BilledSchool): Promise<string[]> => {
  const { body } = await t.call('get', '/api/operations/finance/flags', { token: finance.token }).expect(200);
  return body.flags
    .filter((flag: { school: string }) => flag.school === school.code)
    .map(({ flag }: { flag: string }) => flag);
};

describe('One refund', () => {
  it('that was told as RM 50 and then as RM 60 is RM 60 on every page', async () => {
    const paid = await paidByStripe();
    for (const amountSen of [5_000, 6_000])
      await told(paid, paid.paymentId, 'refund', { refundId: 're', amountSen });
    expect(await paymentOf(paid)).toMatchObject({ refundedSen: 6_000, keptSen: 9_000 });
    expect(await historyOf(paid, 'refund')).toEqual([6_000]);
    expect(await creditedFor(paid)).toEqual([5_000, 1_000]);
  });

  it('that Stripe tells of the charge and of itself is one in every sum, and no excess', async () => {
    const paid = await paidByStripe();
    await told(paid, paid.paymentId, 'refund', { refundId: 're_1', amountSen: MONTH_SEN });
    await told(paid, paid.paymentId, 'refund', { refundId: paid.paymentId, amountSen: MONTH_SEN });
    expect(await historyOf(paid, 'refund')).toEqual([MONTH_SEN]);
    expect(await creditedFor(paid)).toEqual([MONTH_SEN]);
    expect(await flagsOf(paid)).toEqual([]);
  });

  it('in part that a provider tells twice under two names leaves the coverage of the rest', async () => {
    const paid = await paidByStripe();
    const expiresAt = await expiryOf(t, paid);
    for (const refundId of ['re_1', paid.paymentId])
      await told(paid, paid.paymentId, 'refund', { refundId, amountSen: 8_000 });
    expect(await paymentOf(paid)).toMatchObject({ refundedSen: 8_000, keptSen: 7_000 });
    expect(await expiryOf(t, paid)).toBe(expiresAt);
  });

  it('is of a payment that stands once in the history, also where its success was told with two times', async () => {
    const paid = await paidByStripe();
    const again = { amountSen: MONTH_SEN, currency: 'MYR', at: PAID_AT - 60_000 };
    await told(paid, paid.paymentId, 'payment-succeeded', again);
    expect(await historyOf(paid, 'payment-succeeded')).toEqual([MONTH_SEN]);
  });

  it('is ordered by one of four who order it at once, and the others are told so', async () => {
    const paid = await paidByStripe();
    const given = stripe.refunds.size;
    const replies = await Promise.all([1, 2, 3, 4].map(() => refund(paid)));
    const said = replies.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).toSorted();
    expect(said[0]).toBe('204');
    for (const one of said.slice(1)) expect(one).toMatch(/^409 REFUND_(UNDER_WAY|EXCEEDS_PAYMENT)$/);
    expect(stripe.refunds.size).toBe(given + 1);
    expect(await paymentOf(paid)).toMatchObject({ refundedSen: MONTH_SEN, keptSen: 0 });
  });

  it('that is ordered three times at once under one id is told as done to nobody while the bank refuses', async () => {
    const paid = await paidByStripe();
    const given = stripe.refunds.size;
    const order = { id: randomUUID(), reason: 'Tersalah bayar', provider: 'stripe', amountSen: MONTH_SEN };
    const ask = () =>
      t
        .call('post', `/api/operations/finance/schools/${paid.school.code}/refunds`, { token: finance.token })
        .send({ ...order, paymentId: paid.paymentId })
        .then(({ status, body }) => `${status} ${body.code ?? ''}`.trim());
    stripe.isDown(true);
    const refused = await Promise.all([ask(), ask(), ask()]);
    stripe.isDown(false);
    expect(refused).toContain('502 PROVIDER_UNAVAILABLE');
    for (const one of refused) expect(one).toMatch(/^502 PROVIDER_UNAVAILABLE$|^409 REFUND_UNDER_WAY$/);
    const asked = await Promise.all([ask(), ask(), ask()]);
    for (const one of asked) expect(one).toMatch(/^204$|^409 REFUND_UNDER_WAY$/);
    expect(await ask()).toBe('204');
    expect(stripe.refunds.size).toBe(given + 1);
    expect(await paymentOf(paid)).toMatchObject({ refundedSen: MONTH_SEN, keptSen: 0 });
  });

  it.each([
    ['left out', {}, 'amountSen is required'],
    ['null', { amountSen: null }, 'amountSen must not be null'],
  ])('whose amount is %s is refused by its name, as what it is', async (_how, amount, message) => {
    const { body } = await t
      .call('post', '/api/operations/finance/schools/aba1001/refunds', { token: finance.token })
      .send({ id: randomUUID(), reason: 'Tersalah bayar', provider: 'stripe', paymentId: 'pi', ...amount })
      .expect(400);
    expect(body.details.fields).toEqual([{ field: 'amountSen', message }]);
  });

  it('of the duplicate of two payments credits nothing of the invoice, and answers its flag', async () => {
    const first = await paidByStripe();
    const second = `pi_${randomUUID()}`;
    await told(first, second, 'payment-succeeded', { amountSen: MONTH_SEN, currency: 'MYR' });
    expect(await flagsOf(first)).toEqual(['INVOICE_PAID_TWICE']);
    await refund({ ...first, paymentId: second }).expect(204);
    expect(await creditedFor(first)).toEqual([]);
    expect(await flagsOf(first)).toEqual([]);
    await refund(first).expect(204);
    expect(await creditedFor(first)).toEqual([MONTH_SEN]);
  });
});

describe('A disputed payment', () => {
  it('is shown to finance with what is at stake, is flagged, and is not given back meanwhile', async () => {
    const paid = await paidByStripe();
    await refund(paid, 5_000).expect(204);
    await told(paid, paid.paymentId, 'dispute-opened');
    expect(await paymentOf(paid)).toMatchObject({ dispute: 'opened', refundedSen: 5_000, keptSen: 10_000 });
    expect(await flagsOf(paid)).toEqual(['PAYMENT_DISPUTED']);
    expect((await refund(paid, 1_000).expect(409)).body.code).toBe('PAYMENT_DISPUTED');
  });

  it('that is won is as it was', async () => {
    const paid = await paidByStripe();
    for (const kind of ['dispute-opened', 'dispute-won']) await told(paid, paid.paymentId, kind);
    expect(await paymentOf(paid)).toMatchObject({ dispute: 'won', keptSen: MONTH_SEN });
    expect(await flagsOf(paid)).toEqual([]);
    await refund(paid).expect(204);
  });

  it('that is lost is credited, is flagged, and is never given back once more', async () => {
    const paid = await paidByStripe();
    for (const kind of ['dispute-opened', 'dispute-lost', 'dispute-lost'])
      await told(paid, paid.paymentId, kind);
    expect(await paymentOf(paid)).toMatchObject({ dispute: 'lost', keptSen: 0 });
    expect(await flagsOf(paid)).toEqual(['DISPUTE_LOST']);
    expect(await creditedFor(paid)).toEqual([MONTH_SEN]);
    expect((await refund(paid).expect(409)).body.code).toBe('PAYMENT_DISPUTED');
  });
});

describe('A dispute of a part', () => {
  const part = (disputeId: string, amountSen: number) => ({ disputeId, amountSen });

  it('is shown with what it may take, and leaves the rest to be given back once it is lost', async () => {
    const paid = await paidByStripe();
    await told(paid, paid.paymentId, 'dispute-opened', part('d', 2_000));
    expect(await paymentOf(paid)).toMatchObject({ dispute: 'opened', atStakeSen: 2_000, keptSen: MONTH_SEN });
    expect((await refund(paid, 1_000).expect(409)).body.code).toBe('PAYMENT_DISPUTED');
    await told(paid, paid.paymentId, 'dispute-lost', part('d', 2_000));
    expect(await paymentOf(paid)).toMatchObject({ dispute: 'lost', lostSen: 2_000, keptSen: 13_000 });
    expect((await refund(paid, 13_001).expect(409)).body.code).toBe('REFUND_EXCEEDS_PAYMENT');
    await refund(paid, 13_000).expect(204);
    expect(await creditedFor(paid)).toEqual([2_000, 13_000]);
    expect(await historyOf(paid, 'dispute-lost')).toEqual([2_000]);
  });

  it('is flagged again after somebody has looked, once something else is told, and not by its repetition', async () => {
    const paid = await paidByStripe();
    const { paymentId } = paid;
    await told(paid, paymentId, 'dispute-opened', part('d', 2_000));
    await t
      .call('post', '/api/operations/finance/flags/resolution', { token: finance.token })
      .send({ provider: 'stripe', paymentId, flag: 'PAYMENT_DISPUTED', reason: 'Bukti dihantar' })
      .expect(204);
    await told(paid, paymentId, 'dispute-opened', part('d', 2_000));
    expect(await flagsOf(paid)).toEqual([]);
    await told(paid, paymentId, 'dispute-opened', part('e', 3_000));
    expect(await flagsOf(paid)).toEqual(['PAYMENT_DISPUTED']);
  });
});

describe('What is told in any order', () => {
  const won = ['dispute-opened', 'dispute-lost', 'dispute-won'];

  it('lost and then won takes back its credit note, which stays to be read', async () => {
    const paid = await paidByStripe();
    await refund(paid, 5_000).expect(204);
    for (const kind of won) await told(paid, paid.paymentId, kind);
    expect(await paymentOf(paid)).toMatchObject({ dispute: 'won', keptSen: 10_000 });
    const { body } = await t
      .call('get', '/api/billing/credit-notes', { host: paid.school.host, token: paid.payer.token })
      .expect(200);
    expect(body.creditNotes).toMatchObject([
      { amountSen: 10_000, takenBackAt: '2026-11-22T10:00:00.000+08:00' },
      { amountSen: 5_000, takenBackAt: null },
    ]);
    expect((await invoiceOf(t, paid)).state).toBe('paid');
  });

  it('won before it is opened or lost leaves no flag and no note', async () => {
    const paid = await paidByStripe();
    for (const kind of won.toReversed()) await told(paid, paid.paymentId, kind);
    expect(await flagsOf(paid)).toEqual([]);
    expect(await creditedFor(paid)).toEqual([]);
  });

  it('given back before it is known as paid is credited once it is', async () => {
    const billed = await billedSchool(t, 'stripe');
    const paid = { ...billed, paymentId: `pi_${randomUUID()}` };
    await told(paid, paid.paymentId, 'refund', { refundId: 're', amountSen: MONTH_SEN });
    await told(paid, paid.paymentId, 'payment-succeeded', { amountSen: MONTH_SEN, currency: 'MYR' });
    expect(await creditedFor(paid)).toEqual([MONTH_SEN]);
    expect(await paymentOf(paid)).toMatchObject({ keptSen: 0 });
  });

  it('kept again after its dispute asks finance again whether it was one too many', async () => {
    const paid = await paidByStripe();
    const second = `pi_${randomUUID()}`;
    await told(paid, second, 'payment-succeeded', { amountSen: MONTH_SEN, currency: 'MYR' });
    for (const kind of won.slice(0, 2)) await told(paid, second, kind);
    expect(await flagsOf(paid)).toEqual(['DISPUTE_LOST']);
    await told(paid, second, 'dispute-won');
    expect(await flagsOf(paid)).toEqual(['INVOICE_PAID_TWICE']);
    expect(await creditedFor(paid)).toEqual([]);
  });
});

describe('The figures of finance', () => {
  const figures = async () =>
    (await t.call('get', '/api/operations/finance/figures', { token: finance.token }).expect(200)).body;
  const rowOf = async (billed: BilledSchool) => (await ofSchool(billed).expect(200)).body.school;
  const year = async (billed: BilledSchool): Promise<Paid> => {
    const order = { planCode: 't100', termMonths: 12, provider: 'stripe' };
    const { body } = await checkOut(t, billed.school, billed.payer, order).expect(201);
    const larger = { ...billed, bill: body.providerReference, invoiceId: body.invoiceId };
    const paymentId = `pi_${randomUUID()}`;
    await told(larger, paymentId, 'payment-succeeded', { amountSen: 220_000, currency: 'MYR' });
    return { ...larger, paymentId };
  };

  it('count the plan that is paid for and kept, not a larger one that was given back', async () => {
    const month = await paidByStripe();
    const before = await figures();
    const larger = await year(month);
    expect(await rowOf(month)).toMatchObject({
      ...{ boughtPlanName: 'Sederhana', monthlySen: MONTH_SEN },
      ...{ planCode: 't100', planName: 'Besar', dueSen: 220_000 },
    });
    await refund(larger, 220_000).expect(204);
    expect(await rowOf(month)).toMatchObject({ planCode: 't60', monthlySen: MONTH_SEN, dueSen: MONTH_SEN });
    expect(await figures()).toEqual(before);
  });

  it('say as recovered what is still kept of it', async () => {
    const lapsed = await billedSchool(t, 'stripe');
    const september = {
      planCode: 't60',
      termMonths: 1,
      paidAt: Date.parse('2026-09-01T00:00:00+08:00'),
    } as const;
    await t.app.get(BillingService).recordManualPayment(lapsed.school.id, september, september.paidAt);
    const { recovered } = await figures();
    const paid = { ...lapsed, paymentId: `pi_${randomUUID()}` };
    await told(paid, paid.paymentId, 'payment-succeeded', { amountSen: MONTH_SEN, currency: 'MYR' });
    const more = { schools: recovered.schools + 1, amountSen: recovered.amountSen + MONTH_SEN };
    expect((await figures()).recovered).toEqual(more);
    await refund(paid, 5_000).expect(204);
    expect((await figures()).recovered).toEqual({ ...more, amountSen: more.amountSen - 5_000 });
    await refund(paid, 10_000).expect(204);
    expect((await figures()).recovered).toEqual(recovered);
  });

  it('are derived anew where an older release has written the facts', async () => {
    const month = await paidByStripe();
    await refund(month, 5_000).expect(204);
    const [before, row] = [await figures(), await rowOf(month)];
    for (const table of ['subscription_plans', 'payment_returns'])
      await rowsOf(t.database, `DELETE FROM ${table} WHERE school_id = $1`, [month.school.id]);
    await rowsOf(
      t.database,
      'UPDATE subscriptions SET facts_version = facts_version + 1 WHERE school_id = $1',
      [month.school.id],
    );
    expect(await rowOf(month)).toMatchObject({ planCode: null });
    await t.app.get(PlanTimelines).catchUp(NOW);
    expect(await rowOf(month)).toEqual(row);
    expect(await figures()).toEqual(before);
  });
});
