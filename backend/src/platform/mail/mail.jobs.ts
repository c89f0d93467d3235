import { defineJob, defineQueue, defineScheduledJob } from '../queue/job-definition.js';

/** Mail, and other work that nobody waits for. */
export const mailQueue = defineQueue({ name: 'mail', concurrency: 8 });

/** One try: what fails waits in its row, and the sweep tries again. */
export const sendMail = defineJob<{ mailId: string }>({ name: 'mail.send', queue: mailQueue, attempts: 1 });

export const sweepMail = defineScheduledJob({
  name: 'mail.sweep',
  queue: mailQueue,
  schedule: { everyMs: 60_000 },
});
