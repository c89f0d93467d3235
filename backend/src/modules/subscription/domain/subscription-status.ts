import { restrictionLevel } from './restriction-level.js';
import type { CoverageRule } from './rule.js';

export type SubscriptionStatus =
  | 'active'
  | 'trial'
  | 'past_due'
  | 'expired'
  | 'cancelled'
  | 'none'
  | 'unknown';

/** Tells of coverage alone: a suspended school that has paid stays active, and locked. */
export function subscriptionStatus(rule: CoverageRule, isTrial: boolean): SubscriptionStatus {
  if (rule === 'no-coverage') return 'none';
  if (rule === 'cancellation-end') return 'cancelled';
  const level = restrictionLevel(rule);
  if (level === 'none') return isTrial ? 'trial' : 'active';
  return level === 'grace_period' ? 'past_due' : 'expired';
}
