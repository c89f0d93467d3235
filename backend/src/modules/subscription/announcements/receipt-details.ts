import { midnight } from '../../../platform/calendar/local-day.js';
import { malayLongDateAt, malayLongDateBefore } from '../../../platform/calendar/malay-date.js';
import type { MailDetail } from '../../../platform/mail/mail-content.js';
import { type MailedReceipt, ringgit } from '../../billing/index.js';
import type { PaidDays } from '../domain/paid-days.js';

/** What a clerk needs to book a payment, without opening the paper. */
export function receiptDetails(receipt: MailedReceipt, days: PaidDays | null): MailDetail[] {
  const { number, invoiceNumber, amountSen, subject, payer, method, reference, paidAt } = receipt;
  const period =
    days && `${malayLongDateAt(midnight(days.start))} hingga ${malayLongDateBefore(midnight(days.end))}`;
  const lines: readonly (readonly [string, string | null])[] = [
    ['Jumlah', ringgit(amountSen)],
    ['Langganan', subject],
    ['Tempoh', period],
    ['Invois', invoiceNumber],
    ['Resit', number],
    ['Dibayar oleh', payer],
    ['Cara bayaran', method],
    ['Rujukan', reference],
    ['Dibayar pada', malayLongDateAt(paidAt)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
