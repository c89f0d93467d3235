import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { processWebhook } from './webhooks.jobs.js';
import { type WaitingEvent, WebhooksRepository } from './webhooks.repository.js';

const OVERDUE_SECONDS = 10;
const BATCH = 1_000;

/** The row is the truth, the queue a hint: what still waits after ten seconds gets its job again. */
@Injectable()
export class InboxSweep {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly queue: JobQueue,
  ) {}

  /** An event whose job waits or runs keeps that one: its id is taken. A finished job has freed its id. */
  async sweep(): Promise<void> {
    for (let after: WaitingEvent | null = null; ; ) {
      const last: WaitingEvent | null = after;
      const overdue: WaitingEvent[] = await this.database.systemTransaction(() =>
        this.repository.waitingFor(OVERDUE_SECONDS, BATCH, last),
      );
      const ids = overdue.map(({ id }) => id);
      await this.queue.forgetFailures(processWebhook, ids);
      await this.queue.addAll(
        processWebhook,
        overdue.map(({ id, requestId }) => ({
          payload: { inboxId: id },
          id,
          ...(requestId && { asker: { id: requestId } }),
        })),
      );
      after = overdue.at(-1) ?? null;
      if (overdue.length < BATCH) return;
    }
  }
}
