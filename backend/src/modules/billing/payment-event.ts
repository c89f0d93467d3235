import type { PaymentFact } from './payment-fact.js';

/** Newest first as they came: a refund that was told more than once stands once, with its largest amount. */
export function withoutRepetition(events: readonly (PaymentEvent & RefundName)[]): PaymentEvent[] {
  const nameOf = ({ kind, id, payment, refundId }: PaymentEvent & RefundName) =>
    kind === 'refund' ? JSON.stringify([payment, refundId]) : id;
  return [...Map.groupBy(events, nameOf).values()].flatMap((told) => {
    const [first, ...more] = told;
    if (!first) return [];
    const {
      payment: _payment,
      refundId: _refundId,
      ...event
    } = more.reduce((most, one) => ((one.amountSen ?? 0) > (most.amountSen ?? 0) ? one : most), first);
    return [event];
  });
}

/** Of which payment, and the provider's name of the refund where it is one. */
type RefundName = Readonly<{ payment: string; refundId: string | null }>;

/** One thing that happened to a payment, as the school may read it. */
export type PaymentEvent = Readonly<{
  id: string;
  kind: PaymentFact['kind'];
  at: number;
  invoiceNumber: string;
  provider: string;
  amountSen: number | null;
  /** What the bank said of an attempt that failed. */
  bankMessage: string | null;
}>;
