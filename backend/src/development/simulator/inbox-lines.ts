import { Injectable } from '@nestjs/common';
import { InboxSearch } from '../../modules/webhooks/index.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { InboxLineDto } from './simulator.dto.js';

const NEWEST = 20;

/** The newest events of the inbox with everything that was tried. */
@Injectable()
export class InboxLines {
  constructor(
    private readonly database: Database,
    private readonly search: InboxSearch,
  ) {}

  newest(): Promise<InboxLineDto[]> {
    return this.database.systemTransaction(async () => {
      const { items } = await this.search.page({}, { limit: NEWEST });
      const lines: InboxLineDto[] = [];
      for (const { id, provider, dedupeKey, state, reason, deliveries, receivedAt } of items) {
        const line = { id, provider, dedupeKey, state, reason, deliveries };
        lines.push({ ...line, receivedAt: toMalaysianIso(receivedAt), attempts: await this.attemptsOf(id) });
      }
      return lines;
    });
  }

  private async attemptsOf(id: string): Promise<InboxLineDto['attempts']> {
    const attempts = await this.search.attemptsOf(id);
    return attempts.map(({ at, outcome, error }) => ({
      at: toMalaysianIso(at.getTime()),
      outcome,
      error: error === null ? null : (error.split('\n')[0] ?? null),
    }));
  }
}
