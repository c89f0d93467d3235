import type { PaymentFact, SubscriptionFact } from './fact.js';

export function factsByPayment(facts: readonly SubscriptionFact[]): PaymentFact[][] {
  const ofPayments = facts.filter((fact) => 'paymentId' in fact);
  return [...Map.groupBy(ofPayments, paymentKey).values()];
}

function paymentKey({ provider, paymentId }: PaymentFact): string {
  return JSON.stringify([provider, paymentId]);
}
