import { Injectable } from '@nestjs/common';
import { mailQueue } from '../../../../platform/mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../../../../platform/queue/job-definition.js';
import { OnJob } from '../../../../platform/queue/on-job.js';
import { ReminderOrders } from './reminder-orders.js';

const sendReminders = defineScheduledJob({
  name: 'operations.send-reminders',
  queue: mailQueue,
  schedule: { everyMs: 60_000 },
});

@Injectable()
export class RemindersWorker {
  constructor(private readonly orders: ReminderOrders) {}

  @OnJob(sendReminders)
  run(_: object, { now }: JobRun): Promise<void> {
    return this.orders.sendDue(now);
  }
}
