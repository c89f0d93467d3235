import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { BodyRetention } from './body-retention.js';
import { Inbox } from './inbox.js';
import { InboxProcessing } from './inbox-processing.js';
import { InboxSweep } from './inbox-sweep.js';
import { Reconcile } from './reconcile.js';
import { WebhookIngest } from './webhook-ingest.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksWorker } from './webhooks.worker.js';

@Module({
  imports: [BillingModule],
  controllers: [WebhooksController],
  providers: [
    WebhooksRepository,
    WebhookIngest,
    Inbox,
    InboxProcessing,
    InboxSweep,
    Reconcile,
    BodyRetention,
    WebhooksWorker,
  ],
})
export class WebhooksModule {}
