import { defineJob, defineQueue, defineScheduledJob } from '../../platform/queue/job-definition.js';

export const papersQueue = defineQueue({ name: 'papers', concurrency: 2 });

/** A turn, not a paper: whose it is, is decided when it comes. */
export const printPaper = defineJob<object>({ name: 'papers.print', queue: papersQueue, attempts: 1 });

/** Gives turns to whatever lost its own. */
export const sweepPapers = defineScheduledJob({
  name: 'papers.sweep',
  queue: papersQueue,
  schedule: { everyMs: 15_000 },
});
