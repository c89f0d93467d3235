import { type LocalDay, midnight } from '../../../platform/calendar/local-day.js';
import { type Coverage, type CoverageStep, coverageOf, coverageSteps } from './coverage.js';
import type { SubscriptionFact } from './fact.js';
import { type Interval, intervals } from './intervals.js';
import { type Policy, policyAt } from './policy.js';
import { termOn } from './terms.js';

/** Everything the facts say about a school, before it is asked at an instant. */
export type Timeline = Readonly<{
  covered: Readonly<{ coverage: Coverage; deadlines: Deadlines }> | null;
  suspensions: readonly Interval[];
  enforcementOff: readonly Interval[];
}>;

export function timeline(facts: readonly SubscriptionFact[], policies: readonly Policy[]): Timeline {
  const steps = coverageSteps(facts);
  const coverage = coverageOf(steps);
  return {
    covered: coverage && { coverage, deadlines: deadlines(coverage, steps, policies) },
    suspensions: intervals(facts, 'suspension'),
    enforcementOff: intervals(facts, 'enforcement-off'),
  };
}

/** Where full coverage, grace and limited access end, in epoch milliseconds. */
export type Deadlines = Readonly<{ expiresAt: number; gracePeriodEnd: number; limitedEnd: number }>;

/** `steps` are those that led to the coverage. After a cancellation all three are E: there is no grace. */
export function deadlines(
  coverage: Coverage,
  steps: readonly CoverageStep[],
  policies: readonly Policy[],
): Deadlines {
  const { end } = coverage;
  const graceEnd = Math.max(graceEndOf(coverage, policies), extendedGraceEnd(steps, policies));
  const limitedDays = coverage.isCancelled ? 0 : governingPolicy(coverage, policies).limitedDays;
  return {
    expiresAt: midnight(end),
    gracePeriodEnd: midnight(graceEnd),
    limitedEnd: midnight(graceEnd + limitedDays),
  };
}

function graceEndOf(coverage: Coverage, policies: readonly Policy[]): LocalDay {
  return coverage.isCancelled ? coverage.end : coverage.end + governingPolicy(coverage, policies).graceDays;
}

/** The policy in force at E, for the plan that ends there, governs what follows E. */
export function governingPolicy({ end, terms }: Coverage, policies: readonly Policy[]): Policy {
  return policyAt(policies, midnight(end), termOn(terms, end)?.planCode ?? null);
}

/**
 * An extension moves the grace end that held at its time. A payment that follows does not take back the
 * date reached so, even if its own grace ends earlier; a cancellation does.
 */
function extendedGraceEnd(steps: readonly CoverageStep[], policies: readonly Policy[]): LocalDay {
  let reached: LocalDay = Number.NEGATIVE_INFINITY;
  for (const { point, coverage } of steps) {
    if (coverage === null || coverage.isCancelled) reached = Number.NEGATIVE_INFINITY;
    else if (point.kind === 'extension')
      reached = Math.max(reached, graceEndOf(coverage, policies)) + point.days;
  }
  return reached;
}
