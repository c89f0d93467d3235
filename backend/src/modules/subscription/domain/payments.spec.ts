import { local, ofPayment, paid, pendingOf, refundOf } from './build-facts.js';
import type { SubscriptionFact } from './fact.js';
import { hasPendingPayment, paidPayments } from './payments.js';

const payment = paid('2026-01-10 10:00', { amountSen: 12_000 });

function revokedAt(...facts: SubscriptionFact[]) {
  return paidPayments([...facts, payment])[0]?.revokedAt;
}

describe('A payment folds its own facts as a lattice', () => {
  it('counts from its first success, also when that arrives late', () => {
    const earlier = { ...payment, at: local('2026-01-09 09:00') };
    expect(paidPayments([payment, earlier])).toEqual(paidPayments([earlier, payment]));
    expect(paidPayments([payment, earlier])).toEqual([{ ...earlier, revokedAt: null }]);
  });

  it('is not paid by refunds and disputes that come before any success', () => {
    expect(
      paidPayments([refundOf(payment, '2026-01-11'), ofPayment(payment, 'dispute-opened', '2026-01-11')]),
    ).toEqual([]);
  });

  it('stays paid when a failed fact follows or precedes', () => {
    expect(revokedAt(ofPayment(payment, 'payment-failed', '2026-01-11'))).toBeNull();
    expect(revokedAt(ofPayment(payment, 'payment-failed', '2026-01-09'))).toBeNull();
  });

  it('is told apart by provider and payment id', () => {
    expect(paidPayments([payment, { ...payment, provider: 'billplz' }])).toHaveLength(2);
  });
});

describe('A refund', () => {
  it('that is partial changes nothing', () => {
    expect(revokedAt(refundOf(payment, '2026-01-12', 11_999))).toBeNull();
  });

  it('of the whole amount revokes at its own time', () => {
    expect(revokedAt(refundOf(payment, '2026-01-12'))).toBe(local('2026-01-12'));
  });

  it('adds up: the one that completes the amount revokes, by provider time', () => {
    const first = refundOf(payment, '2026-01-12', 6_000);
    const second = refundOf(payment, '2026-01-14', 6_000, 6_000);
    expect(revokedAt(second, first)).toBe(local('2026-01-14'));
  });

  it('reported twice counts once', () => {
    const half = refundOf(payment, '2026-01-12', 6_000);
    expect(revokedAt(half, half, { ...half, at: local('2026-01-13') })).toBeNull();
  });
});

describe('A dispute', () => {
  const opened = ofPayment(payment, 'dispute-opened', '2026-01-15');
  const won = ofPayment(payment, 'dispute-won', '2026-02-15');
  const lost = ofPayment(payment, 'dispute-lost', '2026-02-20');

  it.each<[string, SubscriptionFact[], string | null]>([
    ['opened', [opened], '2026-01-15'],
    ['opened and lost', [lost, opened], '2026-01-15'],
    ['lost without a known opening', [lost], '2026-02-20'],
    ['opened and won', [opened, won], null],
    ['won and opened', [won, opened], null],
    ['lost, opened and won', [lost, opened, won], null],
  ])('%s', (_, facts, expected) => {
    expect(revokedAt(...facts)).toBe(expected === null ? null : local(expected));
  });

  it('that was won does not undo a full refund', () => {
    expect(revokedAt(opened, won, refundOf(payment, '2026-03-01'))).toBe(local('2026-03-01'));
  });

  it('and a full refund: the earlier one revokes', () => {
    expect(revokedAt(opened, refundOf(payment, '2026-01-20'))).toBe(local('2026-01-15'));
  });
});

const success = paid('2026-01-12');
const pending = pendingOf(success, '2026-01-10');
const failed = ofPayment(success, 'payment-failed', '2026-01-11');
const abandoned = ofPayment(success, 'payment-abandoned', '2026-01-11');
const pendingAgain = pendingOf(success, '2026-01-13');

describe('A pending payment', () => {
  it.each<[string, SubscriptionFact[], boolean]>([
    ['waits for a second approver', [pending], true],
    ['is over once it succeeded', [success, pending], false],
    ['is over once it failed', [failed, pending], false],
    ['is over when it failed at the same instant', [pending, { ...failed, at: pending.at }], false],
    ['is over once it was abandoned', [abandoned, pending], false],
    ['waits again when it is tried again', [pendingAgain, failed, pending], true],
    ['stays paid whatever is reported later', [success, pendingAgain], false],
    ['is over once its order has ended', [pendingOf(success, '2026-01-10', '2026-01-14')], false],
    ['waits while its order stands', [pendingOf(success, '2026-01-10', '2026-01-15')], true],
    ['does not hide behind another payment that failed', [pending, { ...failed, paymentId: 'other' }], true],
  ])('%s', (_, facts, expected) => {
    expect(hasPendingPayment(facts, local('2026-01-14'))).toBe(expected);
    expect(hasPendingPayment(facts.toReversed(), local('2026-01-14'))).toBe(expected);
  });
});
