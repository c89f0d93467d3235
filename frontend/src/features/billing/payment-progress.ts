import type { Invoice } from './calls';

export type PaymentProgress =
  | 'none'
  | 'checking'
  | 'unconfirmed'
  | 'awaiting-approval'
  | 'failed'
  | 'paid'
  | 'void';

/** How far the payment has come that the payer returns from, or that someone else at the school has under way. */
export function paymentProgress(
  returnedInvoiceId: string | null,
  /** Undefined until they are known. */
  invoices: readonly Invoice[] | undefined,
  pendingPayment: boolean,
): PaymentProgress {
  if (returnedInvoiceId && !invoices) return 'checking';
  const returned = invoices?.find(({ id }) => id === returnedInvoiceId);
  if (returned?.status === 'paid' || returned?.status === 'void') return returned.status;
  if (pendingPayment) return 'awaiting-approval';
  if (!returned) return 'none';
  return returned.lastAttempt === 'failed' ? 'failed' : 'unconfirmed';
}
