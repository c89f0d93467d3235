import { DAY_MS } from '../../../platform/calendar/day.js';
import type { SubscriptionFact } from './fact.js';
import type { Interval } from './intervals.js';
import type { Policy } from './policy.js';
import {
  type BoundaryRule,
  type CoverageBoundaryRule,
  type EnforcementRule,
  graceDayRule,
  REMINDER_DAYS,
  reminderRule,
  type SuspensionRule,
} from './rule.js';
import type { Grant } from './terms.js';
import { type Timeline, timeline } from './timeline.js';

const SHORTEST_MONTH = 28;

/** From `at` on, in epoch milliseconds, the rule holds. */
export type Boundary<Rule extends BoundaryRule = BoundaryRule> = Readonly<{ at: number; rule: Rule }>;

/** Each list in order of time; of two at one instant the later in the list holds. */
export type BoundaryLists = Readonly<{
  coverage: readonly Boundary<CoverageBoundaryRule>[];
  suspension: readonly Boundary<SuspensionRule>[];
  enforcementOff: readonly Boundary<EnforcementRule>[];
}>;

/** Every instant, past and future, at which the assessment of these facts changes or a notice is due. */
export function boundaries(facts: readonly SubscriptionFact[], policies: readonly Policy[]): Boundary[] {
  const { coverage, suspension, enforcementOff } = boundaryLists(timeline(facts, policies));
  const all: Boundary[] = [...coverage, ...enforcementOff, ...suspension];
  return all.toSorted((a, b) => a.at - b.at);
}

export function boundaryLists({ covered, suspensions, enforcementOff }: Timeline): BoundaryLists {
  return {
    coverage: covered === null ? [] : coverageBoundaries(covered),
    suspension: suspensions.flatMap((interval) => endsOf(interval, 'suspension-start', 'suspension-end')),
    enforcementOff: enforcementOff.flatMap((interval) =>
      endsOf(interval, 'enforcement-off-start', 'enforcement-off-end'),
    ),
  };
}

/** Who has cancelled is not asked to renew. */
function coverageBoundaries({
  coverage,
  deadlines,
}: NonNullable<Timeline['covered']>): Boundary<CoverageBoundaryRule>[] {
  const { expiresAt, gracePeriodEnd, limitedEnd } = deadlines;
  if (coverage.isCancelled) return [{ at: expiresAt, rule: 'cancellation-end' }];
  return [
    ...reminderDays(coverage.terms.at(-1)?.grant).map((days) => ({
      at: expiresAt - days * DAY_MS,
      rule: reminderRule(days),
    })),
    { at: expiresAt, rule: 'expiry' },
    ...graceDays(expiresAt, gracePeriodEnd),
    { at: gracePeriodEnd, rule: 'grace-end' },
    { at: limitedEnd, rule: 'limited-end' },
  ];
}

/**
 * Who has just paid is left in peace: nothing is asked before half of the newest grant is over. A month counts as
 * the shortest there is, so that every month has the same reminders.
 */
function reminderDays(newest: Grant | undefined) {
  if (newest === undefined) return [];
  const { start, end, termMonths } = newest;
  const length = termMonths === 0 ? end - start : termMonths * SHORTEST_MONTH;
  return REMINDER_DAYS.filter((days) => days < length / 2);
}

function graceDays(expiresAt: number, gracePeriodEnd: number): Boundary<CoverageBoundaryRule>[] {
  return Array.from({ length: (gracePeriodEnd - expiresAt) / DAY_MS }, (_, index) => ({
    at: expiresAt + index * DAY_MS,
    rule: graceDayRule(index + 1),
  }));
}

function endsOf<Start extends BoundaryRule, End extends BoundaryRule>(
  { from, until }: Interval,
  start: Start,
  end: End,
): Boundary<Start | End>[] {
  const opening: Boundary<Start | End> = { at: from, rule: start };
  return Number.isFinite(until) ? [opening, { at: until, rule: end }] : [opening];
}
