import { defineJob } from '../../../platform/queue/job-definition.js';
import { scheduledJob } from '../../../platform/queue/schedules.js';

/** One try: what is still to be told waits in its rows, and the sweep finds them. */
export const tellSchools = defineJob<{ schoolIds: readonly string[] }>({
  name: 'subscription.tell-school',
  queue: 'subscription',
  attempts: 1,
});

/** Those that no job told. */
export const tellTheRest = scheduledJob('subscription.tell-schools');
