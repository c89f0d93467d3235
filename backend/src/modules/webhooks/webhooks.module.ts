import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { Inbox } from './inbox.js';
import { InboxFigures } from './inbox-figures.js';
import { InboxProcessing } from './inbox-processing.js';
import { InboxSearch } from './inbox-search.js';
import { InboxSearchRepository } from './inbox-search.repository.js';
import { InboxSweep } from './inbox-sweep.js';
import { PolledBills } from './polled-bills.js';
import { Quarantine } from './quarantine.js';
import { Reconcile } from './reconcile.js';
import { Replays } from './replays/replays.js';
import { ReplaysRepository } from './replays/replays.repository.js';
import { UnknownBills } from './unknown-bills.js';
import { UnknownBillsRepository } from './unknown-bills.repository.js';
import { WebhookIngest } from './webhook-ingest.js';
import { WebhooksController } from './webhooks.controller.js';
import { WEBHOOKS_EXPORTS, WEBHOOKS_RETENTION } from './webhooks.exports.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksWorker } from './webhooks.worker.js';

@Module({
  imports: [BillingModule],
  controllers: [WebhooksController],
  providers: [
    WEBHOOKS_EXPORTS,
    WEBHOOKS_RETENTION,
    WebhooksRepository,
    WebhookIngest,
    Inbox,
    InboxProcessing,
    InboxSweep,
    InboxFigures,
    PolledBills,
    Reconcile,
    WebhooksWorker,
    InboxSearchRepository,
    InboxSearch,
    ReplaysRepository,
    Replays,
    Quarantine,
    UnknownBillsRepository,
    UnknownBills,
  ],
  exports: [InboxSearch, Replays, Quarantine, Reconcile],
})
export class WebhooksModule {}
