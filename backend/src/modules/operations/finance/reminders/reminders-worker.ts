import { Injectable } from '@nestjs/common';
import type { JobRun } from '../../../../platform/queue/job-definition.js';
import { OnJob } from '../../../../platform/queue/on-job.js';
import { scheduledJob } from '../../../../platform/queue/schedules.js';
import { ReminderOrders } from './reminder-orders.js';

const sendReminders = scheduledJob('operations.send-reminders');

@Injectable()
export class RemindersWorker {
  constructor(private readonly orders: ReminderOrders) {}

  @OnJob(sendReminders)
  run(_: object, { now }: JobRun): Promise<void> {
    return this.orders.sendDue(now);
  }
}
