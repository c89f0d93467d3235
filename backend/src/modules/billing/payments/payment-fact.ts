/** What happened to a payment. `at`: the provider's time, epoch milliseconds. */
type OfPayment<Kind extends string> = Readonly<{
  kind: Kind;
  provider: string;
  paymentId: string;
  at: number;
}>;

/** What is told of a refund. `refund`: it is done. Of one that is not, some providers tell no amount. */
export const UNDONE_KINDS = ['refund-failed', 'refund-cancelled'] as const;
export const DISPUTE_KINDS = ['dispute-opened', 'dispute-lost', 'dispute-won', 'dispute-withdrawn'] as const;
/** All that may take of a payment, or give it back. */
export const TAKING_KINDS = ['refund', 'refund-pending', ...UNDONE_KINDS, ...DISPUTE_KINDS] as const;

export type RefundFact =
  | (OfPayment<'refund'> & Readonly<{ refundId: string; amountSen: number }>)
  | (OfPayment<'refund-pending' | (typeof UNDONE_KINDS)[number]> &
      Readonly<{ refundId: string; amountSen: number | null }>);

/** Facts of before 27 November 2026 have neither a name nor an amount: the payment's only dispute, and all of it. */
export type DisputeFact = OfPayment<(typeof DISPUTE_KINDS)[number]> &
  Readonly<{ disputeId: string | null; amountSen: number | null }>;

/** Plan, how many teachers it holds, term and, for an upgrade, how far it reaches come from the invoice, never from the provider. */
export type PaymentFact =
  | (OfPayment<'payment-succeeded'> &
      Readonly<{
        amountSen: number;
        planCode: string;
        teacherLimit: number;
        termMonths: number;
        upgradesUntil: number | null;
      }>)
  | RefundFact
  | DisputeFact
  /** `orderEndsAt`: from then on its order asks for no money, whether or not the bank says anything more. */
  | (OfPayment<'payment-pending'> & Readonly<{ orderEndsAt: number | null }>)
  | OfPayment<'payment-failed'>
  | OfPayment<'payment-abandoned'>;

export function isRefund(fact: PaymentFact): fact is RefundFact {
  return 'refundId' in fact;
}

export function isDispute(fact: PaymentFact): fact is DisputeFact {
  return 'disputeId' in fact;
}

export function isTaking(fact: PaymentFact): fact is RefundFact | DisputeFact {
  return isRefund(fact) || isDispute(fact);
}
