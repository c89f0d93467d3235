import { CURRENCY } from '../../invoicing/invoice.js';
import { isRecord, isSen, ringgitToSen } from '../json.js';
import type { ProviderFact } from '../payment-provider.js';

const KINDS = {
  '1': 'payment-succeeded',
  '2': 'payment-pending',
  '3': 'payment-failed',
  '4': 'payment-pending',
} as const;
// "23-07-2026 12:27:54" or "2026-07-23 12:27:54", by the clock of Malaysia
const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})$/;
const YEAR_FIRST = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** The transactions of a bill as toyyibPay lists them. `now` stands in for a missing time. */
export function toyyibPayAnswer(billCode: string, transactions: unknown, now: number): ProviderFact[] {
  if (!Array.isArray(transactions)) return [];
  return transactions.filter(isRecord).flatMap((transaction) => factOf(billCode, transaction, now));
}

function factOf(paymentId: string, transaction: Record<string, unknown>, now: number): ProviderFact[] {
  const status = String(transaction.billpaymentStatus);
  if (!isStatus(status)) return [];
  const kind = KINDS[status];
  const at = readTime(String(transaction.billPaymentDate ?? '')) ?? now;
  if (kind !== 'payment-succeeded') return [{ kind, paymentId, at }];
  const amountSen = ringgitToSen(String(transaction.billpaymentAmount).replaceAll(',', ''));
  return isSen(amountSen) ? [{ kind, paymentId, at, amountSen, currency: CURRENCY }] : [];
}

function isStatus(status: string): status is keyof typeof KINDS {
  return Object.hasOwn(KINDS, status);
}

function readTime(text: string): number | undefined {
  const iso = text.replace(DAY_FIRST, '$3-$2-$1 $4').replace(YEAR_FIRST, '$1T$2+08:00');
  const instant = Date.parse(iso);
  return iso.endsWith('+08:00') && !Number.isNaN(instant) ? instant : undefined;
}
