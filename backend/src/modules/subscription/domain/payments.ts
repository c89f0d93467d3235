import {
  type FactOf,
  factsOf,
  type PaymentFact,
  type PaymentSucceeded,
  type SubscriptionFact,
} from './fact.js';

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

/**
 * True while a payment waits, say for the second approver of FPX B2B, that may still succeed. One whose order has ended
 * keeps nobody from paying, and no reminder from going out: a bank may never say what became of it.
 */
export function hasPendingPayment(facts: readonly SubscriptionFact[], now: number): boolean {
  return factsByPayment(facts).some((own) => isPending(own, now));
}

/** A payment that failed may be tried again under its own id, so the newest attempt tells. */
function isPending(facts: readonly PaymentFact[], now: number): boolean {
  if (factsOf(facts, 'payment-succeeded').length > 0) return false;
  const ended = [...factsOf(facts, 'payment-failed'), ...factsOf(facts, 'payment-abandoned')];
  const waiting = factsOf(facts, 'payment-pending').filter(
    ({ orderEndsAt }) => orderEndsAt === null || now < orderEndsAt,
  );
  return latest(waiting) > latest(ended);
}

function latest(facts: readonly PaymentFact[]): number {
  return Math.max(...facts.map((fact) => fact.at));
}

function factsByPayment(facts: readonly SubscriptionFact[]): PaymentFact[][] {
  const ofPayments = facts.filter((fact) => 'paymentId' in fact);
  return [...Map.groupBy(ofPayments, paymentKey).values()];
}

function paymentKey({ provider, paymentId }: PaymentFact): string {
  return JSON.stringify([provider, paymentId]);
}
