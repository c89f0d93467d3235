import { type Coverage, coverageOf, coverageSteps } from './coverage.js';
import { type Deadlines, deadlines } from './deadlines.js';
import type { SubscriptionFact } from './fact.js';
import { type Interval, intervals } from './intervals.js';
import type { Policy } from './policy.js';

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
