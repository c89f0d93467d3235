import { settlementOf } from './settlement.js';

const life = (state: 'open' | 'paid' | 'credited' | 'void' | 'expired') => ({ state, since: 0, cause: null });
const payment = (paidSen: number, refundedSen = 0) => ({
  provider: 'simulated',
  paymentId: 'a',
  invoiceId: 'i',
  paidAt: 0,
  paidSen,
  refundedSen,
  dispute: 'none' as const,
  lostSen: 0,
  excessSen: 0,
  ...{ pendingSen: 0, hasFailedRefund: false, hasOpenDispute: false, atStakeSen: 0 },
  keptSen: paidSen - refundedSen,
});
const billed = { amountSen: 15_000, creditedSen: 0, payments: [] };

describe('The balance of an invoice', () => {
  it.each([
    ['that is open is all of it', 'open', billed, 15_000],
    ['that is open is what no note has taken back', 'open', { ...billed, creditedSen: 5_000 }, 10_000],
    ['that is paid is nothing', 'paid', { ...billed, payments: [payment(15_000)] }, 0],
    [
      'that was paid twice is nothing',
      'paid',
      { ...billed, payments: [payment(15_000), payment(15_000)] },
      0,
    ],
    [
      'whose refund is credited is nothing',
      'paid',
      { ...billed, creditedSen: 5_000, payments: [payment(15_000, 5_000)] },
      0,
    ],
    ['that has ended is nothing', 'void', billed, 0],
    ['that has expired is nothing', 'expired', billed, 0],
    ['that is credited is nothing', 'credited', { ...billed, creditedSen: 15_000 }, 0],
  ] as const)('%s', (_sentence, state, said, balanceSen) => {
    expect(settlementOf(life(state), said).balanceSen).toBe(balanceSen);
  });
});
