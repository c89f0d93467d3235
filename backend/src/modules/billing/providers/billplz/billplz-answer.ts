import { CURRENCY } from '../../invoicing/invoice.js';
import { isRecord, isSen } from '../json.js';
import type { ProviderFact } from '../payment-provider.js';
import { readBillplzTime } from './billplz-callback.js';

/** A bill as Billplz shows it. It tells a payment, and nothing of attempts. `now` stands in for a missing time. */
export function billplzAnswer(reference: string, bill: unknown, now: number): ProviderFact[] {
  if (!isRecord(bill) || bill.paid !== true || bill.id !== reference) return [];
  const amountSen = Number(bill.paid_amount);
  if (!isSen(amountSen)) return [];
  const at = readBillplzTime(String(bill.paid_at ?? '')) ?? now;
  return [{ kind: 'payment-succeeded', paymentId: reference, at, amountSen, currency: CURRENCY }];
}
