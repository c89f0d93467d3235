import { defineJob, defineQueue, defineScheduledJob } from '../../platform/queue/job-definition.js';

/** Events that are processed at the same time go together, so many at once cost little more than one. */
const queue = defineQueue({ name: 'webhooks', concurrency: 50 });
export const EVENTS_QUEUE = queue.name;

/** Tried for more than six hours: a paid event outlasts an evening in which its provider, or ours, is away. */
export const processWebhook = defineJob<{ inboxId: string }>({
  name: 'webhooks.process',
  queue,
  attempts: 26,
  keepsFailures: true,
});

/** The event that a job of that id processes, if it is such a job. */
export function eventOfJob(jobId: string): string | undefined {
  const [, id] = /^webhooks\.process-([0-9a-f-]{36})$/.exec(jobId) ?? [];
  return id;
}

/** The batches of a replay come one after the other: each adds the next. */
export const replayBatch = defineJob<{ replayId: string; batch: number }>({
  name: 'webhooks.replay-batch',
  queue,
  attempts: 8,
});

export const sweepInbox = defineScheduledJob({
  name: 'webhooks.sweep-inbox',
  queue,
  schedule: { everyMs: 10_000 },
});

export const reconcileBills = defineScheduledJob({
  name: 'webhooks.reconcile-bills',
  queue,
  schedule: { everyMs: 5 * 60_000 },
});
