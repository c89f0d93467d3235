import { defineJob } from '../../../platform/queue/job-definition.js';
import { scheduledJob } from '../../../platform/queue/schedules.js';

/** One try: what is still to be told waits in its rows, and the sweep finds them. */
export const tellSchool = defineJob<{ schoolId: string }>({
  name: 'subscription.tell-school',
  queue: 'subscription',
  attempts: 1,
});

export const tellSchools = scheduledJob('subscription.tell-schools');
