import type { MoneyFact } from './money.js';
import type { PaymentFact } from './payment-fact.js';

/**
 * Whether a payment waits, say for a second approver: pending is the newest that is known of it. One whose order has
 * ended keeps nobody from paying: a bank may never say what became of it.
 */
export function hasPendingPayment(facts: readonly MoneyFact[], openInvoiceIds: ReadonlySet<string>): boolean {
  const payable = facts.filter(({ invoiceId }) => openInvoiceIds.has(invoiceId));
  const payments = Map.groupBy(payable, ({ provider, paymentId }) => JSON.stringify([provider, paymentId]));
  return [...payments.values()].some(isPending);
}

function isPending(facts: readonly PaymentFact[]): boolean {
  if (facts.some(({ kind }) => kind === 'payment-succeeded')) return false;
  return newest(facts, 'payment-pending') > newest(facts, 'payment-failed', 'payment-abandoned');
}

function newest(facts: readonly PaymentFact[], ...kinds: PaymentFact['kind'][]): number {
  return Math.max(...facts.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at));
}
