import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { NewInboxEvent } from './inbox-event.js';
import { processWebhook } from './webhooks.jobs.js';
import { WebhooksRepository } from './webhooks.repository.js';

export type IngestOutcome = 'received' | 'ignored' | 'duplicate';

/** The one way in, for what providers tell and what they answer. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Once this returns, the event is in the inbox and its job in the queue. */
  keep(event: NewInboxEvent): Promise<IngestOutcome> {
    return this.database.systemTransaction(async () => {
      const inboxId = await this.repository.add(event);
      if (inboxId === null) {
        await this.repository.countDelivery(event.provider, event.dedupeKey);
        return 'duplicate';
      }
      if (event.state === 'ignored') return 'ignored';
      await this.queue.add(processWebhook, { inboxId }, inboxId);
      return 'received';
    });
  }
}
