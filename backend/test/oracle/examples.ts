import type { DisputeTold, MoneyFact, Of, Paid, RefundTold } from './facts.js';
import type { Ordered } from './money-histories.js';

/** Cases reckoned by hand, one payment of RM 1,500.00 for twelve months from 10 January 2028; days are of 2028. */
export type Example = Readonly<{
  says: string;
  facts: readonly MoneyFact[];
  kept: number;
  /** The day on which it had become wholly lost. */
  gone: string | null;
  credit: number;
  until: string;
  flags: readonly string[];
}>;

const AMOUNT = 150_000;
export const ORDER: Ordered = {
  ...{ id: 'i', amountSen: AMOUNT, planCode: 't60', teacherLimit: 60, termMonths: 12, upgradesUntil: null },
  ...{ createdAt: on('01-10') - 1, expiresAt: on('01-25'), ended: null },
};

export function on(day: string, hour = 9): number {
  return Date.parse(`2028-${day}T00:00:00+08:00`) + hour * 3_600_000;
}

const of = (at: number): Of => ({ provider: 'stripe', paymentId: 'p', invoiceId: 'i', at });
const { planCode, teacherLimit, termMonths, upgradesUntil } = ORDER;
const PAID: Paid = {
  ...of(on('01-10')),
  ...{ kind: 'payment-succeeded', amountSen: AMOUNT, planCode, teacherLimit, termMonths, upgradesUntil },
};
const refund = (told: string, day: string, amountSen = AMOUNT, refundId = 'r'): RefundTold => ({
  ...of(on(day)),
  ...{ kind: `refund-${told}` as RefundTold['kind'], refundId, amountSen },
});
const dispute = (
  told: string,
  day: string,
  amountSen: number | null = AMOUNT,
  disputeId: string | null = 'd',
): DisputeTold => ({
  ...of(on(day)),
  ...{ kind: `dispute-${told}` as DisputeTold['kind'], disputeId, amountSen },
});

const YEAR = '2029-01-10';
const WHOLE = { kept: AMOUNT, gone: null, credit: 0, until: YEAR, flags: [] };
const NOTHING = { kept: 0, credit: AMOUNT, flags: [] };

export const EXAMPLES: readonly Example[] = [
  { says: 'paid', facts: [PAID], ...WHOLE },
  { says: 'a refund that waits', facts: [PAID, refund('pending', '02-01')], ...WHOLE },
  {
    says: 'a refund of all',
    facts: [PAID, refund('pending', '02-01'), refund('done', '02-03')],
    ...{ ...NOTHING, gone: '2028-02-03', until: '2028-02-04' },
  },
  {
    says: 'a refund of all that failed afterwards (D1)',
    facts: [PAID, refund('done', '02-03'), refund('failed', '02-08')],
    ...{ ...WHOLE, flags: ['REFUND_FAILED'] },
  },
  {
    says: 'a refund that failed and goes through under another name',
    facts: [
      PAID,
      refund('done', '02-03'),
      refund('failed', '02-08'),
      refund('done', '02-20', AMOUNT, 'second'),
    ],
    ...{ ...NOTHING, gone: '2028-02-20', until: '2028-02-21' },
  },
  {
    says: 'two parts of which one failed',
    facts: [
      PAID,
      refund('done', '02-03', 50_000, 'r'),
      refund('done', '02-05', 100_000, 's'),
      refund('failed', '02-09', 50_000, 'r'),
    ],
    ...{ kept: 50_000, gone: null, credit: 100_000, until: YEAR, flags: ['REFUND_FAILED'] },
  },
  {
    says: 'a refund that was cancelled before it was done',
    facts: [PAID, refund('pending', '02-03'), refund('cancelled', '02-04')],
    ...WHOLE,
  },
  {
    says: 'two refunds that make the whole, the later one decides the day',
    facts: [PAID, refund('done', '02-03', 50_000, 'r'), refund('done', '03-05', 100_000, 's')],
    ...{ ...NOTHING, gone: '2028-03-05', until: '2028-03-06' },
  },
  {
    says: 'all but a sen',
    facts: [PAID, refund('done', '02-03', AMOUNT - 1)],
    ...{ kept: 1, gone: null, credit: AMOUNT - 1, until: YEAR, flags: [] },
  },
  {
    says: 'a dispute of RM 200 of RM 1,500 that is lost (D2)',
    facts: [PAID, dispute('opened', '02-03', 20_000), dispute('lost', '03-03', 20_000)],
    ...{ kept: 130_000, gone: null, credit: 20_000, until: YEAR, flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'an open dispute of a part',
    facts: [PAID, dispute('opened', '02-03', 20_000)],
    ...{ ...WHOLE, flags: ['PAYMENT_DISPUTED'] },
  },
  {
    says: 'an open dispute of all cuts coverage while it is open, and takes no money yet',
    facts: [PAID, dispute('opened', '02-03')],
    ...{ ...WHOLE, gone: '2028-02-03', until: '2028-02-04', flags: ['PAYMENT_DISPUTED'] },
  },
  {
    says: 'a dispute of all that is lost, from the day on which it was opened',
    facts: [PAID, dispute('opened', '02-03'), dispute('lost', '03-03')],
    ...{ ...NOTHING, gone: '2028-02-03', until: '2028-02-04', flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'a dispute of earlier days, without amount and name',
    facts: [PAID, dispute('lost', '03-03', null, null)],
    ...{ ...NOTHING, gone: '2028-03-03', until: '2028-03-04', flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'won after lost',
    facts: [PAID, dispute('opened', '02-03'), dispute('lost', '03-03'), dispute('won', '04-03')],
    ...WHOLE,
  },
  { says: 'withdrawn', facts: [PAID, dispute('opened', '02-03'), dispute('withdrawn', '02-05')], ...WHOLE },
  {
    says: 'a part given back, the rest lost in a dispute: the day of the later one',
    facts: [PAID, refund('done', '02-03', 50_000), dispute('lost', '03-03', 100_000)],
    ...{ ...NOTHING, gone: '2028-03-03', until: '2028-03-04', flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'a part given back, the rest in an open dispute: cut, and the rest is still kept',
    facts: [PAID, dispute('opened', '02-03', 100_000), refund('done', '03-03', 50_000)],
    ...{ kept: 100_000, credit: 50_000, gone: '2028-03-03', until: '2028-03-04' },
    flags: ['PAYMENT_DISPUTED'],
  },
  {
    says: 'the same, and the refund failed: counted again',
    facts: [
      PAID,
      dispute('opened', '02-03', 100_000),
      refund('done', '03-03', 50_000),
      refund('failed', '03-04', 50_000),
    ],
    ...{ ...WHOLE, flags: ['PAYMENT_DISPUTED', 'REFUND_FAILED'] },
  },
  {
    says: 'given back and lost both: never below zero, gone from the first whole',
    facts: [PAID, refund('done', '02-03'), dispute('lost', '03-03')],
    ...{ ...NOTHING, gone: '2028-02-03', until: '2028-02-04', flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'two disputes, one lost and one won',
    facts: [
      PAID,
      dispute('lost', '02-03', 90_000, 'd'),
      dispute('opened', '02-04', 60_000, 'e'),
      dispute('won', '03-04', 60_000, 'e'),
    ],
    ...{ kept: 60_000, credit: 90_000, gone: null, until: YEAR, flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'two disputes that together are the whole',
    facts: [PAID, dispute('lost', '02-03', 90_000, 'd'), dispute('lost', '02-20', 60_000, 'e')],
    ...{ ...NOTHING, gone: '2028-02-20', until: '2028-02-21', flags: ['DISPUTE_LOST'] },
  },
  {
    says: 'more given back than was paid',
    facts: [PAID, refund('done', '02-03', 2 * AMOUNT)],
    ...{ ...NOTHING, gone: '2028-02-03', until: '2028-02-04', flags: ['REFUND_EXCEEDS_PAYMENT'] },
  },
  {
    says: 'a total of which a part failed afterwards',
    facts: [
      PAID,
      refund('done', '02-03', 100_000, 'r'),
      refund('done', '02-04', 50_000, 's'),
      refund('done', '02-05', 150_000, 'p'),
      refund('failed', '02-09', 100_000, 'r'),
    ],
    ...{ kept: 100_000, credit: 50_000, gone: null, until: YEAR, flags: ['REFUND_FAILED'] },
  },
];
