import * as fc from 'fast-check';
import { DAY_MS } from '../../../platform/calendar/day.js';
import { localDay, midnight } from '../../../platform/calendar/local-day.js';
import { assessSubscription } from './assess-subscription.js';
import { boundaries } from './boundaries.js';
import { local } from './build-facts.js';
import { coverageOf, coverageSteps } from './coverage.js';
import type { SubscriptionFact } from './fact.js';
import { DEFAULT_POLICY } from './policy.js';

const EPOCH = local('2027-12-25');
const POLICIES = [DEFAULT_POLICY];
const SEVERITY = ['none', 'grace_period', 'limited', 'locked'];

/** Half of the instants fall on a few month ends and the days beside them, so that they often coincide. */
const monthEnd = fc.constantFrom(
  ...['2027-12-31', '2028-01-30', '2028-01-31', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-31'].map(
    local,
  ),
);
const anyDay = fc.integer({ min: 0, max: 120 }).map((day) => EPOCH + day * DAY_MS);
const instant = fc
  .tuple(fc.oneof(monthEnd, anyDay), fc.constantFrom(0, 0, 1, DAY_MS / 2, DAY_MS - 1))
  .map(([midnight, ms]) => midnight + ms);
const id = fc.constantFrom('a', 'b', 'c');
const days = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 60 }));

const ofPayment = { provider: fc.constantFrom('billplz', 'billplz', 'manual'), paymentId: id, at: instant };
const terms = {
  amountSen: fc.constant(100),
  planCode: fc.constant('standard'),
  teacherLimit: fc.constant(60),
  termMonths: fc.constantFrom(1, 1, 2, 12),
  upgradesUntil: fc.constant(null),
  goneAt: fc.option(instant, { freq: 2 }),
};
const payment = fc.record({ kind: fc.constant('payment-succeeded' as const), ...ofPayment, ...terms });
const upgrade = fc.record({
  kind: fc.constant('payment-succeeded' as const),
  ...ofPayment,
  amountSen: fc.constant(100),
  planCode: fc.constantFrom('large', 'huge'),
  teacherLimit: fc.constantFrom(40, 100, 200),
  termMonths: fc.constant(0),
  upgradesUntil: instant,
  goneAt: fc.option(instant, { freq: 2 }),
});
const paymentEvent = fc.record({
  kind: fc.constantFrom('payment-failed' as const, 'payment-abandoned' as const),
  ...ofPayment,
});
const pending = fc.record({
  kind: fc.constant('payment-pending' as const),
  ...ofPayment,
  orderEndsAt: fc.option(instant),
});
const trial = fc.record({ kind: fc.constant('trial-granted' as const), id, at: instant, days });
const extension = fc.record({
  kind: fc.constant('extension' as const),
  id,
  at: instant,
  days,
  reason: fc.constant(''),
  by: fc.constant(''),
});
const cancellation = fc.record({
  kind: fc.constant('cancellation' as const),
  id,
  at: instant,
  mode: fc.constantFrom('immediate' as const, 'end-of-term' as const),
});
const withdrawal = fc.record({ kind: fc.constant('cancellation-withdrawn' as const), id, at: instant });
const choice = fc.record({
  kind: fc.constant('plan-choice' as const),
  id,
  at: instant,
  planCode: fc.constantFrom('standard', 'large'),
});
const interval = fc.record({
  kind: fc.constantFrom('suspension' as const, 'enforcement-off' as const),
  id,
  from: instant,
  until: fc.option(instant),
});

const grants = fc.oneof({ weight: 4, arbitrary: payment }, upgrade, trial);
const fact: fc.Arbitrary<SubscriptionFact> = fc.oneof(
  { weight: 3, arbitrary: grants },
  paymentEvent,
  pending,
  extension,
  cancellation,
  withdrawal,
  choice,
  interval,
);
const facts = fc.array(fact, { maxLength: 16 });
const now = fc.integer({ min: -30, max: 900 }).map((day) => EPOCH + day * DAY_MS + 1);

const runs = { numRuns: 2_000 };

function severityAt(known: readonly SubscriptionFact[], at: number) {
  return SEVERITY.indexOf(assessSubscription(known, POLICIES, at).restrictionLevel);
}

function endOf(known: readonly SubscriptionFact[]) {
  return coverageOf(coverageSteps(known))?.end ?? Number.NEGATIVE_INFINITY;
}

describe('For any facts', () => {
  it('the assessment depends on their set, never on their order or repetition', () => {
    const shuffled = facts.chain((known) =>
      fc.tuple(
        fc.constant(known),
        fc.subarray(known).chain((again) => {
          const all = [...known, ...again];
          return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, now, ([known, again], at) => {
        expect(assessSubscription(again, POLICIES, at)).toEqual(assessSubscription(known, POLICIES, at));
        expect(boundaries(again, POLICIES)).toEqual(boundaries(known, POLICIES));
      }),
      runs,
    );
  });

  it('a further payment never shortens coverage and never restricts more', () => {
    const further = payment.map((paid) => ({ ...paid, paymentId: 'further', goneAt: null }));
    fc.assert(
      fc.property(facts, further, now, (known, paid, at) => {
        expect(endOf([...known, paid])).toBeGreaterThanOrEqual(endOf(known));
        expect(severityAt([...known, paid], at)).toBeLessThanOrEqual(severityAt(known, at));
      }),
      runs,
    );
  });

  it('a further upgrade moves no end and never restricts more', () => {
    const further = upgrade.map((paid) => ({ ...paid, paymentId: 'further', goneAt: null }));
    fc.assert(
      fc.property(facts, further, now, (known, paid, at) => {
        expect(endOf([...known, paid])).toBe(endOf(known));
        expect(severityAt([...known, paid], at)).toBeLessThanOrEqual(severityAt(known, at));
      }),
      runs,
    );
  });

  it('a further payment that is refunded, too, never shortens coverage', () => {
    const further = fc.record({ paid: payment, refundedAt: instant });
    fc.assert(
      fc.property(facts, further, (known, { paid, refundedAt }) => {
        const payment = { ...paid, paymentId: 'further' };
        expect(endOf([...known, { ...payment, goneAt: refundedAt }])).toBeGreaterThanOrEqual(endOf(known));
      }),
      runs,
    );
  });

  it('the assessment but for daysUntilExpiry, and a payment that waits as long as its order, changes only at listed boundaries', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const instants = [...new Set(boundaries(known, POLICIES).map(({ at }) => at))];
        const stretches = [EPOCH - 400 * DAY_MS, ...instants].map((from, index) => ({
          from,
          last: (instants[index] ?? EPOCH + 5_000 * DAY_MS) - 1,
        }));
        for (const { from, last } of stretches.filter((stretch) => stretch.from <= stretch.last)) {
          const {
            daysUntilExpiry: _,
            pendingPayment: __,
            ...atStart
          } = assessSubscription(known, POLICIES, from);
          for (const at of [Math.floor((from + last) / 2), last]) {
            expect(assessSubscription(known, POLICIES, at)).toMatchObject(atStart);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the level only ever worsens as time passes, where no interval rules', () => {
    const withoutIntervals = facts.map((known) => known.filter((one) => !('until' in one)));
    fc.assert(
      fc.property(withoutIntervals, now, now, (known, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        expect(severityAt(known, earlier)).toBeLessThanOrEqual(severityAt(known, later));
      }),
      runs,
    );
  });

  it('daysUntilExpiry is at least 1 exactly while not expired, daysInGracePeriod 1..G exactly in grace', () => {
    fc.assert(
      fc.property(facts, now, (known, at) => {
        const assessment = assessSubscription(known, POLICIES, at);
        const isCovered = assessment.expiresAt !== null && at < assessment.expiresAt;
        expect(assessment.daysUntilExpiry >= 1).toBe(isCovered);
        expect(assessment.daysInGracePeriod >= 1).toBe(assessment.isInGracePeriod);
        expect(assessment.daysInGracePeriod).toBeLessThanOrEqual(assessment.graceDays);
      }),
      runs,
    );
  });
});

describe('For any payments, refunds and trials', () => {
  it('terms follow one another, each with a length, and the last ends at E', () => {
    fc.assert(
      fc.property(fc.array(grants, { maxLength: 12 }), (known) => {
        const coverage = coverageOf(coverageSteps(known));
        const terms = coverage?.terms ?? [];
        expect(terms.at(-1)?.end).toBe(coverage?.end);
        for (const [index, { start, end }] of terms.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(terms[index - 1]?.end ?? Number.NEGATIVE_INFINITY);
        }
      }),
      runs,
    );
  });

  it('E lies at or after every grant that has a length, and every end is a midnight', () => {
    fc.assert(
      fc.property(fc.array(grants, { maxLength: 12 }), (known) => {
        const steps = coverageSteps(known);
        const end = endOf(known);
        for (const { coverage } of steps) {
          expect(end).toBeGreaterThanOrEqual(coverage?.terms.at(-1)?.start ?? Number.NEGATIVE_INFINITY);
          if (coverage !== null) expect(localDay(midnight(coverage.end))).toBe(coverage.end);
        }
      }),
      runs,
    );
  });
});
