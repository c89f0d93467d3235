import { Injectable } from '@nestjs/common';
import { defineJob, type JobRun } from '../../platform/queue/job-definition.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { SubscriptionService } from './subscription.service.js';

export const sweepDueBoundaries = defineJob<object>({
  name: 'subscription.sweep-due-boundaries',
  queue: 'subscription',
  attempts: 1,
  everyMs: 60_000,
});

@Injectable()
export class SubscriptionJobs {
  constructor(private readonly subscription: SubscriptionService) {}

  @OnJob(sweepDueBoundaries)
  async sweep(_payload: object, { now }: JobRun): Promise<void> {
    await this.subscription.passDueBoundaries(now);
  }
}
