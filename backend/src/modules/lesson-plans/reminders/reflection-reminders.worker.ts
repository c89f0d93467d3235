import { Injectable } from '@nestjs/common';
import { mailQueue } from '../../../platform/mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../../../platform/queue/job-definition.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { ReflectionReminders } from './reflection-reminders.service.js';

const remindOfReflections = defineScheduledJob({
  name: 'lesson-plans.remind-of-reflections',
  queue: mailQueue,
  schedule: { everyMs: 300_000 },
});

@Injectable()
export class ReflectionRemindersWorker {
  constructor(private readonly reminders: ReflectionReminders) {}

  @OnJob(remindOfReflections)
  run(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    return this.reminders.remindAll(now);
  }
}
