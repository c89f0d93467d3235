import type { InvoiceFacts, InvoiceLife } from './invoice-life.js';

/** As the table keeps it: void is what ended, or was credited, before it was paid. */
export type InvoiceStatus = 'open' | 'paid' | 'void';

export const CURRENCY = 'MYR';

/** Instants in epoch milliseconds. */
export type Invoice = InvoiceFacts &
  Readonly<{
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
  }>;

/** What is known of the newest attempt to pay an open invoice. */
export type LastAttempt = 'pending' | 'failed';

export type ListedInvoice = Invoice &
  Readonly<{ life: InvoiceLife; paymentUrl: string | null; lastAttempt: LastAttempt | null }>;
