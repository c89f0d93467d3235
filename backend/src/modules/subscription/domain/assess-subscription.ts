import { DAY_MS } from '../../../platform/calendar/day.js';
import { type Boundary, type BoundaryLists, boundaryLists } from './boundaries.js';
import type { SubscriptionFact } from './fact.js';
import { hasPendingPayment } from './payments.js';
import type { Policy } from './policy.js';
import {
  ACCESS_TABLE,
  type AccessRights,
  type RestrictionLevel,
  restrictionLevel,
  type SubscriptionStatus,
  subscriptionStatus,
} from './restriction-level.js';
import {
  type BoundaryRule,
  type CoverageRule,
  graceDayNumber,
  isGraceDay,
  type ReachedRule,
} from './rule.js';
import type { Deadlines } from './timeline.js';
import { timeline } from './timeline.js';

type NoDeadlines = Readonly<Record<keyof Deadlines, null>>;

/** Instants are epoch milliseconds, null without coverage. `graceDays` counts the extensions in. */
export type SubscriptionAssessment = (Deadlines | NoDeadlines) &
  Readonly<{
    subscriptionStatus: SubscriptionStatus;
    restrictionLevel: RestrictionLevel;
    rule: ReachedRule;
    isInGracePeriod: boolean;
    daysUntilExpiry: number;
    daysInGracePeriod: number;
    graceDays: number;
    canAccess: AccessRights;
    pendingPayment: boolean;
  }>;

const NO_DEADLINES: NoDeadlines = { expiresAt: null, gracePeriodEnd: null, limitedEnd: null };

export function assessSubscription(
  facts: readonly SubscriptionFact[],
  policies: readonly Policy[],
  now: number,
): SubscriptionAssessment {
  return assessor(facts, policies)(now);
}

/** Folds the facts once, to be asked at many instants. */
export function assessor(
  facts: readonly SubscriptionFact[],
  policies: readonly Policy[],
): (now: number) => SubscriptionAssessment {
  const known = timeline(facts, policies);
  const lists = boundaryLists(known);
  const isTrial = known.covered?.coverage.isTrial ?? false;
  return (now) => {
    const coverageRule =
      lastReached(lists.coverage, now) ?? (known.covered === null ? 'no-coverage' : 'covered');
    return {
      subscriptionStatus: subscriptionStatus(coverageRule, isTrial),
      ...consequences(reachedRule(lists, coverageRule, now)),
      ...dates(known.covered?.deadlines ?? null, now),
      pendingPayment: hasPendingPayment(facts, now),
    };
  };
}

/** For when facts cannot be read: limited, never open and never locked. */
export function unknownAssessment(): SubscriptionAssessment {
  return {
    subscriptionStatus: 'unknown',
    ...consequences('unverifiable'),
    ...dates(null, 0),
    pendingPayment: false,
  };
}

/** Suspension wins over enforcement switched off, and that over coverage. */
function reachedRule(lists: BoundaryLists, coverageRule: CoverageRule, now: number): ReachedRule {
  const suspension = lastReached(lists.suspension, now);
  if (suspension === 'suspension-start') return suspension;
  const enforcement = lastReached(lists.enforcementOff, now);
  return enforcement === 'enforcement-off-start' ? enforcement : coverageRule;
}

function lastReached<Rule extends BoundaryRule>(
  list: readonly Boundary<Rule>[],
  now: number,
): Rule | undefined {
  return list.findLast(({ at }) => at <= now)?.rule;
}

function consequences(rule: ReachedRule) {
  const level = restrictionLevel(rule);
  return {
    rule,
    restrictionLevel: level,
    isInGracePeriod: level === 'grace_period',
    daysInGracePeriod: isGraceDay(rule) ? graceDayNumber(rule) : 0,
    canAccess: ACCESS_TABLE[level],
  };
}

function dates(deadlines: Deadlines | null, now: number) {
  if (deadlines === null) return { ...NO_DEADLINES, daysUntilExpiry: 0, graceDays: 0 };
  const { expiresAt, gracePeriodEnd } = deadlines;
  return {
    ...deadlines,
    daysUntilExpiry: Math.max(0, Math.ceil((expiresAt - now) / DAY_MS)),
    graceDays: (gracePeriodEnd - expiresAt) / DAY_MS,
  };
}
