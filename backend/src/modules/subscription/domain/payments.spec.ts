import { local, ofPayment, paid, pendingOf, takenBack } from './build-facts.js';
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

  it('stays paid when a failed fact follows or precedes', () => {
    expect(revokedAt(ofPayment(payment, 'payment-failed', '2026-01-11'))).toBeNull();
    expect(revokedAt(ofPayment(payment, 'payment-failed', '2026-01-09'))).toBeNull();
  });

  it('is told apart by provider and payment id', () => {
    expect(paidPayments([payment, { ...payment, provider: 'billplz' }])).toHaveLength(2);
  });
});

describe('A payment of which nothing is kept', () => {
  it('counts until the instant at which that became so', () => {
    expect(revokedAt(takenBack(payment, '2026-01-12'))).toBe(local('2026-01-12'));
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
