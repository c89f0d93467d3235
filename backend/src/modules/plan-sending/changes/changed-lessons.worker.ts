import { Injectable } from '@nestjs/common';
import { mailQueue } from '../../../platform/mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../../../platform/queue/job-definition.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { ChangedLessons } from './changed-lessons.js';

const tellOfLessons = defineScheduledJob({
  name: 'plan-sending.tell-of-lessons',
  queue: mailQueue,
  schedule: { everyMs: 60_000 },
});

@Injectable()
export class ChangedLessonsWorker {
  constructor(private readonly changed: ChangedLessons) {}

  @OnJob(tellOfLessons)
  run(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    return this.changed.tellAll(now);
  }
}
