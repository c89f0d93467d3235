import type { SubscriptionAssessment } from '../domain/assess-subscription.js';
import type { SubscriptionFact } from '../domain/fact.js';

/** A school at an instant. */
export type Situation = Readonly<{
  schoolId: string;
  facts: readonly SubscriptionFact[];
  assessment: SubscriptionAssessment;
  now: number;
}>;
