import { assessor } from './assess-subscription.js';
import { boundaries } from './boundaries.js';
import type { SubscriptionFact } from './fact.js';
import { type PlannedAt, type PlannedFrom, plannedAt, planTimeline } from './plan-standing.js';
import type { Policy } from './policy.js';
import type { RestrictionLevel } from './restriction-level.js';
import { isReminder } from './rule.js';

type StoredBoundary = Readonly<{ at: number; rule: string; level: RestrictionLevel }>;

/** What an assessment left behind. Instants in epoch milliseconds. */
export type StoredAnchors = Readonly<{
  level: RestrictionLevel | null;
  expiresAt: number | null;
  gracePeriodEnd: number | null;
  limitedEnd: number | null;
  /** Those that have not been passed, in any order. */
  boundaries: readonly StoredBoundary[];
  /** What finance reads of plans, in any order; null while it is to be derived anew. */
  plans: readonly PlannedFrom[] | null;
  /** The one of them that is said to hold; once its end is over it is looked up. */
  plan: PlannedAt | null;
}>;

/** One thing that is stored otherwise than the facts say. */
export type Drift = Readonly<{
  what: 'level' | 'expiresAt' | 'gracePeriodEnd' | 'limitedEnd' | 'boundaries' | 'plans' | 'returns';
  stored: string | null;
  derived: string | null;
}>;

/** Compares what is stored with what follows from the facts at `now`. */
export function driftOf(
  stored: StoredAnchors,
  facts: readonly SubscriptionFact[],
  policies: readonly Policy[],
  now: number,
): Drift[] {
  const assess = assessor(facts, policies);
  const seenUntil = lastSeen(stored.boundaries, now);
  const { expiresAt, gracePeriodEnd, limitedEnd } = assess(now);
  const toCome = boundaries(facts, policies)
    .filter(({ at }) => at > seenUntil)
    .map((boundary) => ({ ...boundary, level: assess(boundary.at).restrictionLevel }));
  const timeline = planTimeline(facts, now);
  const plan = stored.plan && (stored.plan.until ?? Number.POSITIVE_INFINITY) > now ? stored.plan : null;
  const pairs: [Drift['what'], string | null, string | null][] = [
    ['level', stored.level, assess(seenUntil).restrictionLevel],
    ['expiresAt', text(stored.expiresAt), text(expiresAt)],
    ['gracePeriodEnd', text(stored.gracePeriodEnd), text(gracePeriodEnd)],
    ['limitedEnd', text(stored.limitedEnd), text(limitedEnd)],
    ['boundaries', listed(stillAsked(stored.boundaries, toCome)), listed(toCome)],
    ['plans', stored.plans && planned(stored.plans, now), stored.plans && planned(timeline, now)],
    ['plans', plan && holding(plan), plan && holding(plannedAt(timeline, now))],
  ];
  return pairs.flatMap(([what, was, is]) => (was === is ? [] : [{ what, stored: was, derived: is }]));
}

function holding({ bought, renewal, until }: PlannedAt): string {
  return `${terms(bought, renewal)} until ${text(until)}`;
}

/** A boundary that is due and still stored has not been swept: what is recorded is of the moment before it. */
function lastSeen(stored: readonly StoredBoundary[], now: number): number {
  return Math.min(now, ...stored.map(({ at }) => at - 1));
}

/** A reminder that an older rule wrote down stays until its day, and tells nobody anything then. */
function stillAsked(
  stored: readonly StoredBoundary[],
  derived: readonly StoredBoundary[],
): readonly StoredBoundary[] {
  return stored.filter(
    ({ at, rule }) => !isReminder(rule) || derived.some((one) => one.at === at && one.rule === rule),
  );
}

function listed(all: readonly StoredBoundary[]): string {
  return all
    .map(({ at, rule, level }) => `${text(at)} ${rule} ${level}`)
    .toSorted()
    .join(', ');
}

/** The part that holds now, and those to come. */
function planned(parts: readonly PlannedFrom[], now: number): string {
  const inOrder = parts.toSorted((a, b) => a.since - b.since);
  const passed = inOrder.findLast(({ since }) => since <= now);
  return inOrder
    .filter((part) => part === passed || part.since > now)
    .map(({ since, bought, renewal }) =>
      [since > now ? text(since) : 'now', terms(bought, renewal)].join(' '),
    )
    .join(', ');
}

function terms(bought: PlannedAt['bought'], renewal: PlannedAt['renewal']): string {
  return [
    bought ? `${bought.planCode}/${bought.termMonths} of ${text(bought.boughtAt)}` : 'nothing',
    renewal ? `then ${renewal.planCode}/${renewal.termMonths}` : 'then nothing',
  ].join(' ');
}

function text(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
