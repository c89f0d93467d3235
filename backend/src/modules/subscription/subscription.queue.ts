import { defineQueue } from '../../platform/queue/job-definition.js';

export const subscriptionQueue = defineQueue({ name: 'subscription', concurrency: 8 });
