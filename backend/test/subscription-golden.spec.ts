import { makeSchool } from './support/builders.js';
import { shareTestApp } from './support/share-test-app.js';
import {
  cancellationWithdrawn,
  cancelled,
  enforcementOff,
  enforcementOn,
  extension,
  type Happening,
  pay,
  policy,
  refund,
  said,
  statusAt,
  suspension,
  suspensionEnded,
  tell,
  trial,
  upgradeTo,
} from './support/subscription-story.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
afterEach(() => t.clockAt(null));

type Looked = [
  at: string,
  status: string,
  expiresAt: string | null,
  daysUntilExpiry: number,
  graceDay: number,
];
type Situation = [sentence: string, happenings: (readonly [string, Happening])[], looks: Looked[]];

const JANUARY = ['2026-01-10 10:00', pay()] as const;

/** A month paid on 10 January ends with 9 February; grace with 23 February, the limited time with 9 March. */
const SITUATIONS: Situation[] = [
  ['nothing has ever happened', [], [['2026-01-10', 'none locked', null, 0, 0]]],
  [
    'a trial of 30 days',
    [['2026-01-10 15:00', trial]],
    [
      ['2026-01-10 15:00', 'trial none', '2026-02-09', 30, 0],
      ['2026-02-08 23:59', 'trial none', '2026-02-09', 1, 0],
      ['2026-02-09', 'past_due grace_period', '2026-02-09', 0, 1],
      ['2026-02-23', 'expired limited', '2026-02-09', 0, 0],
      ['2026-03-09', 'expired locked', '2026-02-09', 0, 0],
    ],
  ],
  [
    'a month that was paid',
    [JANUARY],
    [
      ['2026-01-10 10:00', 'active none', '2026-02-10', 31, 0],
      ['2026-02-09 23:59', 'active none', '2026-02-10', 1, 0],
      ['2026-02-10', 'past_due grace_period', '2026-02-10', 0, 1],
      ['2026-02-23 23:59', 'past_due grace_period', '2026-02-10', 0, 14],
      ['2026-02-24', 'expired limited', '2026-02-10', 0, 0],
      ['2026-03-09 23:59', 'expired limited', '2026-02-10', 0, 0],
      ['2026-03-10', 'expired locked', '2026-02-10', 0, 0],
    ],
  ],
  [
    'a trial that is paid for early',
    [
      ['2026-01-10', trial],
      ['2026-01-20', pay()],
    ],
    [
      ['2026-01-20', 'active none', '2026-03-09', 48, 0],
      ['2026-03-09', 'past_due grace_period', '2026-03-09', 0, 1],
    ],
  ],
  [
    'renewals that stack',
    [JANUARY, ['2026-01-20', pay('t60', 12)], ['2026-01-21', pay()]],
    [['2026-02-10', 'active none', '2027-03-10', 393, 0]],
  ],
  [
    'a renewal in grace, which was a gift',
    [JANUARY, ['2026-02-15 09:00', pay()]],
    [['2026-02-15 10:00', 'active none', '2026-03-15', 28, 0]],
  ],
  [
    'a renewal of a locked school, whose locked days cost nothing',
    [JANUARY, ['2026-06-30', pay()]],
    [['2026-06-30', 'active none', '2026-07-30', 30, 0]],
  ],
  [
    'a month that ends on the last of February',
    [
      ['2026-01-31', pay()],
      ['2026-02-20', pay()],
    ],
    [
      ['2026-02-28', 'active none', '2026-03-31', 31, 0],
      ['2026-03-31', 'past_due grace_period', '2026-03-31', 0, 1],
    ],
  ],
  [
    'a payment that failed',
    [JANUARY, ['2026-02-12', said({ kind: 'payment-failed' })]],
    [['2026-02-12', 'past_due grace_period', '2026-02-10', 0, 3]],
  ],
  [
    'a full refund',
    [JANUARY, ['2026-01-15 10:00', refund()]],
    [
      ['2026-01-15 23:59', 'active none', '2026-01-16', 1, 0],
      ['2026-01-16', 'past_due grace_period', '2026-01-16', 0, 1],
      ['2026-01-30', 'expired limited', '2026-01-16', 0, 0],
    ],
  ],
  [
    'a refund in part',
    [JANUARY, ['2026-01-15 10:00', refund(0.5)]],
    [['2026-01-16', 'active none', '2026-02-10', 25, 0]],
  ],
  [
    'the refund of a renewal that has not begun',
    [JANUARY, ['2026-01-20', pay()], ['2026-01-25', refund()]],
    [['2026-01-26', 'active none', '2026-02-10', 15, 0]],
  ],
  [
    'a dispute that is open',
    [JANUARY, ['2026-01-20 10:00', said({ kind: 'dispute-opened' })]],
    [['2026-01-21', 'past_due grace_period', '2026-01-21', 0, 1]],
  ],
  [
    'a dispute that was won',
    [
      JANUARY,
      ['2026-01-20 10:00', said({ kind: 'dispute-opened' })],
      ['2026-02-01 10:00', said({ kind: 'dispute-won' })],
    ],
    [['2026-02-01 10:00', 'active none', '2026-02-10', 9, 0]],
  ],
  [
    'a dispute that was lost',
    [
      JANUARY,
      ['2026-01-20 10:00', said({ kind: 'dispute-opened' })],
      ['2026-02-01 10:00', said({ kind: 'dispute-lost' })],
    ],
    [['2026-02-01 10:00', 'past_due grace_period', '2026-01-21', 0, 12]],
  ],
  [
    'a cancellation at the end of the term',
    [JANUARY, ['2026-01-15', cancelled('end-of-term')]],
    [
      ['2026-02-09 23:59', 'active none', '2026-02-10', 1, 0],
      ['2026-02-10', 'cancelled locked', '2026-02-10', 0, 0],
    ],
  ],
  [
    'a cancellation that was taken back',
    [JANUARY, ['2026-01-15', cancelled('end-of-term')], ['2026-01-20', cancellationWithdrawn]],
    [['2026-02-10', 'past_due grace_period', '2026-02-10', 0, 1]],
  ],
  [
    'a cancellation at once',
    [JANUARY, ['2026-01-15 09:00', cancelled('immediate')]],
    [
      ['2026-01-15 23:59', 'active none', '2026-01-16', 1, 0],
      ['2026-01-16', 'cancelled locked', '2026-01-16', 0, 0],
    ],
  ],
  [
    'a payment after a cancellation at once, which starts afresh',
    [JANUARY, ['2026-01-15 09:00', cancelled('immediate')], ['2026-01-20', pay()]],
    [['2026-01-20', 'active none', '2026-02-20', 31, 0]],
  ],
  [
    'an extension, which moves grace and what follows but never E',
    [JANUARY, ['2026-02-20', extension(10)]],
    [
      ['2026-02-24', 'past_due grace_period', '2026-02-10', 0, 15],
      ['2026-03-06', 'expired limited', '2026-02-10', 0, 0],
      ['2026-03-20', 'expired locked', '2026-02-10', 0, 0],
    ],
  ],
  [
    'a suspension of a school that has paid',
    [JANUARY, ['2026-01-15 10:00', suspension()]],
    [['2026-01-15 10:00', 'active locked', '2026-02-10', 26, 0]],
  ],
  [
    'a suspension that was ended',
    [JANUARY, ['2026-01-15 10:00', suspension()], ['2026-01-16 10:00', suspensionEnded]],
    [
      ['2026-01-16 09:59', 'active locked', '2026-02-10', 25, 0],
      ['2026-01-16 10:00', 'active none', '2026-02-10', 25, 0],
    ],
  ],
  [
    'a suspension that ends by itself',
    [JANUARY, ['2026-01-15 10:00', suspension('2026-01-18')]],
    [['2026-01-18', 'active none', '2026-02-10', 23, 0]],
  ],
  [
    'enforcement switched off and on again for a school that has not paid',
    [JANUARY, ['2026-03-20', enforcementOff()], ['2026-03-25', enforcementOn]],
    [
      ['2026-03-19', 'expired locked', '2026-02-10', 0, 0],
      ['2026-03-20', 'expired none', '2026-02-10', 0, 0],
      ['2026-03-25', 'expired locked', '2026-02-10', 0, 0],
    ],
  ],
  [
    'a suspension while enforcement is off: the suspension wins',
    [JANUARY, ['2026-03-20', enforcementOff('2026-04-20')], ['2026-03-21', suspension()]],
    [['2026-03-22', 'expired locked', '2026-02-10', 0, 0]],
  ],
  [
    'a policy of the school in force at E',
    [JANUARY, ['2026-01-20', policy({ graceDays: 3, limitedDays: 2 }, '2026-02-01')]],
    [
      ['2026-02-12', 'past_due grace_period', '2026-02-10', 0, 3],
      ['2026-02-13', 'expired limited', '2026-02-10', 0, 0],
      ['2026-02-15', 'expired locked', '2026-02-10', 0, 0],
    ],
  ],
  [
    'a policy that comes after E and leaves the past as it was',
    [JANUARY, ['2026-02-11', policy({ graceDays: 0, limitedDays: 0 }, '2026-02-12')]],
    [['2026-02-23', 'past_due grace_period', '2026-02-10', 0, 14]],
  ],
  [
    'a policy for the plan of the school, and none for another',
    [
      ['2026-01-10 10:00', pay('t200')],
      ['2026-01-20', policy({ graceDays: 21 }, '2026-02-01', 't200')],
      ['2026-01-20', policy({ graceDays: 1 }, '2026-02-01', 't20')],
    ],
    [['2026-02-28', 'past_due grace_period', '2026-02-10', 0, 19]],
  ],
  [
    'a trial by a policy of its own',
    [
      ['2026-01-09', policy({ trialDays: 7 }, '2026-01-09')],
      ['2026-01-10', trial],
    ],
    [['2026-01-10', 'trial none', '2026-01-17', 7, 0]],
  ],
  [
    'an upgrade, which moves no end',
    [
      ['2026-01-10 10:00', pay('t20')],
      ['2026-01-20 10:00', upgradeTo('t100')],
    ],
    [
      ['2026-01-20 10:00', 'active none', '2026-02-10', 21, 0],
      ['2026-02-10', 'past_due grace_period', '2026-02-10', 0, 1],
    ],
  ],
  [
    'a smaller plan at the next term, bought early',
    [
      ['2026-01-10 10:00', pay('t100')],
      ['2026-01-20', pay('t20')],
    ],
    [['2026-02-10', 'active none', '2026-03-10', 28, 0]],
  ],
];

describe('The status of a school', () => {
  it.each(SITUATIONS)('after %s', async (_sentence, happenings, looks) => {
    const told = await tell(t, await makeSchool(t), happenings);
    for (const [at, status, expiresAt, daysUntilExpiry, daysInGracePeriod] of looks) {
      const seen = await statusAt(told, at);
      expect([at, `${seen.subscriptionStatus} ${seen.restrictionLevel}`, seen.expiresAt]).toEqual([
        at,
        status,
        expiresAt && `${expiresAt}T00:00:00.000+08:00`,
      ]);
      expect(seen).toMatchObject({
        daysUntilExpiry,
        daysInGracePeriod,
        isInGracePeriod: status.endsWith('grace_period'),
      });
    }
  });
});
