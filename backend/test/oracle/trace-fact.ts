import type { PaymentFact } from '../../src/modules/billing/index.js';
import type { SubscriptionFact } from '../../src/modules/subscription/domain/fact.js';

/** What happened to a school: payments as they are told, before billing folds them, and all else as it is. */
export type TraceFact = PaymentFact | Exclude<SubscriptionFact, { paymentId: string }>;
export type Kind<Name extends TraceFact['kind']> = Extract<TraceFact, { kind: Name }>;
