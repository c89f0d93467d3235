import { Injectable } from '@nestjs/common';
import type { JobRun } from '../../platform/queue/job-definition.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { InboxProcessing } from './inbox-processing.js';
import { InboxSweep } from './inbox-sweep.js';
import { Reconcile } from './reconcile.js';
import { Replays } from './replays/replays.js';
import { UnknownBills } from './unknown-bills.js';
import { processWebhook, reconcileBills, replayBatch, sweepInbox } from './webhooks.jobs.js';

@Injectable()
export class WebhooksWorker {
  constructor(
    private readonly processing: InboxProcessing,
    private readonly inboxSweep: InboxSweep,
    private readonly reconcile: Reconcile,
    private readonly replays: Replays,
    private readonly unknownBills: UnknownBills,
  ) {}

  @OnJob(processWebhook)
  async process({ inboxId }: { inboxId: string }, run: JobRun): Promise<void> {
    await this.processing.attempt(inboxId, run);
  }

  @OnJob(replayBatch)
  async replay({ replayId, batch }: { replayId: string; batch: number }): Promise<void> {
    await this.replays.runBatch(replayId, batch);
  }

  @OnJob(sweepInbox)
  async sweep(): Promise<void> {
    await this.inboxSweep.sweep();
    await this.replays.resumeStuck();
  }

  @OnJob(reconcileBills)
  async reconcileBills(_: object, { now }: JobRun): Promise<void> {
    await this.unknownBills.retryAll();
    await this.reconcile.run(now);
  }
}
