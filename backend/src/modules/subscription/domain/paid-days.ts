import { type LocalDay, localDay } from '../../../platform/calendar/local-day.js';
import { coverageSteps } from './coverage.js';
import type { PaymentSucceeded, SubscriptionFact } from './fact.js';

/** From the first day to the first one that is not paid for. */
export type PaidDays = Readonly<{ start: LocalDay; end: LocalDay }>;

/** The days that a payment is for, whole as they were bought; null where it has bought none. */
export function paidDays(
  facts: readonly SubscriptionFact[],
  { provider, paymentId }: Pick<PaymentSucceeded, 'provider' | 'paymentId'>,
): PaidDays | null {
  const steps = coverageSteps(facts);
  const index = steps.findIndex(
    ({ point }) =>
      point.kind === 'payment-succeeded' && point.provider === provider && point.paymentId === paymentId,
  );
  const [before, step] = [steps[index - 1], steps[index]];
  if (step?.point.kind !== 'payment-succeeded' || !step.coverage || step.coverage === before?.coverage)
    return null;
  const { coverage, point } = step;
  if (point.upgradesUntil === null) return coverage.terms.at(-1)?.grant ?? null;
  if (!coverage.terms.some((term) => !before?.coverage?.terms.includes(term))) return null;
  return { start: localDay(point.at), end: Math.min(coverage.end, localDay(point.upgradesUntil)) };
}
