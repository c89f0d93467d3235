import { chipAnswer, chipDedupeKey, chipRefund, normalizeChip } from './chip-event.js';

const BRAND = 'brand-1';
const AT = Date.parse('2026-11-20T09:15:09+08:00');
const SECONDS = AT / 1_000;
const LATER = SECONDS + 60;

const PURCHASE = {
  id: 'p-1',
  type: 'purchase',
  brand_id: BRAND,
  status: 'paid',
  updated_on: LATER,
  payment: { amount: 15000, currency: 'MYR', paid_on: SECONDS },
};
const REFUND = {
  id: 'r-1',
  type: 'payment',
  event_type: 'payment.refunded',
  updated_on: LATER,
  payment: { amount: 5000, currency: 'MYR', paid_on: SECONDS, payment_type: 'refund' },
  related_to: { type: 'purchase', id: 'p-1' },
};
const PAID = { kind: 'payment-succeeded', paymentId: 'p-1', at: AT, amountSen: 15000, currency: 'MYR' };

const bytes = (event: unknown) => Buffer.from(JSON.stringify(event));
const normalize = (event_type: string, changes: object = {}) =>
  normalizeChip(bytes({ ...PURCHASE, event_type, ...changes }), BRAND);

describe('An event of CHIP', () => {
  it('of a paid purchase is a payment, at the time and of the amount that CHIP tells', () => {
    expect(normalize('purchase.paid')).toEqual({ facts: [PAID] });
  });

  it.each([
    ['purchase.payment_failure', 'payment-failed'],
    ['purchase.pending_execute', 'payment-pending'],
    ['purchase.pending_charge', 'payment-pending'],
    ['purchase.cancelled', 'payment-abandoned'],
  ])('%s is %s', (type, kind) => {
    expect(normalize(type, { payment: null })).toEqual({
      facts: [{ kind, paymentId: 'p-1', at: LATER * 1_000 }],
    });
  });

  it('of a refund names its purchase', () => {
    expect(normalizeChip(bytes(REFUND), BRAND)).toEqual({
      facts: [{ kind: 'refund', paymentId: 'p-1', at: AT, amountSen: 5000, refundId: 'r-1' }],
    });
  });

  it.each([
    ['payment.charged_back', 'dispute-lost'],
    ['payment.chargeback_reversed', 'dispute-won'],
  ])('%s is of its purchase, and for its own amount', (event_type, kind) => {
    const part = { ...REFUND, event_type, payment: { ...REFUND.payment, amount: 2000 } };
    expect(normalizeChip(bytes(part), BRAND)).toEqual({
      facts: [{ kind, paymentId: 'p-1', disputeId: 'p-1', at: AT, amountSen: 2000 }],
    });
  });

  it.each([
    ['purchase.pending_refund', 'refund-pending'],
    ['purchase.refund_failure', 'refund-failed'],
  ])('%s names the purchase alone', (type, kind) => {
    expect(normalize(type)).toEqual({
      facts: [{ kind, paymentId: 'p-1', refundId: 'p-1-unsettled', amountSen: null, at: LATER * 1_000 }],
    });
  });

  it('of a refunded purchase is a refund of the whole', () => {
    expect(normalize('payment.refunded', { status: 'refunded' })).toEqual({
      facts: [{ kind: 'refund', paymentId: 'p-1', at: LATER * 1_000, amountSen: 15000, refundId: 'p-1' }],
    });
  });

  it.each([
    ['another brand', 'purchase.paid', { brand_id: 'brand-2' }],
    ['no concern', 'purchase.created', {}],
    ['a payout', 'payout.success', {}],
  ])('of %s is foreign', (_what, type, changes) => {
    expect(normalize(type, changes)).toEqual({ unusable: 'FOREIGN_EVENT' });
  });

  it.each([
    ['no payment', 'purchase.paid', { payment: null }],
    ['an amount with a fraction', 'purchase.paid', { payment: { ...PURCHASE.payment, amount: 150.5 } }],
    ['a negative amount', 'purchase.paid', { payment: { ...PURCHASE.payment, amount: -15000 } }],
    ['no currency', 'purchase.paid', { payment: { ...PURCHASE.payment, currency: null } }],
    ['an id with a NUL', 'purchase.paid', { id: 'p\0' }],
    ['no id', 'purchase.payment_failure', { id: null }],
    ['no time', 'purchase.payment_failure', { updated_on: 'now' }],
  ])('with %s cannot be read', (_what, type, changes) => {
    expect(normalize(type, changes)).toEqual({ unusable: 'UNREADABLE_EVENT' });
  });

  it.each(['', 'null', '[]', '{', '"text"'])('of the bytes %j cannot be read either', (text) => {
    expect(normalizeChip(Buffer.from(text), BRAND)).toEqual({ unusable: 'UNREADABLE_EVENT' });
  });

  it('is known by purchase, type and body, whatever these are', () => {
    const event = bytes({ ...PURCHASE, event_type: 'purchase.paid' });
    expect(chipDedupeKey(event)).toMatch(/^p-1\|purchase\.paid\|[0-9a-f]{64}$/);
    expect(chipDedupeKey(bytes({ id: 'x'.repeat(5_000), event_type: 'a\0' }))).toMatch(/^\|\|[0-9a-f]{64}$/);
    expect(chipDedupeKey(Buffer.from('{'))).toMatch(/^\|\|[0-9a-f]{64}$/);
  });
});

describe('A purchase that CHIP was asked about', () => {
  it('tells of a failure what the newest attempt met with, and at which bank', () => {
    const attempt = (processing_time: number, message: string, bank: unknown) => ({
      processing_time,
      error: { message },
      extra: { webhook_payload: { fpx_buyerBankBranch: bank } },
    });
    const attempts = [attempt(1, 'Cancelled', ['BANK ISLAM']), attempt(2, 'Insufficient', ['CIMB CLICKS'])];
    const failed = { ...PURCHASE, status: 'error', transaction_data: { attempts } };
    expect(chipAnswer(failed)).toMatchObject([{ bankMessage: 'Insufficient', bankName: 'CIMB Bank' }]);
    const unnamed = { attempts: [attempt(1, 'Cancelled', undefined), { extra: null }] };
    expect(chipAnswer({ ...failed, transaction_data: unnamed })).toEqual([
      { kind: 'payment-failed', paymentId: 'p-1', at: LATER * 1_000, bankMessage: 'Cancelled' },
    ]);
  });

  it.each([
    ['paid', [PAID]],
    ['created', []],
    ['viewed', []],
    ['error', [{ kind: 'payment-failed', paymentId: 'p-1', at: LATER * 1_000 }]],
    ['expired', [{ kind: 'payment-abandoned', paymentId: 'p-1', at: LATER * 1_000 }]],
    ['pending_execute', [{ kind: 'payment-pending', paymentId: 'p-1', at: LATER * 1_000 }]],
  ])('and is %s tells %j', (status, facts) => {
    expect(chipAnswer({ ...PURCHASE, status })).toEqual(facts);
  });

  it('and is refunded tells the payment too, and no more than was given back', () => {
    const refunded = { ...PURCHASE, status: 'refunded' };
    expect(chipAnswer(refunded)).toMatchObject([PAID, { kind: 'refund', amountSen: 15000 }]);
    expect(chipAnswer({ ...refunded, refundable_amount: 9000 })).toMatchObject([PAID, { amountSen: 6000 }]);
  });

  it.each(['cleared', 'settled', 'pending_refund'])('and is %s was paid', (status) => {
    expect(chipAnswer({ ...PURCHASE, status })).toEqual([PAID]);
  });

  it('and was charged back tells both', () => {
    expect(chipAnswer({ ...PURCHASE, status: 'chargeback' })).toMatchObject([
      PAID,
      { kind: 'dispute-lost', amountSen: 15000 },
    ]);
  });

  it('and waits to be given back says so to who asked for that', () => {
    const waiting = { kind: 'refund-pending', paymentId: 'p-1', refundId: 'p-1-unsettled', amountSen: null };
    expect(chipRefund({ ...PURCHASE, status: 'pending_refund' })).toMatchObject([waiting]);
  });

  it.each([[null], ['none'], [{ detail: 'Not found' }]])('tells nothing when the answer is %j', (answer) => {
    expect(chipAnswer(answer)).toEqual([]);
  });
});
