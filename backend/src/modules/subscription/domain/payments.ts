import { factsOf, type PaymentFact, type PaymentSucceeded, type SubscriptionFact } from './fact.js';

/** A payment that succeeded, once all its facts are folded into one. */
export type PaidPayment = PaymentSucceeded & Readonly<{ revokedAt: number | null }>;

/** The first success of each, never the last to come, until nothing of it counts any more. */
export function paidPayments(facts: readonly SubscriptionFact[]): PaidPayment[] {
  return factsByPayment(facts).flatMap(foldPayment);
}

function foldPayment(facts: readonly PaymentFact[]): PaidPayment[] {
  const successes = factsOf(facts, 'payment-succeeded').toSorted(bySuccess);
  const [first] = successes;
  if (first === undefined) return [];
  const gone = successes.flatMap(({ goneAt }) => goneAt ?? []);
  return [{ ...first, revokedAt: gone.length === 0 ? null : Math.min(...gone) }];
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
