import { factsOf, type PaymentFact, type SubscriptionFact } from './fact.js';
import { factsByPayment } from './facts-by-payment.js';

/** True while a payment waits, say for the second approver of FPX B2B, that may still succeed. */
export function hasPendingPayment(facts: readonly SubscriptionFact[]): boolean {
  return factsByPayment(facts).some(isPending);
}

/** A payment that failed may be tried again under its own id, so the newest attempt tells. */
function isPending(facts: readonly PaymentFact[]): boolean {
  if (factsOf(facts, 'payment-succeeded').length > 0) return false;
  const ended = [...factsOf(facts, 'payment-failed'), ...factsOf(facts, 'payment-abandoned')];
  return latest(factsOf(facts, 'payment-pending')) > latest(ended);
}

function latest(facts: readonly PaymentFact[]): number {
  return Math.max(...facts.map((fact) => fact.at));
}
