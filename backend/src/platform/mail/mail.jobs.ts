import { defineJob } from '../queue/job-definition.js';
import { scheduledJob } from '../queue/schedules.js';

/** One try: what fails waits in its row, and the sweep tries again. */
export const sendMail = defineJob<{ mailId: string }>({ name: 'mail.send', queue: 'mail', attempts: 1 });

export const sweepMail = scheduledJob('mail.sweep');
