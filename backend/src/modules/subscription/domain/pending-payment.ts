import { factsOf, type PaymentFact, type SubscriptionFact } from './fact.js';
import { factsByPayment } from './facts-by-payment.js';

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
