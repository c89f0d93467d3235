import { coverageOf, coverageSteps } from './coverage.js';
import { type Cancellation, factsOf, type SubscriptionFact } from './fact.js';
import { localDay } from './local-days.js';
import { paidPayments } from './paid-payments.js';
import { type PlannedTerm, termOn, termsFrom } from './terms.js';

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

export function planStanding(facts: readonly SubscriptionFact[], now: number): PlanStanding {
  const coverage = coverageOf(coverageSteps(facts));
  const terms = coverage?.terms ?? [];
  const current = termOn(terms, localDay(now));
  const remaining = termsFrom(terms, localDay(now));
  const paidAhead = remaining.filter(({ grant }) => grant.start !== remaining[0]?.grant.start);
  return {
    current,
    remaining,
    paidNext: paidAhead[0] ?? null,
    nextPlanCode: chosenPlan(facts) ?? (paidAhead.at(-1) ?? current)?.planCode ?? null,
    cancellation: coverage?.isCancelled ? newestCancellation(facts) : null,
  };
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
