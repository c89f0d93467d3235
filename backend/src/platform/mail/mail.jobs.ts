import { defineJob } from '../queue/job-definition.js';

/** One try: what fails waits in its row, and the sweep tries again. */
export const sendMail = defineJob<{ mailId: string }>({ name: 'mail.send', queue: 'mail', attempts: 1 });

export const sweepMail = defineJob<object>({
  name: 'mail.sweep',
  queue: 'mail',
  attempts: 1,
  everyMs: 60_000,
});
