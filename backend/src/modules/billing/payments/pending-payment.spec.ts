import type { MoneyFact } from './money.js';
import { hasPendingPayment } from './pending-payment.js';

const of = (kind: 'payment-pending' | 'payment-failed' | 'payment-abandoned', at: number, paymentId = 'a') =>
  ({ kind, provider: 'simulated', invoiceId: 'open', paymentId, at }) satisfies MoneyFact;
const paid = (at: number, paymentId = 'a'): MoneyFact => ({
  kind: 'payment-succeeded',
  invoiceId: 'open',
  provider: 'simulated',
  paymentId,
  at,
  amountSen: 15000,
  planCode: 't60',
  termMonths: 1,
  upgradesUntil: null,
});

describe('A payment is pending', () => {
  it.each<[string, MoneyFact[], boolean]>([
    ['never without facts', [], false],
    ['while it waits', [of('payment-pending', 1)], true],
    [
      'no longer once it is paid, in whatever order the news comes',
      [paid(2), of('payment-pending', 3)],
      false,
    ],
    ['no longer once it has failed', [of('payment-failed', 2), of('payment-pending', 1)], false],
    ['no longer once it is abandoned', [of('payment-pending', 1), of('payment-abandoned', 2)], false],
    ['again when it is tried again', [of('payment-failed', 2), of('payment-pending', 3)], true],
    ['no longer once its order has ended', [{ ...of('payment-pending', 1), invoiceId: 'expired' }], false],
    ['whatever becomes of another', [of('payment-pending', 1, 'a'), paid(2, 'b')], true],
  ])('%s', (_when, facts, expected) => {
    expect(hasPendingPayment(facts, new Set(['open']))).toBe(expected);
  });
});
