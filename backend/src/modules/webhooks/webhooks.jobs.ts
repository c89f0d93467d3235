import { defineJob } from '../../platform/queue/job-definition.js';
import { scheduledJob } from '../../platform/queue/schedules.js';

export const processWebhook = defineJob<{ inboxId: string }>({
  name: 'webhooks.process',
  queue: 'webhooks',
  attempts: 8,
});

/** The batches of a replay come one after the other: each adds the next. */
export const replayBatch = defineJob<{ replayId: string; batch: number }>({
  name: 'webhooks.replay-batch',
  queue: 'webhooks',
  attempts: 8,
});

export const sweepInbox = scheduledJob('webhooks.sweep-inbox');
export const reconcileBills = scheduledJob('webhooks.reconcile-bills');
export const eraseBodies = scheduledJob('webhooks.erase-bodies');
