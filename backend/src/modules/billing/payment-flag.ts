import type { PaymentMoney } from './money.js';

/** Why finance should look at a payment. */
export type FlagReason =
  | 'INVOICE_PAID_TWICE'
  | 'UPGRADE_PAID_TOO_LATE'
  /** The invoice had ended, was credited or had expired when the money came. */
  | 'PAID_AFTER_END'
  | 'PAYMENT_DISPUTED'
  | 'DISPUTE_LOST'
  | 'REFUND_EXCEEDS_PAYMENT';

/** `raisedAt`: system time, epoch milliseconds. */
export type PaymentFlag = Readonly<{
  provider: string;
  paymentId: string;
  reason: FlagReason;
  schoolId: string;
  invoiceId: string;
  invoiceNumber: string;
  amountSen: number;
  raisedAt: number;
}>;

export type FlagId = Pick<PaymentFlag, 'provider' | 'paymentId' | 'reason'>;

/** The flags that a return of money answers: of payments given back whole, or lost, and of an invoice paid once again. */
export function flagsAnswered(amountSen: number, payments: readonly PaymentMoney[]): FlagId[] {
  const isPaidOnce = payments.reduce((sum, { keptSen }) => sum + keptSen, 0) <= amountSen;
  return payments.flatMap(({ provider, paymentId, keptSen }) => [
    ...(isPaidOnce ? [{ provider, paymentId, reason: 'INVOICE_PAID_TWICE' } as const] : []),
    ...(keptSen === 0
      ? (['PAID_AFTER_END', 'UPGRADE_PAID_TOO_LATE'] as const).map((reason) => ({
          provider,
          paymentId,
          reason,
        }))
      : []),
  ]);
}
