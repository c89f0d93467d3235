export type InvoiceStatus = 'open' | 'paid' | 'void';

export const CURRENCY = 'MYR';

/** Instants in epoch milliseconds. */
export type Invoice = Readonly<{
  id: string;
  schoolId: string;
  number: string;
  planCode: string;
  planName: string;
  /** 0 of an upgrade. */
  termMonths: number;
  /** How far an upgrade reaches; null of an invoice for a term. */
  upgradesUntil: number | null;
  amountSen: number;
  currency: string;
  provider: string;
  status: InvoiceStatus;
  createdAt: number;
  paidAt: number | null;
}>;

/** What is known of the newest attempt to pay an open invoice. */
export type LastAttempt = 'pending' | 'failed';

export type ListedInvoice = Invoice &
  Readonly<{ paymentUrl: string | null; lastAttempt: LastAttempt | null }>;
