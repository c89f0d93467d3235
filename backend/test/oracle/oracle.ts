import type { Policy } from '../../src/modules/subscription/domain/policy.js';
import { dateOf, type LocalDate, nextDay, plusDays, startOf } from './calendar.js';
import {
  type Coverage,
  distinct,
  firstSuccesses,
  fold,
  latest,
  type Point,
  pick,
  pointsOf,
  takenBackOn,
} from './covered-days.js';
import { lastPlan, policyIn } from './policy-in-force.js';
import type { Kind, TraceFact } from './trace-fact.js';

type Level = 'none' | 'grace_period' | 'limited' | 'locked';
type Status = 'active' | 'trial' | 'past_due' | 'expired' | 'cancelled' | 'none';

/** What the status must say. Dates are the first days that are not covered any more, null without coverage. */
export type Expected = Readonly<{
  restrictionLevel: Level;
  subscriptionStatus: Status;
  expiresAt: LocalDate | null;
  /** After a cancellation there is no grace: the same as expiresAt. */
  gracePeriodEnd: LocalDate | null;
  daysUntilExpiry: number;
  daysInGracePeriod: number;
}>;

/**
 * The rules told once more, from their description and not from the code under test: dates as text, levels by
 * walking from day to day. Slow and plain on purpose. Answers for any instant.
 */
export function oracle(facts: readonly TraceFact[], policies: readonly Policy[]): (now: number) => Expected {
  const points = pointsOf(facts);
  const coverage = fold(points);
  if (!coverage) return (now) => withoutCoverage(levelByHand(facts, now));
  const { end, by } = coverage;
  const isCancelled = cancelled(facts, points);
  const { graceDays, limitedDays } = policyIn(policies, end, () => lastPlan(facts, points));
  const graceEnd = latest(plusDays(end, graceDays), promisedGrace(facts, points, policies));
  return (now) => {
    const today = dateOf(now);
    const natural = isCancelled ? walk(end, end, 0, today) : walk(end, graceEnd, limitedDays, today);
    const restrictionLevel = levelByHand(facts, now) ?? natural.level;
    return {
      restrictionLevel,
      subscriptionStatus: statusOf(natural.level, by, isCancelled),
      expiresAt: end,
      gracePeriodEnd: isCancelled ? end : graceEnd,
      daysUntilExpiry: Math.max(0, Math.ceil((startOf(end) - now) / 86_400_000)),
      daysInGracePeriod: restrictionLevel === 'grace_period' ? natural.day : 0,
    };
  };
}

/** Suspension wins over enforcement switched off, and both over coverage. */
function levelByHand(facts: readonly TraceFact[], now: number): Level | undefined {
  if (interval(facts, 'suspension', now)) return 'locked';
  return interval(facts, 'enforcement-off', now) ? 'none' : undefined;
}

function withoutCoverage(level: Level | undefined): Expected {
  return {
    restrictionLevel: level ?? 'locked',
    subscriptionStatus: 'none',
    expiresAt: null,
    gracePeriodEnd: null,
    daysUntilExpiry: 0,
    daysInGracePeriod: 0,
  };
}

/** Day by day from the end of coverage until today. */
function walk(end: LocalDate, graceEnd: LocalDate, limitedDays: number, today: LocalDate) {
  if (today < end) return { level: 'none' as const, day: 0 };
  let day = 1;
  let limitedLeft = limitedDays;
  for (let date = end; date < today && limitedLeft >= 0; date = nextDay(date)) {
    day++;
    if (date >= graceEnd) limitedLeft--;
  }
  if (today < graceEnd) return { level: 'grace_period' as const, day };
  return { level: limitedLeft > 0 ? ('limited' as const) : ('locked' as const), day: 0 };
}

function statusOf(natural: Level, by: Coverage['by'], isCancelled: boolean): Status {
  if (natural === 'none') return by === 'trial' ? 'trial' : 'active';
  if (isCancelled) return 'cancelled';
  return natural === 'grace_period' ? 'past_due' : 'expired';
}

/** Upgrades that reach at least the day after they were paid: they buy no time, but whoever buys one stays. */
function upgrades(facts: readonly TraceFact[], points: readonly Point[]): { at: number }[] {
  return firstSuccesses(facts).filter((paid) => {
    if (paid.upgradesUntil === null) return false;
    const coverage = fold(points.filter((point) => point.at < paid.at));
    const ends = [coverage?.end ?? '', dateOf(paid.upgradesUntil)];
    const takenBack = takenBackOn(paid, facts) ?? '9999-12-31';
    return ends.every((end) => end > dateOf(paid.at)) && takenBack >= dateOf(paid.at);
  });
}

/** Whether a cancellation of either kind is newer than all that renews: what grants, extends or takes it back. */
function cancelled(facts: readonly TraceFact[], points: readonly Point[]): boolean {
  const grants = points.filter((point, index) => {
    const before = fold(points.slice(0, index));
    return point.by !== 'cancellation' && point.apply(before) !== before;
  });
  const withdrawals = pick(facts, 'cancellation-withdrawn');
  const renewals = [...grants, ...upgrades(facts, points), ...extensions(facts), ...withdrawals];
  const newest = Math.max(...renewals.map(({ at }) => at));
  return pick(facts, 'cancellation').some(({ at }) => at > newest);
}

/**
 * The last day promised by extensions, each counted from where grace ended when it was given. A payment does
 * not take the promise back, a cancellation does.
 */
function promisedGrace(
  facts: readonly TraceFact[],
  points: readonly Point[],
  policies: readonly Policy[],
): LocalDate | null {
  const given = extensions(facts).sort((a, b) => a.at - b.at);
  return given.reduce<LocalDate | null>((promised, { at, days }, index) => {
    const coverage = fold(points.filter((point) => point.at <= at));
    if (coverage === null) return null;
    const { graceDays } = policyIn(policies, coverage.end, () => lastPlan(facts, points, at));
    const own = plusDays(coverage.end, graceDays);
    const extended = plusDays(latest(own, promised), days);
    const until = given[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const withdrawn = pick(facts, 'cancellation').some((fact) => fact.at > at && fact.at < until);
    return withdrawn ? null : extended;
  }, null);
}

function extensions(facts: readonly TraceFact[]): Kind<'extension'>[] {
  return distinct(pick(facts, 'extension'), (fact) => fact.id);
}

function interval(facts: readonly TraceFact[], kind: 'suspension' | 'enforcement-off', now: number): boolean {
  const rows = pick(facts, kind);
  return [...new Set(rows.map(({ id }) => id))].some((id) => {
    const own = rows.filter((row) => row.id === id);
    const ends = own.flatMap(({ until }) => (until === null ? [] : [until]));
    return own.some(({ from }) => from <= now) && (ends.length === 0 || now < Math.min(...ends));
  });
}
