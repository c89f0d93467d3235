import type { ManualMethod } from '../manual-payment.js';

/** A payment past every provider, as the school tells of it. `paidOn`: YYYY-MM-DD. */
export type PaymentClaim = Readonly<{
  /** Of the evidence too. */
  id: string;
  method: ManualMethod;
  reference: string;
  amountSen: number;
  paidOn: string;
}>;

/** `isRecorded`: finance has recorded a payment with this evidence. */
export type SentClaim = PaymentClaim & Readonly<{ sentAt: Date; isRecorded: boolean }>;
