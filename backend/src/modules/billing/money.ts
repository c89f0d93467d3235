import type { PaymentFact } from './payment-fact.js';

/** A fact, and the invoice whose bill it speaks of. */
export type MoneyFact = PaymentFact & Readonly<{ invoiceId: string }>;
export type DisputeState = 'none' | 'opened' | 'won' | 'lost';

/** What became of the money of one payment that succeeded, in sen; instants in epoch milliseconds. */
export type PaymentMoney = Readonly<{
  provider: string;
  paymentId: string;
  invoiceId: string;
  paidAt: number;
  paidSen: number;
  /** Told twice it counts once, with the larger amount; never more than was paid. */
  refundedSen: number;
  dispute: DisputeState;
  /** What the bank took back with a dispute that was lost. */
  lostSen: number;
  /** Paid, less what was given back or lost. */
  keptSen: number;
}>;

/** The one sum of money that everything else is read from, oldest payment first: facts in any order, told any number of times. */
export function foldMoney(facts: readonly MoneyFact[]): PaymentMoney[] {
  const byPayment = Map.groupBy(facts, ({ provider, paymentId }) => JSON.stringify([provider, paymentId]));
  return [...byPayment.values()]
    .flatMap(foldPayment)
    .toSorted((a, b) => a.paidAt - b.paidAt || (a.paymentId < b.paymentId ? -1 : 1));
}

/** What the credit notes of an invoice have to add up to, so that invoiced less credited is what is kept for it. */
export function creditOwed(amountSen: number, payments: readonly PaymentMoney[]): number {
  const returned = sumOf(payments, ({ refundedSen, lostSen }) => refundedSen + lostSen);
  const overpaid = Math.max(0, sumOf(payments, ({ paidSen }) => paidSen) - amountSen);
  return Math.min(amountSen, Math.max(0, returned - overpaid));
}

export function wasLost({ dispute }: PaymentMoney): boolean {
  return dispute === 'lost';
}

/**
 * What was said to be given back of a payment. A refund told anew counts with its largest amount; one told under the
 * payment's own name is all that was given back, not one more (CHIP tells both).
 */
export function returnedSen(paymentId: string, facts: readonly PaymentFact[]): number {
  const refunds = facts.filter((fact) => fact.kind === 'refund');
  const byId = Map.groupBy(refunds, ({ refundId }) => refundId);
  const largest = new Map([...byId].map(([id, told]) => [id, Math.max(...told.map((one) => one.amountSen))]));
  const whole = largest.get(paymentId) ?? 0;
  largest.delete(paymentId);
  return Math.max(
    whole,
    sumOf([...largest.values()], (sen) => sen),
  );
}

function foldPayment(facts: readonly MoneyFact[]): PaymentMoney[] {
  const [success] = facts
    .filter((fact) => fact.kind === 'payment-succeeded')
    .toSorted((a, b) => a.at - b.at || b.amountSen - a.amountSen);
  if (!success) return [];
  const { provider, paymentId, invoiceId, at: paidAt, amountSen: paidSen } = success;
  const refundedSen = Math.min(paidSen, returnedSen(paymentId, facts));
  const dispute = disputeOf(facts);
  const lostSen = dispute === 'lost' ? paidSen - refundedSen : 0;
  const keptSen = paidSen - refundedSen - lostSen;
  return [{ provider, paymentId, invoiceId, paidAt, paidSen, refundedSen, dispute, lostSen, keptSen }];
}

/** A dispute that was won is over, whatever else is told of it. */
function disputeOf(facts: readonly MoneyFact[]): DisputeState {
  const kinds = new Set(facts.map(({ kind }) => kind));
  if (kinds.has('dispute-won')) return 'won';
  if (kinds.has('dispute-lost')) return 'lost';
  return kinds.has('dispute-opened') ? 'opened' : 'none';
}

function sumOf<Item>(items: readonly Item[], sen: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + sen(item), 0);
}
