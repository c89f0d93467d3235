import type { Coverage, CoverageStep } from './coverage.js';
import { type LocalDay, midnight } from './local-days.js';
import { type Policy, policyAt } from './policy.js';

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
  const limitedDays = coverage.isCancelled ? 0 : policyAt(policies, midnight(end)).limitedDays;
  return {
    expiresAt: midnight(end),
    gracePeriodEnd: midnight(graceEnd),
    limitedEnd: midnight(graceEnd + limitedDays),
  };
}

function graceEndOf({ end, isCancelled }: Coverage, policies: readonly Policy[]): LocalDay {
  return isCancelled ? end : end + policyAt(policies, midnight(end)).graceDays;
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
