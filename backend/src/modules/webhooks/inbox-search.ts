import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Asked, type Page, readPage } from '../../platform/page/page.js';
import type { ProviderFact } from '../billing/index.js';
import type { InboxFilter } from './inbox-filter.js';
import {
  INBOX_KEYS,
  type InboxCount,
  InboxSearchRepository,
  type ListedEvent,
} from './inbox-search.repository.js';
import { Quarantine } from './quarantine.js';
import type { ReplaySelection } from './replays/replay.js';

/** Everything that is kept of an event. `claims`: what it says by itself. Null where there is no such event. */
export type FoundEvent = NonNullable<Awaited<ReturnType<InboxSearch['find']>>>;

/** The inbox as operators look through it. */
@Injectable()
export class InboxSearch {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxSearchRepository,
    private readonly quarantine: Quarantine,
  ) {}

  /** Newest first. */
  page(filter: InboxFilter, asked: Asked): Promise<Page<ListedEvent>> {
    return this.database.systemTransaction(() =>
      readPage(asked, {
        keys: INBOX_KEYS,
        read: (slice) => this.inbox.page(filter, slice),
        positionOf: ({ position }) => position,
      }),
    );
  }

  /** The events before and after one in what a filter finds; null if there is no such event. */
  neighbours(
    id: string,
    filter: InboxFilter,
  ): Promise<Readonly<{ newer: string | null; older: string | null }> | null> {
    return this.database.systemTransaction(async () => {
      const position = await this.inbox.positionOf(id);
      return (
        position && {
          newer: await this.inbox.beside(filter, position, 'newer'),
          older: await this.inbox.beside(filter, position, 'older'),
        }
      );
    });
  }

  find(id: string) {
    return this.database.systemTransaction(async () => {
      const event = await this.inbox.detail(id);
      if (!event) return null;
      const { provider, origin, raw, received_at } = event;
      const claims: readonly ProviderFact[] = raw
        ? this.quarantine.factsOf({ provider, origin, raw, receivedAt: received_at.getTime() })
        : [];
      return { ...event, claims, attemptLog: await this.inbox.attemptsOf(id) };
    });
  }

  /** Oldest first. */
  attemptsOf(id: string) {
    return this.database.systemTransaction(() => this.inbox.attemptsOf(id));
  }

  count(selection: ReplaySelection): Promise<InboxCount> {
    return this.database.systemTransaction(() => this.inbox.count(selection));
  }
}
