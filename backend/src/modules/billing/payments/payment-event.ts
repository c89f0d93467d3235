import type { ManualMethod } from './manual-payment.js';
import { isListed, moneySteps } from './money.js';
import { isRefund, isTaking, type PaymentFact } from './payment-fact.js';

/** One thing that happened to a payment, as the school may read it. */
export type PaymentEvent = Readonly<{
  id: string;
  kind: PaymentFact['kind'];
  at: number;
  invoiceNumber: string;
  provider: string;
  manualMethod: ManualMethod | null;
  amountSen: number | null;
  /** What the bank said of an attempt that failed. */
  bankMessage: string | null;
}>;

/** A fact as it was told, and what else its row says. */
export type ToldFact = Readonly<{
  id: string;
  fact: PaymentFact;
  invoiceNumber: string;
  manualMethod: ManualMethod | null;
  bankMessage: string | null;
}>;

/** Of these each is another; anything else happens to a payment once. */
const ATTEMPTS: ReadonlySet<PaymentFact['kind']> = new Set([
  'payment-pending',
  'payment-failed',
  'payment-abandoned',
]);

/** Newest first, in amounts that add up to what was paid, given back and kept after all, however often each was told. */
export function paymentEvents(told: readonly ToldFact[]): PaymentEvent[] {
  const byPayment = Map.groupBy(told, ({ fact }) => JSON.stringify([fact.provider, fact.paymentId]));
  return [...byPayment.values()]
    .flatMap((ofPayment) => [...attempts(ofPayment), ...steps(ofPayment)])
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
}

function attempts(told: readonly ToldFact[]): PaymentEvent[] {
  return told.filter(({ fact }) => ATTEMPTS.has(fact.kind)).map((row) => eventOf(row, null));
}

/** Under the id of the first row that told it. */
function steps(told: readonly ToldFact[]): PaymentEvent[] {
  const inTime = told.toSorted((a, b) => a.fact.at - b.fact.at || Number(a.id) - Number(b.id));
  return moneySteps(told.map(({ fact }) => fact))
    .filter(isListed)
    .flatMap(({ fact, amountSen }) => {
      const row = inTime.find((one) => one.fact.at === fact.at && isSame(one.fact, fact));
      return row ? [eventOf(row, amountSen)] : [];
    });
}

function isSame(one: PaymentFact, other: PaymentFact): boolean {
  return one.kind === other.kind && nameOf(one) === nameOf(other);
}

function nameOf(fact: PaymentFact): string | null {
  if (!isTaking(fact)) return null;
  return isRefund(fact) ? fact.refundId : fact.disputeId;
}

function eventOf({ fact: { kind, at, provider }, ...row }: ToldFact, amountSen: number | null): PaymentEvent {
  return { ...row, kind, at, provider, amountSen };
}
