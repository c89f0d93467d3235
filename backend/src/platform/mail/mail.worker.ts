import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { JobRun } from '../queue/job-definition.js';
import { JobQueue } from '../queue/job-queue.js';
import { OnJob } from '../queue/on-job.js';
import { sendMail, sweepMail } from './mail.jobs.js';
import { MailDispatch } from './mail-dispatch.js';
import { MailOutboxRepository } from './mail-outbox.repository.js';

const BATCH = 1_000;

@Injectable()
export class MailWorker {
  constructor(
    private readonly database: Database,
    private readonly repository: MailOutboxRepository,
    private readonly queue: JobQueue,
    private readonly dispatch: MailDispatch,
  ) {}

  @OnJob(sendMail)
  async send({ mailId }: { mailId: string }): Promise<void> {
    await this.dispatch.send(mailId);
  }

  /** Mails whose time has come, whose pause is over, or whose job was lost. A mail that has its job keeps it. */
  @OnJob(sweepMail)
  async sweep(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    const due = await this.database.systemTransaction(() => this.repository.due(now, BATCH));
    for (const { id: mailId, requestId } of due) {
      const timing = requestId ? { asker: { id: requestId } } : {};
      await this.queue.add(sendMail, { mailId }, mailId, timing);
    }
  }
}
