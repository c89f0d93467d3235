import { localDay } from '../../../platform/calendar/local-day.js';
import {
  cancellation,
  extension,
  local,
  ofPayment,
  paid,
  pendingOf,
  takenBack,
  trial,
} from './build-facts.js';
import { coverageOf, coverageSteps } from './coverage.js';
import type { SubscriptionFact } from './fact.js';

type Row = [sentence: string, facts: SubscriptionFact[], end: string | null, anchorDay?: number];

const january = paid('2026-01-10 10:00');
const january31 = paid('2026-01-31 10:00');
const year = paid('2026-01-10 10:00', { termMonths: 12 });
const stacked = paid('2026-01-20');

function expectEnd(facts: readonly SubscriptionFact[], end: string | null, anchorDay?: number) {
  const coverage = coverageOf(coverageSteps(facts));
  expect(coverage?.end ?? null).toBe(end === null ? null : localDay(local(end)));
  if (anchorDay !== undefined) expect(coverage?.anchorDay).toBe(anchorDay);
}

function describeRows(name: string, rows: Row[]) {
  describe(name, () => {
    for (const [sentence, facts, end, anchorDay] of rows) {
      it(sentence, () => {
        expectEnd(facts, end, anchorDay);
        expectEnd(facts.toReversed(), end, anchorDay);
        expectEnd([...facts, ...facts], end, anchorDay);
      });
    }
  });
}

describeRows('A grant starts at max(E, midnight of the payment day)', [
  ['there is no coverage without facts', [], null],
  ['a first payment counts from the midnight before it', [january], '2026-02-10', 10],
  ['a payment in the first millisecond of a day belongs to that day', [paid('2026-01-10')], '2026-02-10'],
  ['a payment at 23:59 in Malaysia belongs to that day', [paid('2026-01-10 23:59')], '2026-02-10'],
  ['an early renewal stacks', [january, stacked], '2026-03-10', 10],
  ['a renewal on the last covered day stacks', [january, paid('2026-02-09 23:59')], '2026-03-10', 10],
  ['a renewal on the day of E starts at E', [january, paid('2026-02-10 09:00')], '2026-03-10', 10],
  [
    'a renewal in grace starts at its day: grace is a gift',
    [january, paid('2026-02-15 09:00')],
    '2026-03-15',
    15,
  ],
  ['a renewal in limited starts at its day', [january, paid('2026-03-01')], '2026-04-01', 1],
  [
    'a renewal when locked starts at its day: locked days cost nothing',
    [january, paid('2026-06-30')],
    '2026-07-30',
    30,
  ],
  [
    'two payments of the same instant both count',
    [january, paid('2026-01-10 10:00', { paymentId: 'other', termMonths: 12 })],
    '2027-02-10',
  ],
  [
    'a late arriving earlier success time moves the start',
    [january, { ...january, at: local('2026-01-05 08:00') }],
    '2026-02-05',
    5,
  ],
  ['a payment that failed grants nothing', [ofPayment(january, 'payment-failed', '2026-01-10')], null],
  ['a payment that is pending grants nothing', [pendingOf(january, '2026-01-10')], null],
  ['a manual payment counts like any other', [paid('2026-01-10', { provider: 'manual' })], '2026-02-10'],
]);

describeRows('E carries an anchor day', [
  ['31 January + 1 month is 28 February', [january31], '2026-02-28', 31],
  ['the next month ends on 31 March', [january31, paid('2026-02-20')], '2026-03-31', 31],
  [
    'a renewal on the very day of E keeps the anchor',
    [january31, paid('2026-02-28 12:00')],
    '2026-03-31',
    31,
  ],
  ['a renewal after E has its own anchor', [january31, paid('2026-03-01 12:00')], '2026-04-01', 1],
  ['31 January of a leap year + 1 month is 29 February', [paid('2028-01-31')], '2028-02-29', 31],
  [
    '29 February + 12 months is 28 February, and 29 again in the next leap year',
    [paid('2028-02-29', { termMonths: 12 }), paid('2028-03-01', { termMonths: 36 })],
    '2032-02-29',
    29,
  ],
  ['the end of a trial is its own anchor', [trial('2026-01-01', 30), paid('2026-01-05')], '2026-02-28', 31],
]);

describeRows('A trial', [
  ['is counted in days', [trial('2026-01-10 15:00')], '2026-02-09', 9],
  ['is followed by the payment made during it', [trial('2026-01-10'), paid('2026-01-20')], '2026-03-09', 9],
  [
    'that has ended gives no start to a later payment',
    [trial('2026-01-10'), paid('2026-02-20')],
    '2026-03-20',
    20,
  ],
  ['granted while a payment runs stacks', [january, trial('2026-01-20')], '2026-03-12', 12],
  ['of no days leaves no trace', [january31, trial('2026-02-01', 0), paid('2026-02-02')], '2026-03-31', 31],
]);

describeRows('What was taken back whole', [
  [
    'in the middle truncates at the midnight after it',
    [january, takenBack(january, '2026-01-15 10:00')],
    '2026-01-16',
    16,
  ],
  ['at a midnight truncates at the next one', [january, takenBack(january, '2026-01-15')], '2026-01-16'],
  [
    'on the day of the payment leaves that day',
    [january, takenBack(january, '2026-01-10 11:00')],
    '2026-01-11',
  ],
  ['after the end changes nothing', [january, takenBack(january, '2026-02-20')], '2026-02-10', 10],
  [
    'before the start leaves a stacked grant no length',
    [january, stacked, takenBack(stacked, '2026-01-25')],
    '2026-02-10',
    10,
  ],
  [
    'before the start leaves the anchor of what follows',
    [
      january31,
      paid('2026-02-01', { paymentId: 'x' }),
      takenBack(paid('2026-02-01', { paymentId: 'x' }), '2026-02-02'),
      paid('2026-02-03'),
    ],
    '2026-03-31',
    31,
  ],
  ['lets the rest fold again', [january, stacked, takenBack(january, '2026-01-25')], '2026-02-26', 26],
  [
    'lets a payment made after it start afresh',
    [january, takenBack(january, '2026-01-15'), paid('2026-01-20')],
    '2026-02-20',
    20,
  ],
  ['dated before its payment covers nothing', [january, takenBack(january, '2026-01-09')], null],
  [
    'dated before a payment in lapse leaves E where it was',
    [january, paid('2026-06-01'), takenBack(paid('2026-06-01'), '2026-05-31 12:00')],
    '2026-02-10',
    10,
  ],
]);

describeRows('A cancellation', [
  ['at the end of the term keeps E', [year, cancellation('2026-03-01', 'end-of-term')], '2027-01-10', 10],
  [
    'at once ends coverage at the next midnight',
    [year, cancellation('2026-03-01 10:00', 'immediate')],
    '2026-03-02',
    2,
  ],
  [
    'at once takes stacked grants with it',
    [january, stacked, cancellation('2026-01-25', 'immediate')],
    '2026-01-26',
  ],
  [
    'at once is a point in the fold: a later payment starts afresh',
    [year, cancellation('2026-03-01', 'immediate'), paid('2026-04-15')],
    '2026-05-15',
    15,
  ],
  [
    'at once, then a payment on the same day, starts at the next midnight',
    [year, cancellation('2026-03-01 10:00', 'immediate'), paid('2026-03-01 12:00')],
    '2026-04-02',
  ],
  [
    'at once at the instant of a payment leaves that payment',
    [cancellation('2026-01-10 10:00', 'immediate'), january],
    '2026-02-10',
  ],
  ['after E changes nothing', [january, cancellation('2026-05-01', 'immediate')], '2026-02-10', 10],
  ['of nothing is nothing', [cancellation('2026-05-01', 'immediate')], null],
]);

describeRows('An operator extension', [
  ['never moves E', [january, extension('2026-02-12', 10)], '2026-02-10', 10],
]);

describeRows('At one instant', [
  [
    'a cancellation comes before the payment, whatever their ids',
    [{ ...cancellation('2026-01-10 10:00', 'immediate'), id: 'z' }, january],
    '2026-02-10',
  ],
  [
    'payments go by provider and payment id',
    [
      paid('2026-01-10', { paymentId: 'a' }),
      takenBack(paid('2026-01-10', { paymentId: 'a' }), '2026-01-12'),
      paid('2026-01-10', { paymentId: 'b' }),
    ],
    '2026-02-13',
  ],
  [
    'of two successes of one payment the longer term counts',
    [january, { ...january, termMonths: 2 }],
    '2026-03-10',
  ],
  [
    'of two trials of one id the longer counts',
    [trial('2026-01-10', 10), trial('2026-01-10', 20)],
    '2026-01-30',
  ],
  [
    'a truncation and the end of a grant reset the anchor',
    [january31, takenBack(january31, '2026-02-27'), paid('2026-02-28')],
    '2026-03-28',
    28,
  ],
]);

describe('The ordered fold', () => {
  it('stays available, step by step', () => {
    const steps = coverageSteps([cancellation('2026-01-25', 'immediate'), stacked, january]);
    expect(steps.map(({ point, coverage }) => [point.kind, coverage?.end])).toEqual([
      ['payment-succeeded', localDay(local('2026-02-10'))],
      ['payment-succeeded', localDay(local('2026-03-10'))],
      ['cancellation', localDay(local('2026-01-26'))],
    ]);
  });
});
