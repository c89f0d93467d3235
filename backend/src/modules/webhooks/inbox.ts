import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/database/in-batches.js';
import type { Asker } from '../../platform/http/request-context.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { NewInboxEvent } from './inbox-event.js';
import { processWebhook } from './webhooks.jobs.js';
import { type EventName, WebhooksRepository } from './webhooks.repository.js';

export type IngestOutcome = 'received' | 'ignored' | 'duplicate';

const LIMITS = { atMost: 50, lanes: 8 } as const;

/** The one way in, for what providers tell and what they answer. */
@Injectable()
export class Inbox {
  /** Once this resolves, the event is in the inbox and its job in the queue. Those that come together commit together. */
  readonly keep = inBatches((events: readonly NewInboxEvent[]) => this.keepAll(events), LIMITS);

  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly queue: JobQueue,
  ) {}

  private keepAll(events: readonly NewInboxEvent[]): Promise<IngestOutcome[]> {
    return this.database.systemTransaction(async () => {
      const added = new Map((await this.repository.add(events)).map((row) => [nameOf(row), row.id]));
      const kept = events.map((event) => ({ event, id: takenFrom(added, nameOf(event)) }));
      const again = await this.repository.countDeliveries(
        kept.filter(({ id }) => !id).map(({ event }) => event),
      );
      const waiting = new Map<string, Asker | undefined>();
      // Who hears nothing tells again: if the job was lost with the answer, it need not wait for the sweep.
      for (const { id, requestId } of again) waiting.set(id, requestId ? { id: requestId } : undefined);
      for (const { event, id } of kept) if (id && event.state === 'received') waiting.set(id, event.asker);
      const jobs = [...waiting].map(([id, asker]) => ({ payload: { inboxId: id }, id, asker }));
      await this.queue.addAll(processWebhook, jobs);
      return kept.map(({ event, id }) => (id ? event.state : 'duplicate'));
    });
  }
}

/** Of deliveries that name one row, the first made it. */
function takenFrom(rows: Map<string, string>, name: string): string | undefined {
  const id = rows.get(name);
  rows.delete(name);
  return id;
}

function nameOf({ provider, dedupeKey }: EventName): string {
  return `${provider} ${dedupeKey}`;
}
