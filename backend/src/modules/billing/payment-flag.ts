/** Why finance should look at a payment. */
export type FlagReason = 'INVOICE_PAID_TWICE' | 'UPGRADE_PAID_TOO_LATE' | 'REFUND_EXCEEDS_PAYMENT';

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
