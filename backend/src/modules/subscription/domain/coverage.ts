import { type CoveragePoint, coveragePoints } from './coverage-points.js';
import type { Cancellation, SubscriptionFact, TrialGranted } from './fact.js';
import { type LocalDay, localDay } from './local-days.js';
import { addMonths, dayOfMonth } from './month-arithmetic.js';
import type { PaidPayment } from './paid-payments.js';

export type Coverage = Readonly<{
  /** E: the first day that is not covered. */
  end: LocalDay;
  anchorDay: number;
  /** Nothing in this unbroken run was paid for. */
  isTrial: boolean;
  /** A cancellation that no grant and no extension has followed. */
  isCancelled: boolean;
  lastGrant: Readonly<{ start: LocalDay; point: PaidPayment | TrialGranted }>;
}>;

/** One point of the ordered fold, and what all points so far add up to. */
export type CoverageStep = Readonly<{ point: CoveragePoint; coverage: Coverage | null }>;

/**
 * Every known fact counts, also one dated after `now`: a provider's clock may run ahead of ours.
 *
 * A further payment never shortens coverage, because each point maps (end, anchor day), compared in this
 * order, monotonically, and no grant maps below its argument. That is why a grant of no length leaves no
 * trace, not even on the anchor, and why a truncation at the very end counts as one.
 */
export function coverageSteps(facts: readonly SubscriptionFact[]): CoverageStep[] {
  const steps: CoverageStep[] = [];
  let coverage: Coverage | null = null;
  for (const point of coveragePoints(facts)) {
    coverage = after(coverage, point);
    steps.push({ point, coverage });
  }
  return steps;
}

export function coverageOf(steps: readonly CoverageStep[]): Coverage | null {
  return steps.at(-1)?.coverage ?? null;
}

function after(before: Coverage | null, point: CoveragePoint): Coverage | null {
  switch (point.kind) {
    case 'payment-succeeded':
      return afterPayment(before, point);
    case 'trial-granted':
      return afterTrial(before, point);
    case 'cancellation':
      return before && afterCancellation(before, point);
    case 'extension':
      return before && { ...before, isCancelled: false };
  }
}

function afterPayment(before: Coverage | null, point: PaidPayment): Coverage | null {
  const start = startOf(before, point);
  const anchorDay = before?.end === start ? before.anchorDay : dayOfMonth(start);
  const end = addMonths(start, point.termMonths, anchorDay);
  const cut = point.revokedAt === null ? Number.POSITIVE_INFINITY : midnightAfter(point.revokedAt);
  if (Math.min(end, cut) <= start) return before;
  const granted = { end, anchorDay, isTrial: false, isCancelled: false, lastGrant: { start, point } };
  return truncated(granted, cut);
}

function afterTrial(before: Coverage | null, point: TrialGranted): Coverage | null {
  if (point.days <= 0) return before;
  const start = startOf(before, point);
  const end = start + point.days;
  const isTrial = before?.end === start ? before.isTrial : true;
  return { end, anchorDay: dayOfMonth(end), isTrial, isCancelled: false, lastGrant: { start, point } };
}

function afterCancellation(before: Coverage, { mode, at }: Cancellation): Coverage {
  const kept = mode === 'immediate' ? truncated(before, midnightAfter(at)) : before;
  return { ...kept, isCancelled: true };
}

function startOf(before: Coverage | null, { at }: PaidPayment | TrialGranted): LocalDay {
  return before === null ? localDay(at) : Math.max(before.end, localDay(at));
}

function truncated(coverage: Coverage, day: LocalDay): Coverage {
  return coverage.end < day ? coverage : { ...coverage, end: day, anchorDay: dayOfMonth(day) };
}

function midnightAfter(instant: number): LocalDay {
  return localDay(instant) + 1;
}
