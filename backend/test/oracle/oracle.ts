import type { SubscriptionFact } from '../../src/modules/subscription/domain/fact.js';
import type { Policy } from '../../src/modules/subscription/domain/policy.js';
import { dateOf, dayOfMonth, type LocalDate, nextDay, plusDays, plusMonths, startOf } from './calendar.js';

type Level = 'none' | 'grace_period' | 'limited' | 'locked';
type Status = 'active' | 'trial' | 'past_due' | 'expired' | 'cancelled' | 'none';

/** What the status must say. Dates are the first days that are not covered any more, null without coverage. */
export type Expected = Readonly<{
  restrictionLevel: Level;
  subscriptionStatus: Status;
  expiresAt: LocalDate | null;
  daysUntilExpiry: number;
  daysInGracePeriod: number;
}>;

type Kind<Name extends SubscriptionFact['kind']> = Extract<SubscriptionFact, { kind: Name }>;
type Coverage = { end: LocalDate; anchor: number; by: 'payment' | 'trial' | 'cancellation' };
type Point = {
  at: number;
  order: string;
  by: Coverage['by'];
  apply(before: Coverage | null): Coverage | null;
};

/**
 * The rules told once more, from their description and not from the code under test: dates as text, levels by
 * walking from day to day. Slow and plain on purpose.
 */
export function oracle(
  facts: readonly SubscriptionFact[],
  policies: readonly Policy[],
  now: number,
): Expected {
  const points = pointsOf(facts);
  const coverage = fold(points);
  const level = interval(facts, 'suspension', now)
    ? 'locked'
    : interval(facts, 'enforcement-off', now)
      ? 'none'
      : undefined;
  if (!coverage) return withoutCoverage(level);
  const isCancelled = cancelled(facts, points);
  const { graceDays, limitedDays } = policyIn(policies, coverage.end);
  const graceEnd = latest(plusDays(coverage.end, graceDays), promisedGrace(facts, points, policies));
  const natural = isCancelled
    ? walk(coverage.end, coverage.end, 0, dateOf(now))
    : walk(coverage.end, graceEnd, limitedDays, dateOf(now));
  return {
    restrictionLevel: level ?? natural.level,
    subscriptionStatus: statusOf(natural.level, coverage.by, isCancelled),
    expiresAt: coverage.end,
    daysUntilExpiry: Math.max(0, Math.ceil((startOf(coverage.end) - now) / 86_400_000)),
    daysInGracePeriod: (level ?? natural.level) === 'grace_period' ? natural.day : 0,
  };
}

function withoutCoverage(level: Level | undefined): Expected {
  return {
    restrictionLevel: level ?? 'locked',
    subscriptionStatus: 'none',
    expiresAt: null,
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

function pointsOf(facts: readonly SubscriptionFact[]): Point[] {
  const trials = distinct(pick(facts, 'trial-granted'), (fact) => fact.id);
  const cancellations = distinct(pick(facts, 'cancellation'), (fact) => fact.id);
  return [
    ...paymentPoints(facts),
    ...trials.map((fact) => trialPoint(fact)),
    ...cancellations.filter(({ mode }) => mode === 'immediate').map((fact) => cancellationPoint(fact)),
  ].sort((a, b) => a.at - b.at || (a.order < b.order ? -1 : 1));
}

function fold(points: readonly Point[]): Coverage | null {
  return points.reduce<Coverage | null>((before, point) => point.apply(before), null);
}

function paymentPoints(facts: readonly SubscriptionFact[]): Point[] {
  const terms = firstSuccesses(facts).filter(({ upgradesUntil }) => upgradesUntil === null);
  return terms.map((first) => ({
    at: first.at,
    order: `${first.provider}|${first.paymentId}`,
    by: 'payment',
    apply: (before) => granted(before, first, cutOf(first, facts)),
  }));
}

function firstSuccesses(facts: readonly SubscriptionFact[]): Kind<'payment-succeeded'>[] {
  const paid = pick(facts, 'payment-succeeded').sort((a, b) => a.at - b.at);
  return distinct(paid, (fact) => `${fact.provider}|${fact.paymentId}`);
}

/** Upgrades that reach at least the day after they were paid: they buy no time, but whoever buys one stays. */
function upgrades(facts: readonly SubscriptionFact[], points: readonly Point[]): { at: number }[] {
  return firstSuccesses(facts).filter((paid) => {
    if (paid.upgradesUntil === null) return false;
    const coverage = fold(points.filter((point) => point.at < paid.at));
    const ends = [coverage?.end ?? '', dateOf(paid.upgradesUntil), cutOf(paid, facts) ?? '9999-12-31'];
    return ends.every((end) => end > dateOf(paid.at));
  });
}

function granted(
  before: Coverage | null,
  { at, termMonths }: Kind<'payment-succeeded'>,
  cut: LocalDate | null,
): Coverage | null {
  const paymentDay = dateOf(at);
  const stacks = before !== null && before.end >= paymentDay;
  const start = stacks ? before.end : paymentDay;
  const anchor = stacks ? before.anchor : dayOfMonth(start);
  const end = plusMonths(start, termMonths, anchor);
  if (cut === null || cut > end) return { end, anchor, by: 'payment' };
  if (cut <= start) return before;
  return { end: cut, anchor: dayOfMonth(cut), by: 'payment' };
}

/** The midnight after the payment was taken back, for good or while it is disputed. */
function cutOf(payment: Kind<'payment-succeeded'>, facts: readonly SubscriptionFact[]): LocalDate | null {
  const of = <Fact extends { provider: string; paymentId: string }>(fact: Fact) =>
    fact.provider === payment.provider && fact.paymentId === payment.paymentId;
  const times: number[] = [];
  let sum = 0;
  const refunds = distinct(
    pick(facts, 'refund')
      .filter(of)
      .sort((a, b) => a.at - b.at),
    (fact) => fact.refundId,
  );
  for (const refund of refunds) {
    sum += refund.amountSen;
    if (sum >= payment.amountSen) {
      times.push(refund.at);
      break;
    }
  }
  const won = pick(facts, 'dispute-won').some(of);
  const disputes = [...pick(facts, 'dispute-opened'), ...pick(facts, 'dispute-lost')].filter(of);
  if (!won) times.push(...disputes.map((fact) => fact.at));
  return times.length === 0 ? null : nextDay(dateOf(Math.min(...times)));
}

function trialPoint({ at, days, id }: Kind<'trial-granted'>): Point {
  return {
    at,
    order: id,
    by: 'trial',
    apply(before) {
      const day = dateOf(at);
      const running = before !== null && before.end >= day ? before : null;
      const end = plusDays(running?.end ?? day, days);
      return { end, anchor: dayOfMonth(end), by: running?.by ?? 'trial' };
    },
  };
}

function cancellationPoint({ at, id }: Kind<'cancellation'>): Point {
  return {
    at,
    order: id,
    by: 'cancellation',
    apply(before) {
      const end = nextDay(dateOf(at));
      if (!before || before.end < end) return before;
      return { ...before, end, anchor: dayOfMonth(end) };
    },
  };
}

/** Whether a cancellation of either kind is newer than all that renews: what grants, extends or takes it back. */
function cancelled(facts: readonly SubscriptionFact[], points: readonly Point[]): boolean {
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
  facts: readonly SubscriptionFact[],
  points: readonly Point[],
  policies: readonly Policy[],
): LocalDate | null {
  const given = extensions(facts).sort((a, b) => a.at - b.at);
  return given.reduce<LocalDate | null>((promised, { at, days }, index) => {
    const coverage = fold(points.filter((point) => point.at <= at));
    if (coverage === null) return null;
    const own = plusDays(coverage.end, policyIn(policies, coverage.end).graceDays);
    const extended = plusDays(latest(own, promised), days);
    const until = given[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const withdrawn = pick(facts, 'cancellation').some((fact) => fact.at > at && fact.at < until);
    return withdrawn ? null : extended;
  }, null);
}

function extensions(facts: readonly SubscriptionFact[]): Kind<'extension'>[] {
  return distinct(pick(facts, 'extension'), (fact) => fact.id);
}

function latest(one: LocalDate, other: LocalDate | null): LocalDate {
  return other !== null && other > one ? other : one;
}

function interval(
  facts: readonly SubscriptionFact[],
  kind: 'suspension' | 'enforcement-off',
  now: number,
): boolean {
  const rows = pick(facts, kind);
  return [...new Set(rows.map(({ id }) => id))].some((id) => {
    const own = rows.filter((row) => row.id === id);
    const ends = own.flatMap(({ until }) => (until === null ? [] : [until]));
    return own.some(({ from }) => from <= now) && (ends.length === 0 || now < Math.min(...ends));
  });
}

function policyIn(policies: readonly Policy[], end: LocalDate): Pick<Policy, 'graceDays' | 'limitedDays'> {
  const begun = policies.filter(({ effectiveFrom }) => effectiveFrom <= startOf(end));
  const own = begun.filter(({ scope }) => scope.kind === 'school');
  const newest = (own.length > 0 ? own : begun).sort((a, b) => b.effectiveFrom - a.effectiveFrom)[0];
  return newest ?? { graceDays: 14, limitedDays: 14 };
}

function pick<Name extends SubscriptionFact['kind']>(
  facts: readonly SubscriptionFact[],
  kind: Name,
): Kind<Name>[] {
  return facts.filter((fact): fact is Kind<Name> => fact.kind === kind);
}

function distinct<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}
