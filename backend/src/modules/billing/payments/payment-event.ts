import type { ManualMethod } from './manual-payment.js';
import { returnsOf } from './money.js';
import type { PaymentFact } from './payment-fact.js';

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

/** Of these each is another attempt; anything else happens to a payment once. */
const ATTEMPTS: ReadonlySet<PaymentFact['kind']> = new Set([
  'payment-pending',
  'payment-failed',
  'payment-abandoned',
]);

/** Newest first, in amounts that add up to what was paid and given back, however often each was told. */
export function paymentEvents(told: readonly ToldFact[]): PaymentEvent[] {
  const byPayment = Map.groupBy(told, ({ fact }) => JSON.stringify([fact.provider, fact.paymentId]));
  return [...byPayment.values()]
    .flatMap((ofPayment) => [...attemptsAndSteps(ofPayment), ...returned(ofPayment)])
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
}

function attemptsAndSteps(told: readonly ToldFact[]): PaymentEvent[] {
  const inTime = told
    .filter(({ fact }) => fact.kind !== 'refund')
    .toSorted((a, b) => a.fact.at - b.fact.at || Number(a.id) - Number(b.id));
  const once = Map.groupBy(inTime, ({ id, fact }) => (ATTEMPTS.has(fact.kind) ? id : fact.kind));
  return [...once.values()].flatMap(([first]) => (first ? [eventOf(first)] : []));
}

function returned(told: readonly ToldFact[]): PaymentEvent[] {
  return returnsOf(told.map(({ fact }) => fact)).flatMap((fact) => {
    const row = told.find((one) => one.fact.kind === 'refund' && one.fact.refundId === fact.refundId);
    return row ? [eventOf({ ...row, fact })] : [];
  });
}

function eventOf({ fact, ...row }: ToldFact): PaymentEvent {
  const { kind, at, provider } = fact;
  return { ...row, kind, at, provider, amountSen: 'amountSen' in fact ? fact.amountSen : null };
}
