/** What happened to a payment. `at`: the provider's time, epoch milliseconds. */
type OfPayment<Kind extends string> = Readonly<{
  kind: Kind;
  provider: string;
  paymentId: string;
  at: number;
}>;

/** Plan, term and, for an upgrade, how far it reaches come from the invoice, never from the provider. */
export type PaymentFact =
  | (OfPayment<'payment-succeeded'> &
      Readonly<{ amountSen: number; planCode: string; termMonths: number; upgradesUntil: number | null }>)
  | (OfPayment<'refund'> & Readonly<{ refundId: string; amountSen: number }>)
  | OfPayment<'payment-pending'>
  | OfPayment<'payment-failed'>
  | OfPayment<'payment-abandoned'>
  | OfPayment<'dispute-opened'>
  | OfPayment<'dispute-won'>
  | OfPayment<'dispute-lost'>;
