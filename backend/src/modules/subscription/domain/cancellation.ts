import { midnight } from '../../../platform/calendar/local-day.js';
import { coverageOf, coverageSteps } from './coverage.js';
import type { Cancellation, SubscriptionFact } from './fact.js';
import { planStanding } from './plan-standing.js';

/** Whoever has cancelled at the end of the term may still end it at once. */
export function mayCancel(
  facts: readonly SubscriptionFact[],
  mode: Cancellation['mode'],
  now: number,
): boolean {
  const { cancellation } = planStanding(facts, now);
  return isCovered(facts, now) && cancellation !== mode && cancellation !== 'immediate';
}

/** What was ended at once stays ended. */
export function mayWithdrawCancellation(facts: readonly SubscriptionFact[], now: number): boolean {
  return isCovered(facts, now) && planStanding(facts, now).cancellation === 'end-of-term';
}

function isCovered(facts: readonly SubscriptionFact[], now: number): boolean {
  const coverage = coverageOf(coverageSteps(facts));
  return coverage !== null && now < midnight(coverage.end);
}
