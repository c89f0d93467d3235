import { Injectable } from '@nestjs/common';
import type { JobRun } from '../../../platform/queue/job-definition.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { tellSchools, tellTheRest } from './notices.jobs.js';
import { SubscriptionNotices } from './subscription-notices.js';

@Injectable()
export class NoticesWorker {
  constructor(private readonly notices: SubscriptionNotices) {}

  @OnJob(tellSchools)
  async tell({ schoolIds }: { schoolIds: readonly string[] }, { now }: JobRun): Promise<void> {
    await this.notices.tell(schoolIds, now);
  }

  @OnJob(tellTheRest)
  async tellAll(_: object, { now }: JobRun): Promise<void> {
    await this.notices.tellAll(now);
  }
}
