import { Injectable } from '@nestjs/common';
import { type NotNull, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { Conclusion, FailedAttempt, InboxEvent, NewInboxEvent, SettledState } from './inbox-event.js';
import type { WebhooksTables } from './webhooks-tables.js';

type Attempt = Readonly<{ outcome: SettledState; reason: string | null; error: string | null }>;

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

  /** The event, locked, while it still waits; null once anything became of it. What follows from it is marked so. */
  async lockReceived(id: string): Promise<InboxEvent | null> {
    const row = await this.db
      .selectFrom('webhook_inbox')
      .select(['id', 'provider', 'origin', 'raw', 'received_at'])
      .select(sql`set_config('app.cause', id::text, true)`.as('cause'))
      .where('raw', 'is not', null)
      .$narrowType<{ raw: NotNull }>()
      .where('id', '=', id)
      .where('state', '=', 'received')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const { id: eventId, provider, origin, raw } = row;
    return { id: eventId, provider, origin, raw, receivedAt: row.received_at.getTime() };
  }

  async conclude(id: string, { state, reason, schoolId }: Conclusion): Promise<void> {
    await this.db
      .with('attempted', () => this.attempted(id, { outcome: state, reason, error: null }))
      .with('replayed', () => this.replayed(id, state, reason))
      .updateTable('webhook_inbox')
      .set({
        state,
        reason,
        attempts: sql`attempts + 1`,
        processed_at: sql`now()`,
        last_error: null,
        ...(schoolId !== null && { school_id: schoolId }),
      })
      .where('id', '=', id)
      .execute();
  }

  async noteFailure(id: string, { message, stack, isFinal }: FailedAttempt): Promise<void> {
    const reason = isFinal ? 'ATTEMPTS_EXHAUSTED' : null;
    const noted = await this.db
      .updateTable('webhook_inbox')
      .set({
        attempts: sql`attempts + 1`,
        last_error: message,
        ...(isFinal && { state: 'failed', reason, processed_at: sql`now()` }),
      })
      .where('id', '=', id)
      .where('state', '=', 'received')
      .executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return;
    await this.attempted(id, { outcome: 'failed', reason, error: stack }).execute();
    if (isFinal) await this.replayed(id, 'failed', reason).execute();
  }

  /** An event that came to nothing, put aside by an operator. False if it is not one. */
  async dismiss(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('webhook_inbox')
      .set({ state: 'ignored', reason: 'DISMISSED', processed_at: sql`now()` })
      .where('id', '=', id)
      .where('state', 'in', ['failed', 'quarantined'])
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** The event, locked, while it stands in quarantine. */
  async lockQuarantined(id: string): Promise<InboxEvent | null> {
    const row = await this.db
      .selectFrom('webhook_inbox')
      .select(['id', 'provider', 'origin', 'raw', 'received_at'])
      .where('raw', 'is not', null)
      .$narrowType<{ raw: NotNull }>()
      .where('id', '=', id)
      .where('state', '=', 'quarantined')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const { received_at, ...event } = row;
    return { ...event, receivedAt: received_at.getTime() };
  }

  /** Those that wait for so long, the longest first, by system time. */
  async waitingFor(ageSeconds: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('webhook_inbox')
      .select('id')
      .where('state', '=', 'received')
      .where('waiting_since', '<', sql<Date>`now() - make_interval(secs => ${ageSeconds})`)
      .orderBy('waiting_since')
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

  /** Forgets events of so long ago with their attempts and their places in replays. Returns how many. */
  async forget(ageYears: number, limit: number): Promise<number> {
    const forgotten = await sql`
      WITH old AS (
        SELECT id FROM webhook_inbox
        WHERE received_at < now() - make_interval(years => ${ageYears}) AND state <> 'received'
        LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ), attempts AS (
        DELETE FROM webhook_attempts WHERE inbox_id IN (SELECT id FROM old)
      ), items AS (
        DELETE FROM webhook_replay_items WHERE inbox_id IN (SELECT id FROM old)
      )
      DELETE FROM webhook_inbox WHERE id IN (SELECT id FROM old)`.execute(this.db);
    return Number(forgotten.numAffectedRows);
  }

  private attempted(id: string, attempt: Attempt) {
    return this.db.insertInto('webhook_attempts').values({ inbox_id: id, ...attempt });
  }

  /** The replays that had this event processed learn what became of it. */
  private replayed(id: string, state: SettledState, reason: string | null) {
    return this.db
      .updateTable('webhook_replay_items')
      .set({ state, reason, at: sql`now()` })
      .where('inbox_id', '=', id)
      .where('state', '=', 'queued');
  }
}
