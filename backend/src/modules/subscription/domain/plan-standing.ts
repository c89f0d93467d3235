import { type LocalDay, localDay, midnight } from '../../../platform/calendar/local-day.js';
import { coverageOf, coverageSteps } from './coverage.js';
import { type Cancellation, factsOf, type SubscriptionFact } from './fact.js';
import { paidPayments } from './payments.js';
import { type PlannedTerm, type Term, termOn, termsFrom } from './terms.js';

export type PlanStanding = Readonly<{
  /** The term that runs, or ran last; null if nothing was ever bought. */
  current: PlannedTerm | null;
  /** Every term with a plan that is not over, the running one first. */
  remaining: readonly PlannedTerm[];
  /** A term that is paid for already and follows the running one. */
  paidNext: PlannedTerm | null;
  /** What the next renewal is for. */
  nextPlanCode: string | null;
  cancellation: Cancellation['mode'] | null;
}>;

/** `boughtAt`: when it was paid, epoch milliseconds. */
export type BoughtPlan = Readonly<{ planCode: string; termMonths: number; boughtAt: number }>;
/** From an instant on, epoch milliseconds; the first has been so ever since. */
export type PlannedFrom = Readonly<{
  since: number;
  /** What runs, or ran last, of all that is paid and kept. */
  bought: BoughtPlan | null;
  /** What a further term would be, after all that is paid for. */
  renewal: Readonly<{ planCode: string; termMonths: number }>;
}>;

/** Where nothing was ever bought or granted there is no renewal either. */
export type PlannedAt = Readonly<{
  bought: BoughtPlan | null;
  renewal: PlannedFrom['renewal'] | null;
  until: number | null;
}>;

export function planStanding(facts: readonly SubscriptionFact[], now: number): PlanStanding {
  const coverage = coverageOf(coverageSteps(facts));
  const cancellation = coverage?.isCancelled ? newestCancellation(facts) : null;
  const { current, remaining, paidAhead, renewal } = standingOn(localDay(now), coverage?.terms ?? [], facts);
  return {
    current,
    remaining,
    paidNext: paidAhead[0] ?? null,
    nextPlanCode: renewal?.planCode ?? null,
    cancellation,
  };
}

/** What a school has bought and would buy next: now, and from each later day on which that is another. */
export function planTimeline(facts: readonly SubscriptionFact[], now: number): PlannedFrom[] {
  const terms = coverageOf(coverageSteps(facts))?.terms ?? [];
  const today = localDay(now);
  const edges = terms.flatMap(({ start, end }) => [start, end]).filter((day) => day > today);
  return [...new Set([today, ...edges])]
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      const { bought, renewal } = standingOn(day, terms, facts);
      if (!renewal) return [];
      return [{ since: day === today ? 0 : midnight(day), bought: bought && boughtBy(bought), renewal }];
    });
}

/** Of a timeline, what holds at `now`, and from when on something else does; null for ever. */
export function plannedAt(timeline: readonly PlannedFrom[], now: number): PlannedAt {
  const inOrder = timeline.toSorted((a, b) => a.since - b.since);
  const holds = inOrder.findLast(({ since }) => since <= now);
  const next = inOrder.find(({ since }) => since > now);
  return { bought: holds?.bought ?? null, renewal: holds?.renewal ?? null, until: next?.since ?? null };
}

/** What was taken back is the school's plan while it lasts, and nothing that it would buy again. */
function standingOn(day: LocalDay, terms: readonly Term[], facts: readonly SubscriptionFact[]) {
  const kept = terms.filter(({ isTakenBack }) => !isTakenBack);
  const [current, bought] = [termOn(terms, day), termOn(kept, day)];
  const remaining = termsFrom(terms, day);
  const paidAhead = remaining.filter(({ grant }) => grant.start !== remaining[0]?.grant.start);
  const last = paidAhead.findLast(({ isTakenBack }) => !isTakenBack) ?? bought ?? current;
  const renewal = last && {
    planCode: chosenPlan(facts) ?? last.planCode,
    termMonths: last.grant.termMonths,
  };
  return { current, bought, remaining, paidAhead, renewal };
}

function boughtBy({ planCode, grant: { termMonths, grantedAt: boughtAt } }: PlannedTerm): BoughtPlan {
  return { planCode, termMonths, boughtAt };
}

/** A choice is spent once anything is paid after it. */
function chosenPlan(facts: readonly SubscriptionFact[]): string | undefined {
  const paid = paidPayments(facts).filter(({ revokedAt }) => revokedAt === null);
  const newestPayment = Math.max(...paid.map(({ at }) => at));
  const choices = factsOf(facts, 'plan-choice').toSorted((a, b) => a.at - b.at || compare(a.id, b.id));
  return choices.findLast(({ at }) => at >= newestPayment)?.planCode;
}

function newestCancellation(facts: readonly SubscriptionFact[]): Cancellation['mode'] | null {
  const inOrder = factsOf(facts, 'cancellation').toSorted((a, b) => a.at - b.at || compare(a.mode, b.mode));
  return inOrder.at(-1)?.mode ?? null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
