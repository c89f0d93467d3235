import type { Invoice } from './calls';
import { paymentProgress } from './payment-progress';

const invoice = (status: Invoice['status'], lastAttempt: Invoice['lastAttempt'] = null): Invoice => ({
  id: 'returned',
  number: 'INV-2026-000123',
  planCode: 'kecil',
  planName: 'Kecil',
  termMonths: 12,
  amountSen: 49_000,
  currency: 'MYR',
  status,
  state: status,
  since: '2026-11-20T10:00:00+08:00',
  cause: null,
  expiresAt: null,
  createdAt: '2026-11-20T10:00:00+08:00',
  paidAt: null,
  provider: 'simulated',
  paymentUrl: null,
  lastAttempt,
});

it.each([
  ['the invoices are still asked for', 'returned', undefined, false, 'checking'],
  ['nobody returns, and nothing is known yet', null, undefined, false, 'none'],
  ['nobody returns from the bank', null, [invoice('open')], false, 'none'],
  ['the invoice is not listed', 'another', [invoice('paid')], false, 'none'],
  ['the bank has not answered', 'returned', [invoice('open')], false, 'unconfirmed'],
  ['the bank refused it', 'returned', [invoice('open', 'failed')], false, 'failed'],
  ['a second approver is waited for', 'returned', [invoice('open')], true, 'awaiting-approval'],
  ['a payment of someone else waits', null, [], true, 'awaiting-approval'],
  ['the bank confirmed it', 'returned', [invoice('paid')], false, 'paid'],
  ['it was paid while another one waits', 'returned', [invoice('paid')], true, 'paid'],
  ['the invoice was cancelled', 'returned', [invoice('void')], false, 'void'],
] as const)('when %s', (_case, started, invoices, pending, expected) => {
  expect(paymentProgress(started, invoices, pending)).toBe(expected);
});
