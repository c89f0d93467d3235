import { Injectable } from '@nestjs/common';
import type { JobRun } from '../../../platform/queue/job-definition.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { tellSchool, tellSchools } from './notices.jobs.js';
import { SubscriptionNotices } from './subscription-notices.js';

@Injectable()
export class NoticesWorker {
  constructor(private readonly notices: SubscriptionNotices) {}

  @OnJob(tellSchool)
  async tell({ schoolId }: { schoolId: string }, { now }: JobRun): Promise<void> {
    await this.notices.tell(schoolId, now);
  }

  @OnJob(tellSchools)
  async tellAll(_: object, { now }: JobRun): Promise<void> {
    await this.notices.tellAll(now);
  }
}
