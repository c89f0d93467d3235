import { defineJob, defineScheduledJob } from '../../../platform/queue/job-definition.js';
import { subscriptionQueue } from '../subscription.queue.js';

/** One try: what is still to be told waits in its rows, and the sweep finds them. */
export const tellSchools = defineJob<{ schoolIds: readonly string[] }>({
  name: 'subscription.tell-school',
  queue: subscriptionQueue,
  attempts: 1,
});

/** Those that no job told. */
export const tellTheRest = defineScheduledJob({
  name: 'subscription.tell-schools',
  queue: subscriptionQueue,
  schedule: { everyMs: 60_000 },
});
