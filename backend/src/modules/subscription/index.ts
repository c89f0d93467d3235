export { Reminders } from './announcements/reminders.js';
export { SubscriptionNotices } from './announcements/subscription-notices.js';
export { ExplanationDto } from './assessment/explanation.dto.js';
export { explanation } from './assessment/explanation.js';
export {
  type ByHand,
  type IntervalOrder,
  Interventions,
  type OpenInterval,
} from './assessment/interventions.js';
export type { SchoolFact } from './assessment/stored-fact.js';
export type { DatedLevel, Transition } from './assessment/subscription.repository.js';
export { subscriptionStatus } from './assessment/subscription-status.js';
export { unknownAssessment } from './domain/assess-subscription.js';
export type { ExplainedFact, Explanation } from './domain/explain.js';
export type { PlanStanding } from './domain/plan-standing.js';
export type { PolicyTerms } from './domain/policy.js';
export { DriftCheck } from './drift/drift-check.js';
export type { DriftReport, SchoolDrift } from './drift/drift-report.js';
export { Policies, type PolicyOrder, type PolicyTarget } from './policies/policies.js';
export type { PolicyVersion } from './policies/policies.repository.js';
export { SubscriptionStatusDto } from './subscription.dto.js';
export { PlanUnknownError } from './subscription.errors.js';
export { SubscriptionModule } from './subscription.module.js';
export { SubscriptionService, UNVERIFIABLE_ASSESSMENT } from './subscription.service.js';
