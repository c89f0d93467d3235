import type { ManualMethod } from '../payments/manual-payment.js';

/** Says that a payment has come. Instants in epoch milliseconds. */
export type Receipt = Readonly<{
  id: string;
  number: string;
  invoiceId: string;
  invoiceNumber: string;
  provider: string;
  paymentId: string;
  amountSen: number;
  currency: string;
  paidAt: number;
  issuedAt: number;
  /** How it came past every provider, null unless it did. */
  manual: Readonly<{ method: ManualMethod; reference: string }> | null;
}>;

/** Takes back an invoice, or a part of it. */
export type CreditNote = Readonly<{
  id: string;
  number: string;
  invoiceId: string;
  invoiceNumber: string;
  amountSen: number;
  currency: string;
  reason: string;
  issuedAt: number;
  /** Null while it stands. */
  takenBackAt: number | null;
}>;
