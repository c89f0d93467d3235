export type ToldRefund = Readonly<{ refundId: string; amountSen: number }>;

/**
 * Whether more was given back of a payment than was paid, or said to be. A refund told anew counts with its largest
 * amount; one told under the payment's own name is all that was given back, not one more (CHIP tells both).
 */
export function refundsExceed(paidSen: number, paymentId: string, refunds: readonly ToldRefund[]): boolean {
  const byId = Map.groupBy(refunds, ({ refundId }) => refundId);
  const largest = new Map([...byId].map(([id, told]) => [id, Math.max(...told.map((one) => one.amountSen))]));
  const whole = largest.get(paymentId) ?? 0;
  largest.delete(paymentId);
  const parts = [...largest.values()].reduce((sum, amount) => sum + amount, 0);
  return Math.max(whole, parts) > paidSen;
}
