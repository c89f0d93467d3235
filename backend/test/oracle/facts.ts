/** What the oracle reads. Plain objects; amounts in sen, instants in epoch milliseconds. Nothing here is the product's. */
export type Of = Readonly<{ provider: string; paymentId: string; invoiceId: string; at: number }>;

export type Paid = Of &
  Readonly<{
    kind: 'payment-succeeded';
    amountSen: number;
    planCode: string;
    teacherLimit: number;
    termMonths: number;
    upgradesUntil: number | null;
  }>;
export type Unpaid = Of & Readonly<{ kind: 'payment-pending' | 'payment-failed' }>;

/** `refund` is the word of earlier days for `refund-done`. A refund named like its payment tells all that was given back. */
export type RefundKind = 'refund' | 'refund-pending' | 'refund-done' | 'refund-failed' | 'refund-cancelled';
export type RefundTold = Of & Readonly<{ kind: RefundKind; refundId: string; amountSen: number }>;

/** Facts of earlier days have neither a name nor an amount: null. */
export type DisputeKind = 'dispute-opened' | 'dispute-lost' | 'dispute-won' | 'dispute-withdrawn';
export type DisputeTold = Of &
  Readonly<{ kind: DisputeKind; disputeId: string | null; amountSen: number | null }>;

export type MoneyFact = Paid | Unpaid | RefundTold | DisputeTold;

/** What moves coverage beside payments; as the old oracle knew it. */
export type Trial = Readonly<{ kind: 'trial-granted'; id: string; at: number; days: number }>;
export type Cancellation = Readonly<{
  kind: 'cancellation';
  id: string;
  at: number;
  mode: 'end-of-term' | 'immediate';
}>;

const REFUNDS: readonly string[] = [
  'refund',
  'refund-pending',
  'refund-done',
  'refund-failed',
  'refund-cancelled',
];
const DISPUTES: readonly string[] = ['dispute-opened', 'dispute-lost', 'dispute-won', 'dispute-withdrawn'];

export function isPaid(fact: { kind: string }): fact is Paid {
  return fact.kind === 'payment-succeeded';
}

export function isRefund(fact: { kind: string }): fact is RefundTold {
  return REFUNDS.includes(fact.kind);
}

export function isDispute(fact: { kind: string }): fact is DisputeTold {
  return DISPUTES.includes(fact.kind);
}
