import type { Invoice } from './queries';

export type PaymentProgress = 'none' | 'unconfirmed' | 'awaiting-approval' | 'failed' | 'paid' | 'void';

/** How far the payment has come that the payer returns from, or that someone else at the school has under way. */
export function paymentProgress(
  returnedInvoiceId: string | null,
  invoices: readonly Invoice[],
  pendingPayment: boolean,
): PaymentProgress {
  const returned = invoices.find(({ id }) => id === returnedInvoiceId);
  if (returned?.status === 'paid' || returned?.status === 'void') return returned.status;
  if (pendingPayment) return 'awaiting-approval';
  if (!returned) return 'none';
  return returned.lastAttempt === 'failed' ? 'failed' : 'unconfirmed';
}
