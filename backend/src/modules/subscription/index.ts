export { unknownAssessment } from './domain/assess-subscription.js';
export type { SchoolFact } from './stored-fact.js';
export { SubscriptionModule } from './subscription.module.js';
export { SubscriptionService, UNVERIFIABLE_ASSESSMENT } from './subscription.service.js';
