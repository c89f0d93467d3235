import type { SimulatedBill } from '../../modules/billing/simulated-bank/index.js';
import { bookedOutcome, planDeliveries, type Scenario } from './scenario.js';

const NOW = Date.parse('2026-11-20T09:15:09+08:00');
const BILL: SimulatedBill = {
  reference: 'sim-1',
  description: 'Langganan',
  payerName: 'Cikgu Siti',
  amountSen: 15000,
  currency: 'MYR',
  returnUrl: 'http://aba1001.localhost:3000/',
  state: 'open',
  bank: null,
  attempts: 0,
  changedAt: null,
};
const PLAIN: Scenario = {
  events: ['payment.succeeded'],
  burst: 1,
  copies: 1,
  delaySeconds: 0,
  isShuffled: false,
  dropFirst: 0,
  hasWrongSignature: false,
  hasWrongAmount: false,
  isPartial: false,
};

function plan(changes: Partial<Scenario>, below: (bound: number) => number = () => 0) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `e${count}`;
  };
  const deliveries = planDeliveries(BILL, { ...PLAIN, ...changes }, NOW, { newId, below });
  return deliveries.map(({ id, body }) => ({ id, event: JSON.parse(body) }));
}
const ids = (changes: Partial<Scenario>, below?: (bound: number) => number) =>
  plan(changes, below).map(({ id }) => id);

describe('A scenario of Bank Simulasi', () => {
  it('plays each event once, as it happened', () => {
    expect(plan({})).toEqual([
      {
        id: 'e1',
        event: {
          type: 'payment.succeeded',
          timestamp: '2026-11-20T09:15:09.000+08:00',
          data: { billReference: 'sim-1', amountSen: 15000, currency: 'MYR' },
        },
      },
    ]);
  });

  it('keeps the order of life, a second apart, whatever order was asked for', () => {
    const played = plan({ events: ['refund.succeeded', 'payment.succeeded', 'payment.pending'] });
    expect(played.map(({ event }) => [event.type, event.timestamp.slice(17, 19)])).toEqual([
      ['payment.pending', '07'],
      ['payment.succeeded', '08'],
      ['refund.succeeded', '09'],
    ]);
  });

  it('sends copies of the same event, and bursts of different ones', () => {
    expect(ids({ copies: 3 })).toEqual(['e1', 'e1', 'e1']);
    expect(ids({ burst: 3 })).toEqual(['e1', 'e2', 'e3']);
    expect(ids({ burst: 2, copies: 2 })).toEqual(['e1', 'e1', 'e2', 'e2']);
  });

  it('loses the first deliveries, at most all of them', () => {
    expect(ids({ burst: 3, dropFirst: 2 })).toEqual(['e3']);
    expect(ids({ burst: 3, dropFirst: 9 })).toEqual([]);
  });

  it('shuffles without losing any', () => {
    expect(ids({ burst: 4, isShuffled: true }, (bound) => bound - 1)).toEqual(['e4', 'e3', 'e2', 'e1']);
  });

  it('may tell a wrong amount', () => {
    expect(plan({ hasWrongAmount: true })[0]?.event.data.amountSen).toBe(15001);
  });

  it('names a refund, always the same for one bill', () => {
    const refundIds = plan({ events: ['refund.succeeded'], burst: 2 }).map(
      ({ event }) => event.data.refundId,
    );
    expect(refundIds).toEqual(['refund-sim-1', 'refund-sim-1']);
  });

  it.each([
    [['payment.pending', 'payment.succeeded', 'refund.succeeded'], 'paid'],
    [['payment.pending', 'payment.failed'], 'failed'],
    [['payment.pending'], 'pending'],
    [['payment.abandoned'], undefined],
    [['dispute.opened', 'dispute.won'], undefined],
  ] as const)('of %j leaves the books: %s', (events, outcome) => {
    expect(bookedOutcome({ ...PLAIN, events })).toBe(outcome);
  });
});
