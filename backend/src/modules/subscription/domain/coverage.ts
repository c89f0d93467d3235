import { type LocalDay, localDay } from '../../../platform/calendar/local-day.js';
import { addMonthsToDay, dayOfMonth } from '../../../platform/calendar/month-arithmetic.js';
import { type CoveragePoint, coveragePoints } from './coverage-points.js';
import type { Cancellation, SubscriptionFact, TrialGranted } from './fact.js';
import type { PaidPayment } from './payments.js';
import { endedAt, type Term, upgraded } from './terms.js';

export type Coverage = Readonly<{
  /** E: the first day that is not covered. */
  end: LocalDay;
  anchorDay: number;
  /** Nothing in this unbroken run was paid for. */
  isTrial: boolean;
  /** A cancellation that no grant, no extension and no withdrawal has followed. */
  isCancelled: boolean;
  /** In order, from the first day ever covered to E. */
  terms: readonly Term[];
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
      return point.upgradesUntil === null
        ? afterPayment(before, point)
        : before && afterUpgrade(before, point, point.upgradesUntil);
    case 'trial-granted':
      return afterTrial(before, point);
    case 'cancellation':
      return before && afterCancellation(before, point);
    case 'cancellation-withdrawn':
    case 'extension':
      return before && { ...before, isCancelled: false };
  }
}

function afterPayment(before: Coverage | null, point: PaidPayment): Coverage | null {
  const { planCode, teacherLimit, termMonths, at: grantedAt } = point;
  const start = startOf(before, point);
  const anchorDay = before?.end === start ? before.anchorDay : dayOfMonth(start);
  const end = addMonthsToDay(start, termMonths, anchorDay);
  const cut = cutOf(point);
  if (Math.min(end, cut) <= start) return before;
  const grant = { start, end, termMonths, grantedAt };
  const term: Term = { start, end, planCode, teacherLimit, isTakenBack: isTakenBack(point), grant };
  const terms = [...(before?.terms ?? []), term];
  return truncated({ end, anchorDay, isTrial: false, isCancelled: false, terms }, cut);
}

/** Coverage stays as long as it was. What was bought after the quote keeps its own plan, and so does what holds as many. */
function afterUpgrade(before: Coverage, point: PaidPayment, upgradesUntil: number): Coverage {
  const from = localDay(point.at);
  const until = Math.min(before.end, localDay(upgradesUntil), cutOf(point));
  if (until <= from) return before;
  const { planCode, teacherLimit } = point;
  const plan = { planCode, teacherLimit, isTakenBack: isTakenBack(point) };
  return { ...before, isCancelled: false, terms: upgraded(before.terms, plan, { from, until }) };
}

function afterTrial(before: Coverage | null, point: TrialGranted): Coverage | null {
  if (point.days <= 0) return before;
  const start = startOf(before, point);
  const end = start + point.days;
  const isTrial = before?.end === start ? before.isTrial : true;
  const grant = { start, end, termMonths: 0, grantedAt: point.at };
  const terms = [
    ...(before?.terms ?? []),
    { start, end, planCode: null, teacherLimit: 0, isTakenBack: false, grant },
  ];
  return { end, anchorDay: dayOfMonth(end), isTrial, isCancelled: false, terms };
}

function afterCancellation(before: Coverage, { mode, at }: Cancellation): Coverage {
  const kept = mode === 'immediate' ? truncated(before, midnightAfter(at)) : before;
  return { ...kept, isCancelled: true };
}

function startOf(before: Coverage | null, { at }: PaidPayment | TrialGranted): LocalDay {
  return before === null ? localDay(at) : Math.max(before.end, localDay(at));
}

function isTakenBack({ revokedAt }: PaidPayment): boolean {
  return revokedAt !== null;
}

/** Where a grant that was taken back ends; infinite for one that stands. */
function cutOf({ revokedAt }: PaidPayment): LocalDay {
  return revokedAt === null ? Number.POSITIVE_INFINITY : midnightAfter(revokedAt);
}

function truncated(coverage: Coverage, day: LocalDay): Coverage {
  if (coverage.end < day) return coverage;
  return { ...coverage, end: day, anchorDay: dayOfMonth(day), terms: endedAt(coverage.terms, day) };
}

function midnightAfter(instant: number): LocalDay {
  return localDay(instant) + 1;
}
