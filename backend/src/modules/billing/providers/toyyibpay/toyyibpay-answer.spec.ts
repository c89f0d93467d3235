import { toyyibPayAnswer } from './toyyibpay-answer.js';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const PAID = {
  billpaymentStatus: '1',
  billpaymentAmount: '1,500.00',
  billPaymentDate: '20-11-2026 09:15:09',
};
const answer = (...changes: object[]) =>
  toyyibPayAnswer(
    'gcbhict9',
    changes.map((change) => ({ ...PAID, ...change })),
    NOW,
  );

describe('The transactions of a toyyibPay bill', () => {
  it('tell a payment with its amount in sen and its time in Malaysia', () => {
    const at = Date.parse('2026-11-20T09:15:09+08:00');
    const paid = { kind: 'payment-succeeded', paymentId: 'gcbhict9', at, amountSen: 150000, currency: 'MYR' };
    expect(answer({})).toEqual([paid]);
    expect(answer({ billPaymentDate: '2026-11-20 09:15:09' })).toEqual([paid]);
  });

  it.each(['', '0000-00-00 00:00:00', '32-13-2026 09:15:09', 'semalam'])(
    'without a time (%j) count from when they were asked for',
    (billPaymentDate) => {
      expect(answer({ billPaymentDate })).toMatchObject([{ at: NOW }]);
    },
  );

  it('tell every attempt of a bill', () => {
    expect(answer({ billpaymentStatus: '3' }, { billpaymentStatus: 4 }, {})).toMatchObject([
      { kind: 'payment-failed' },
      { kind: 'payment-pending' },
      { kind: 'payment-succeeded' },
    ]);
  });

  it.each(['', '0.00', '-1.00', '1.005', '1e3', 'RM 1'])('of the amount %j pay nothing', (amount) => {
    expect(answer({ billpaymentAmount: amount })).toEqual([]);
  });

  it.each([['No data found!'], [null], [{}], [['x', null]], [[{ billpaymentStatus: '9' }]]])(
    'are none in %j',
    (nonsense) => {
      expect(toyyibPayAnswer('gcbhict9', nonsense, NOW)).toEqual([]);
    },
  );
});
