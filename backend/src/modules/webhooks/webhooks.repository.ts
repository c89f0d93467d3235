import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { Conclusion, InboxEvent, InboxState, NewInboxEvent } from './inbox-event.js';

interface WebhooksTables {
  webhook_inbox: {
    id: Generated<string>;
    provider: string;
    dedupe_key: string;
    state: InboxState;
    reason: string | null;
    raw: Buffer;
    headers: string;
    received_at: Generated<Date>;
    deliveries: Generated<number>;
    attempts: Generated<number>;
    processed_at: Date | null;
    last_error: string | null;
  };
}

@Injectable()
export class WebhooksRepository {
  private readonly db = this.database.tables<WebhooksTables>();

  constructor(private readonly database: Database) {}

  /** The id of the new row; null if the event is there already. */
  async add(event: NewInboxEvent): Promise<string | null> {
    const { provider, dedupeKey, state, reason, raw, headers } = event;
    const added = await this.db
      .insertInto('webhook_inbox')
      .values({ provider, dedupe_key: dedupeKey, state, reason, raw, headers: JSON.stringify(headers) })
      .onConflict((conflict) => conflict.columns(['provider', 'dedupe_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id ?? null;
  }

  async countDelivery(provider: string, dedupeKey: string): Promise<void> {
    await this.db
      .updateTable('webhook_inbox')
      .set({ deliveries: sql`deliveries + 1` })
      .where('provider', '=', provider)
      .where('dedupe_key', '=', dedupeKey)
      .execute();
  }

  /** The event, locked, while it still waits; null once anything became of it. */
  async lockReceived(id: string): Promise<InboxEvent | null> {
    const row = await this.db
      .selectFrom('webhook_inbox')
      .select(['id', 'provider', 'raw', 'received_at'])
      .where('id', '=', id)
      .where('state', '=', 'received')
      .forUpdate()
      .executeTakeFirst();
    return row
      ? { id: row.id, provider: row.provider, raw: row.raw, receivedAt: row.received_at.getTime() }
      : null;
  }

  async conclude(id: string, { state, reason }: Conclusion): Promise<void> {
    await this.db
      .updateTable('webhook_inbox')
      .set({ state, reason, attempts: sql`attempts + 1`, processed_at: sql`now()`, last_error: null })
      .where('id', '=', id)
      .execute();
  }

  async noteFailure(id: string, message: string, isFinal: boolean): Promise<void> {
    await this.db
      .updateTable('webhook_inbox')
      .set({
        attempts: sql`attempts + 1`,
        last_error: message,
        ...(isFinal && { state: 'failed', reason: 'ATTEMPTS_EXHAUSTED', processed_at: sql`now()` }),
      })
      .where('id', '=', id)
      .where('state', '=', 'received')
      .execute();
  }

  /** Oldest first, by system time. */
  async receivedBefore(ageSeconds: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('webhook_inbox')
      .select('id')
      .where('state', '=', 'received')
      .where('received_at', '<', sql<Date>`now() - make_interval(secs => ${ageSeconds})`)
      .orderBy('received_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}
