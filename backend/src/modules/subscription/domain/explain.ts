import { midnight } from '../../../platform/calendar/local-day.js';
import { assessSubscription, type SubscriptionAssessment } from './assess-subscription.js';
import { type CoverageStep, coverageOf, coverageSteps } from './coverage.js';
import type { CoveragePoint } from './coverage-points.js';
import type { SubscriptionFact } from './fact.js';
import { type Policy, policyAt } from './policy.js';
import { governingPolicy } from './timeline.js';

/** `coverageEnd`: E once this fact counts, epoch milliseconds; null where there is none, or it moves none. */
export type ExplainedFact = Readonly<{ fact: SubscriptionFact; coverageEnd: number | null }>;
/** `policy`: the one that governs what follows E; without coverage, the one in force now. */
export type Explanation = Readonly<{
  facts: readonly ExplainedFact[];
  policy: Policy;
  assessment: SubscriptionAssessment;
}>;

/** Why the status is what it is: the facts in order, what each did to coverage, and the rule that `now` reaches. */
export function explain(
  facts: readonly SubscriptionFact[],
  policies: readonly Policy[],
  now: number,
): Explanation {
  const steps = coverageSteps(facts);
  const coverage = coverageOf(steps);
  const ends = new Map(steps.map((step) => [identity(step.point), endOf(step)]));
  const ordered = facts.toSorted((a, b) => instantOf(a) - instantOf(b));
  return {
    facts: ordered.map((fact) => ({ fact, coverageEnd: ends.get(identity(fact)) ?? null })),
    policy: coverage ? governingPolicy(coverage, policies) : policyAt(policies, now, null),
    assessment: assessSubscription(facts, policies, now),
  };
}

export function instantOf(fact: SubscriptionFact): number {
  return 'from' in fact ? fact.from : fact.at;
}

function endOf({ coverage }: CoverageStep): number | null {
  return coverage && midnight(coverage.end);
}

/** A later report of the same payment is another fact, and moves nothing. */
function identity(fact: SubscriptionFact | CoveragePoint): string {
  const name = 'paymentId' in fact ? `${fact.provider}/${fact.paymentId}` : fact.id;
  return `${fact.kind}/${name}/${instantOf(fact)}`;
}
