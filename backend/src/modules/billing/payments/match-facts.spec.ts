import { DAY_MS as DAY } from '../../../platform/calendar/day.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { ProviderFact } from '../providers/payment-provider.js';
import { refusalOf } from './match-facts.js';

const INVOICE: Invoice = {
  id: '0c9f3c1e-5a36-4c8f-9f0e-3a1e0a3f2b11',
  schoolId: '7d1c1f5e-9d0b-4a7e-8a3c-5d2f6b7c8d90',
  number: 'INV-2026-000001',
  planCode: 't60',
  planName: 'Sederhana',
  termMonths: 1,
  upgradesUntil: null,
  amountSen: 15000,
  currency: 'MYR',
  provider: 'simulated',
  status: 'open',
  createdAt: 0,
  expiresAt: null,
  paidAt: null,
  creditedAt: null,
  ended: null,
};
const PAID: ProviderFact = {
  kind: 'payment-succeeded',
  paymentId: 'sim-1',
  at: 0,
  amountSen: 15000,
  currency: 'MYR',
};

const NOW = Date.parse('2026-11-20T09:15:09+08:00');

describe('A payment', () => {
  it('of the very amount of its invoice counts', () => {
    expect(refusalOf(PAID, INVOICE, NOW)).toBeNull();
  });

  it.each([14999, 15001])('of %d sen for 15000 is put aside', (amountSen) => {
    expect(refusalOf({ ...PAID, amountSen }, INVOICE, NOW)).toBe('AMOUNT_MISMATCH');
  });

  it('in another currency is put aside', () => {
    expect(refusalOf({ ...PAID, currency: 'SGD' }, INVOICE, NOW)).toBe('CURRENCY_MISMATCH');
  });

  it('that waits, fails or is refunded in part carries no amount to compare', () => {
    expect(refusalOf({ kind: 'payment-pending', paymentId: 'sim-1', at: 0 }, INVOICE, NOW)).toBeNull();
    const refund = { kind: 'refund', paymentId: 'sim-1', at: 0, amountSen: 1, refundId: 'r' } as const;
    expect(refusalOf(refund, INVOICE, NOW)).toBeNull();
  });

  it.each([
    ['of tomorrow', NOW + DAY, null],
    ['of the day after', NOW + DAY + 1, 'TIME_OUT_OF_RANGE'],
    ['of the year 275760', 8.64e15, 'TIME_OUT_OF_RANGE'],
    ['from before there were any', -1, 'TIME_OUT_OF_RANGE'],
  ])('%s has a time that a provider can mean, or is put aside', (_when, at, refusal) => {
    expect(refusalOf({ ...PAID, at }, INVOICE, NOW)).toBe(refusal);
  });
});
