import { Injectable } from '@nestjs/common';
import { type Generated, type NotNull, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { Conclusion, InboxEvent, InboxOrigin, InboxState, NewInboxEvent } from './inbox-event.js';

interface WebhooksTables {
  webhook_inbox: {
    id: Generated<string>;
    provider: string;
    dedupe_key: string;
    state: InboxState;
    reason: string | null;
    origin: InboxOrigin;
    raw: Buffer | null;
    raw_sha256: Buffer;
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
    const { raw, provider, origin, state, reason } = event;
    const added = await this.db
      .insertInto('webhook_inbox')
      .values({
        provider,
        origin,
        state,
        reason,
        raw,
        raw_sha256: sql`sha256(${raw}::bytea)`,
        dedupe_key: event.dedupeKey,
        headers: JSON.stringify(event.headers),
      })
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
      .select(['id', 'provider', 'origin', 'raw', 'received_at'])
      .where('raw', 'is not', null)
      .$narrowType<{ raw: NotNull }>()
      .where('id', '=', id)
      .where('state', '=', 'received')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const { received_at, ...event } = row;
    return { ...event, receivedAt: received_at.getTime() };
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

  /** Forgets bodies of that age and keeps all else of them. How many: at most `limit`. */
  async eraseBodies(ageDays: number, limit: number): Promise<number> {
    const old = this.db
      .selectFrom('webhook_inbox')
      .select('id')
      .where('raw', 'is not', null)
      .where('state', '<>', 'received')
      .where('received_at', '<', sql<Date>`now() - make_interval(days => ${ageDays})`)
      .limit(limit);
    const { numUpdatedRows } = await this.db
      .updateTable('webhook_inbox')
      .set({ raw: null })
      .where('id', 'in', old)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
}
