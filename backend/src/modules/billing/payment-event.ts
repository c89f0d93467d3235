import type { PaymentFact } from './payment-fact.js';

/** One thing that happened to a payment, as the school may read it. */
export type PaymentEvent = Readonly<{
  id: string;
  kind: PaymentFact['kind'];
  at: number;
  invoiceNumber: string;
  provider: string;
  amountSen: number | null;
  /** What the bank said of an attempt that failed. */
  bankMessage: string | null;
}>;
