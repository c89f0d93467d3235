/** `failed`: the provider did not answer, or refused; the same order asks again under the same key. */
export type RefundState = 'asked' | 'given' | 'failed';

/** The order to give back a payment, or a part of it. */
export type RefundOrder = Readonly<{
  provider: string;
  paymentId: string;
  amountSen: number;
  actor: string;
  reason: string;
}>;

/** `askedAt`: business clock, epoch milliseconds. */
export type Refund = RefundOrder &
  Readonly<{ id: string; invoiceId: string; state: RefundState; failure: string | null; askedAt: number }>;
