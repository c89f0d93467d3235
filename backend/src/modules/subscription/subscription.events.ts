import { defineTopic } from '../../platform/database/change-topic.js';

/** What a school may do may have changed; `every-school` where a policy is for all. */
export const subscriptionChanged = defineTopic('subscription');
