export type RefundState = 'asked' | 'given' | 'failed';

/** The order to give back a payment, or a part of it. */
export type RefundOrder = Readonly<{
  provider: string;
  paymentId: string;
  amountSen: number;
  actor: string;
  reason: string;
}>;
