import type { Invoice } from './queries';

export type PaymentProgress = 'none' | 'unconfirmed' | 'awaiting-approval' | 'paid' | 'void';

/** How far the payment has come that was started in this browser, or that someone else at the school has under way. */
export function paymentProgress(
  startedInvoiceId: string | null,
  invoices: readonly Invoice[],
  pendingPayment: boolean,
): PaymentProgress {
  const started = invoices.find(({ id }) => id === startedInvoiceId);
  if (started?.status === 'paid' || started?.status === 'void') return started.status;
  if (pendingPayment) return 'awaiting-approval';
  return started ? 'unconfirmed' : 'none';
}
