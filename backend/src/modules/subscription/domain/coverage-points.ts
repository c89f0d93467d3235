import {
  type Cancellation,
  type CancellationWithdrawn,
  type Extension,
  factsOf,
  type SubscriptionFact,
  type TrialGranted,
} from './fact.js';
import { type PaidPayment, paidPayments } from './payments.js';

export type CoveragePoint = PaidPayment | TrialGranted | Cancellation | CancellationWithdrawn | Extension;

/** At one instant a cancellation comes first, so that what was bought with it still counts. */
const RANK: Readonly<Record<CoveragePoint['kind'], number>> = {
  cancellation: 0,
  'cancellation-withdrawn': 1,
  'trial-granted': 2,
  'payment-succeeded': 3,
  extension: 4,
};

/** What moves coverage, each once, in the order (time, kind, provider, id). */
export function coveragePoints(facts: readonly SubscriptionFact[]): CoveragePoint[] {
  const points: CoveragePoint[] = [
    ...paidPayments(facts),
    ...firstOfEach(factsOf(facts, 'trial-granted'), (a, b) => b.days - a.days),
    ...firstOfEach(factsOf(facts, 'extension'), (a, b) => b.days - a.days),
    ...firstOfEach(factsOf(facts, 'cancellation'), (a, b) => compare(a.mode, b.mode)),
    ...firstOfEach(factsOf(facts, 'cancellation-withdrawn'), () => 0),
  ];
  return points.toSorted(byTime);
}

function firstOfEach<Fact extends { readonly id: string; readonly at: number }>(
  facts: readonly Fact[],
  tieBreak: (a: Fact, b: Fact) => number,
): Fact[] {
  const sorted = facts.toSorted((a, b) => a.at - b.at || tieBreak(a, b));
  return [...Map.groupBy(sorted, (fact) => fact.id).values()].flatMap((same) => same.slice(0, 1));
}

function byTime(a: CoveragePoint, b: CoveragePoint): number {
  return a.at - b.at || RANK[a.kind] - RANK[b.kind] || compare(identity(a), identity(b));
}

function identity(point: CoveragePoint): string {
  return 'paymentId' in point ? `${point.provider}\n${point.paymentId}` : point.id;
}

/** By code units: the order must not depend on a locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
