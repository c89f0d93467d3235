import { Injectable } from '@nestjs/common';
import type { JobRun } from '../../platform/queue/job-definition.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { InboxProcessing } from './inbox-processing.js';
import { InboxSweep } from './inbox-sweep.js';
import { processWebhook, sweepInbox } from './webhooks.jobs.js';

@Injectable()
export class WebhooksWorker {
  constructor(
    private readonly processing: InboxProcessing,
    private readonly inboxSweep: InboxSweep,
  ) {}

  @OnJob(processWebhook)
  async process({ inboxId }: { inboxId: string }, run: JobRun): Promise<void> {
    await this.processing.attempt(inboxId, run);
  }

  @OnJob(sweepInbox)
  async sweep(): Promise<void> {
    await this.inboxSweep.sweep();
  }
}
