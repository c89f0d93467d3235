import { paymentProgress } from './payment-progress';
import type { Invoice } from './queries';

const invoice = (status: Invoice['status']): Invoice => ({
  id: 'started',
  number: 'INV-2026-000123',
  planCode: 'kecil',
  planName: 'Kecil',
  termMonths: 12,
  amountSen: 49_000,
  currency: 'MYR',
  status,
  createdAt: '2026-11-20T10:00:00+08:00',
  paidAt: null,
  provider: 'simulated',
  paymentUrl: null,
});

it.each([
  ['nothing was started', null, [invoice('open')], false, 'none'],
  ['the invoice is not listed', 'another', [invoice('paid')], false, 'none'],
  ['the bank has not answered', 'started', [invoice('open')], false, 'unconfirmed'],
  ['a second approver is waited for', 'started', [invoice('open')], true, 'awaiting-approval'],
  ['a payment of someone else waits', null, [], true, 'awaiting-approval'],
  ['the bank confirmed it', 'started', [invoice('paid')], false, 'paid'],
  ['it was paid while another one waits', 'started', [invoice('paid')], true, 'paid'],
  ['the invoice was cancelled', 'started', [invoice('void')], false, 'void'],
] as const)('when %s', (_case, started, invoices, pending, expected) => {
  expect(paymentProgress(started, invoices, pending)).toBe(expected);
});
