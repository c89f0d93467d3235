import type { FactOf, PaymentFact, PaymentSucceeded, SubscriptionFact } from './fact.js';
import { factsOf } from './fact.js';
import { factsByPayment } from './facts-by-payment.js';

/** A payment that succeeded, once all its facts are folded into one. */
export type PaidPayment = PaymentSucceeded & Readonly<{ revokedAt: number | null }>;

/**
 * Every field is a minimum or maximum over the set of the payment's facts, never the last to come:
 * the first success, the moment refunds reach the whole amount, the first dispute unless one was won.
 */
export function paidPayments(facts: readonly SubscriptionFact[]): PaidPayment[] {
  return factsByPayment(facts).flatMap(foldPayment);
}

function foldPayment(facts: readonly PaymentFact[]): PaidPayment[] {
  const success = factsOf(facts, 'payment-succeeded').toSorted(bySuccess)[0];
  if (success === undefined) return [];
  const revokedAt = Math.min(fullRefundAt(success, facts), disputedAt(facts));
  return [{ ...success, revokedAt: Number.isFinite(revokedAt) ? revokedAt : null }];
}

/** Successes of one payment differ in time only; the rest of the order keeps even odd sets deterministic. */
function bySuccess(a: PaymentSucceeded, b: PaymentSucceeded): number {
  return (
    a.at - b.at ||
    b.termMonths - a.termMonths ||
    b.amountSen - a.amountSen ||
    (a.planCode < b.planCode ? -1 : Number(a.planCode > b.planCode))
  );
}

/** Whatever is told of it again, and in whatever order: the first instant at which all of it was given back. */
function fullRefundAt({ amountSen }: PaymentSucceeded, facts: readonly PaymentFact[]): number {
  const whole = factsOf(facts, 'refund').filter(({ returnedSen }) => returnedSen >= amountSen);
  return Math.min(...whole.map(({ at }) => at));
}

function disputedAt(facts: readonly PaymentFact[]): number {
  if (factsOf(facts, 'dispute-won').length > 0) return Number.POSITIVE_INFINITY;
  const disputes: FactOf<'dispute-opened' | 'dispute-lost'>[] = [
    ...factsOf(facts, 'dispute-opened'),
    ...factsOf(facts, 'dispute-lost'),
  ];
  return Math.min(...disputes.map((dispute) => dispute.at));
}
