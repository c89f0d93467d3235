import { local, ofPayment, paid, pendingOf } from './build-facts.js';
import type { SubscriptionFact } from './fact.js';
import { hasPendingPayment } from './payments.js';

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
