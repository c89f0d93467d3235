import { defineJob } from '../../platform/queue/job-definition.js';

export const processWebhook = defineJob<{ inboxId: string }>({
  name: 'webhooks.process',
  queue: 'webhooks',
  attempts: 8,
});

export const sweepInbox = defineJob<object>({
  name: 'webhooks.sweep-inbox',
  queue: 'webhooks',
  attempts: 1,
  everyMs: 60_000,
});

export const reconcileBills = defineJob<object>({
  name: 'webhooks.reconcile-bills',
  queue: 'webhooks',
  attempts: 1,
  everyMs: 5 * 60_000,
});

export const eraseBodies = defineJob<object>({
  name: 'webhooks.erase-bodies',
  queue: 'webhooks',
  attempts: 1,
  everyMs: 24 * 3_600_000,
});
