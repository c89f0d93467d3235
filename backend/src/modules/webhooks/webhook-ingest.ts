import { Injectable } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Database } from '../../platform/database/database.js';

import { Metrics } from '../../platform/metrics/metrics.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { Delivery, PaymentProvider } from '../billing/index.js';
import type { NewInboxEvent } from './inbox-event.js';
import { redactHeaders } from './redact-headers.js';
import { InvalidSignatureError } from './webhooks.errors.js';
import { processWebhook } from './webhooks.jobs.js';
import { WebhooksRepository } from './webhooks.repository.js';

type IngestOutcome = 'received' | 'ignored' | 'duplicate';

/** Keeps what a provider signed. Once this returns, the event is in the inbox and its job in the queue. */
@Injectable()
export class WebhookIngest {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly queue: JobQueue,
    private readonly metrics: Metrics,
  ) {}

  async take(provider: PaymentProvider, delivery: Delivery): Promise<void> {
    const now = systemNow();
    if (!provider.verify(delivery, now)) {
      this.metrics.webhooks.inc({ provider: provider.id, outcome: 'bad-signature' });
      throw new InvalidSignatureError();
    }
    const event = inboxEvent(provider, delivery, now);
    const outcome = await this.database.systemTransaction(() => this.keep(event));
    this.metrics.webhooks.inc({ provider: provider.id, outcome });
  }

  private async keep(event: NewInboxEvent): Promise<IngestOutcome> {
    const inboxId = await this.repository.add(event);
    if (inboxId === null) {
      await this.repository.countDelivery(event.provider, event.dedupeKey);
      return 'duplicate';
    }
    if (event.state === 'ignored') return 'ignored';
    await this.queue.add(processWebhook, { inboxId }, inboxId);
    return 'received';
  }
}

/** A provider switches off an address that refuses events, so one that is not for us is taken and put aside. */
function inboxEvent(provider: PaymentProvider, delivery: Delivery, now: number): NewInboxEvent {
  const normalized = provider.normalize(delivery.rawBody, now);
  const isForeign = 'unusable' in normalized && normalized.unusable === 'FOREIGN_EVENT';
  return {
    provider: provider.id,
    dedupeKey: provider.dedupeKey(delivery),
    state: isForeign ? 'ignored' : 'received',
    reason: isForeign ? 'FOREIGN_EVENT' : null,
    raw: delivery.rawBody,
    headers: redactHeaders(delivery.headers),
  };
}
