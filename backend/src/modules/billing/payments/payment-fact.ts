/** What happened to a payment. `at`: the provider's time, epoch milliseconds. */
type OfPayment<Kind extends string> = Readonly<{
  kind: Kind;
  provider: string;
  paymentId: string;
  at: number;
}>;

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
  | (OfPayment<'refund'> & Readonly<{ refundId: string; amountSen: number }>)
  /** `orderEndsAt`: from then on its order asks for no money, whether or not the bank says anything more. */
  | (OfPayment<'payment-pending'> & Readonly<{ orderEndsAt: number | null }>)
  | OfPayment<'payment-failed'>
  | OfPayment<'payment-abandoned'>
  | OfPayment<'dispute-opened'>
  | OfPayment<'dispute-won'>
  | OfPayment<'dispute-lost'>;
