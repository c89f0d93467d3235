import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { BillLinks, type BillTarget, PaymentProviders, type ProviderFact } from '../billing/index.js';
import type { InboxEvent } from './inbox-event.js';
import { readPolledFacts } from './polled-event.js';
import { NotInQuarantineError, NotLinkableError } from './webhooks.errors.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** What an operator may do with an event that came to nothing. */
@Injectable()
export class Quarantine {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly providers: PaymentProviders,
    private readonly links: BillLinks,
  ) {}

  /** It stays in the inbox, and nobody is reminded of it. */
  dismiss(eventId: string): Promise<void> {
    return this.database.systemTransaction(async () => {
      if (!(await this.repository.dismiss(eventId))) throw new NotInQuarantineError();
    });
  }

  /** Says for which invoice an unknown bill was: processed again, the event then finds it. */
  link(eventId: string, target: BillTarget, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const event = await this.repository.lockQuarantined(eventId);
      if (!event) throw new NotInQuarantineError();
      const problem = await this.links.link(event.provider, this.factsOf(event), target, now);
      if (problem) throw new NotLinkableError(problem);
    });
  }

  /** What the event says by itself; nothing where its provider has to be asked first. */
  factsOf({ provider, origin, raw, receivedAt }: Omit<InboxEvent, 'id'>): readonly ProviderFact[] {
    if (origin === 'poll') return readPolledFacts(raw).facts;
    const news = this.providers.find(provider)?.normalize(raw, receivedAt);
    return news && 'facts' in news ? news.facts : [];
  }
}
