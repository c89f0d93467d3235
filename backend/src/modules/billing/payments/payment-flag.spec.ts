import { foldMoney, type MoneyFact } from './money.js';
import { flagSteps, questionOf } from './payment-flag.js';

const paid = (paymentId: string): MoneyFact => ({
  ...{ kind: 'payment-succeeded', provider: 'chip', paymentId, invoiceId: 'i', at: 1, amountSen: 15_000 },
  ...{ planCode: 't60', teacherLimit: 60, termMonths: 1, upgradesUntil: null },
});
const refund = (paymentId: string, amountSen: number): MoneyFact => ({
  ...{ kind: 'refund', provider: 'chip', paymentId, invoiceId: 'i', at: 2, refundId: 'r', amountSen },
});
const twice = (...refunds: MoneyFact[]) =>
  flagSteps(foldMoney([paid('a'), paid('b'), ...refunds])).flatMap(({ reason, becomes }) =>
    reason === 'INVOICE_PAID_TWICE' ? [becomes] : [],
  );

describe('That an invoice was paid twice', () => {
  it('is answered once one of both is given back whole', () => {
    expect(twice()).toEqual(['reopened', 'reopened']);
    expect(twice(refund('b', 15_000))).toEqual(['answered', 'answered']);
  });

  it('is not answered by half of each, for both terms run on', () => {
    expect(twice(refund('a', 7_500), refund('b', 7_500))).toEqual(['reopened', 'reopened']);
  });
});

describe('A payment', () => {
  const invoice = {
    createdAt: 0,
    expiresAt: 9,
    paidAt: null,
    creditedAt: null,
    ended: null,
    upgradesUntil: null,
  };
  it('raises no question while its invoice is open, nor where it is one of two', () => {
    expect(questionOf(invoice, 1)).toBeNull();
    expect(questionOf({ ...invoice, paidAt: 1 }, 2)).toBeNull();
  });

  it('raises one where its invoice was credited whole, paid before or not', () => {
    expect(questionOf({ ...invoice, creditedAt: 1 }, 2)).toBe('PAID_AFTER_END');
    expect(questionOf({ ...invoice, paidAt: 1, creditedAt: 1 }, 2)).toBe('PAID_AFTER_END');
  });
});
