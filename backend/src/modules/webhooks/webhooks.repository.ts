import { Injectable } from '@nestjs/common';
import { type NotNull, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { Conclusion, FailedAttempt, InboxEvent, InboxState, NewInboxEvent } from './inbox-event.js';
import type { WebhooksTables } from './webhooks-tables.js';

export type EventName = Pick<NewInboxEvent, 'provider' | 'dedupeKey'>;
/** `since`: as Postgres writes it, to the microsecond. `requestId`: of what brought it. */
export type WaitingEvent = Readonly<{ id: string; since: string; requestId: string | null }>;
export type AddedEvent = EventName & Readonly<{ id: string }>;

@Injectable()
export class WebhooksRepository {
  private readonly db = this.database.tables<WebhooksTables>();

  constructor(private readonly database: Database) {}

  /** The rows of those that were not there already. */
  async add(events: readonly NewInboxEvent[]): Promise<AddedEvent[]> {
    return this.db
      .insertInto('webhook_inbox')
      .values(
        events.map(({ dedupeKey, headers, asker, ...event }) => ({
          ...event,
          request_id: asker?.id,
          raw_sha256: sql<Buffer>`sha256(${event.raw}::bytea)`,
          dedupe_key: dedupeKey,
          headers: JSON.stringify(headers),
        })),
      )
      .onConflict((conflict) => conflict.columns(['provider', 'dedupe_key']).doNothing())
      .returning(['id', 'provider', 'dedupe_key as dedupeKey'])
      .execute();
  }

  /**
   * Each as often as it is named. Rows are locked in the order of their keys, so that two who count never cross.
   * Gives those back that still wait.
   */
  async countDeliveries(events: readonly EventName[]): Promise<Omit<WaitingEvent, 'since'>[]> {
    if (events.length === 0) return [];
    const providers = events.map(({ provider }) => provider);
    const keys = events.map(({ dedupeKey }) => dedupeKey);
    const { rows } = await sql<Omit<WaitingEvent, 'since'> & { state: InboxState }>`
      WITH again AS (
        SELECT provider, dedupe_key, count(*)::int AS times
        FROM unnest(${providers}::text[], ${keys}::text[]) AS event (provider, dedupe_key)
        GROUP BY provider, dedupe_key
      ), held AS (
        SELECT id, times FROM webhook_inbox JOIN again USING (provider, dedupe_key)
        ORDER BY provider, dedupe_key FOR UPDATE OF webhook_inbox
      )
      UPDATE webhook_inbox SET deliveries = deliveries + times FROM held WHERE webhook_inbox.id = held.id
      RETURNING webhook_inbox.id, state, request_id AS "requestId"`.execute(this.db);
    return rows.filter(({ state }) => state === 'received');
  }

  /** Those that still wait, locked, by id: of the others something has become already. */
  async lockReceived(ids: readonly string[]): Promise<ReadonlyMap<string, InboxEvent>> {
    const rows = await this.db
      .selectFrom('webhook_inbox')
      .select(['id', 'provider', 'origin', 'raw', 'received_at'])
      .where('raw', 'is not', null)
      .$narrowType<{ raw: NotNull }>()
      .where('id', 'in', ids)
      .where('state', '=', 'received')
      .orderBy('id')
      .forUpdate()
      .execute();
    return new Map(
      rows.map(({ received_at, ...event }) => [event.id, { ...event, receivedAt: received_at.getTime() }]),
    );
  }

  /** What became of each; the replays that had it processed learn of it. */
  async conclude(conclusions: readonly Conclusion[]): Promise<void> {
    if (conclusions.length === 0) return;
    await sql`
      WITH concluded AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(conclusions)}::jsonb)
          AS event ("inboxId" uuid, state text, reason text, "schoolId" uuid, "waitsFor" text[])
      ), attempted AS (
        INSERT INTO webhook_attempts (inbox_id, outcome, reason) SELECT "inboxId", state, reason FROM concluded
      ), replayed AS (
        UPDATE webhook_replay_items item SET state = concluded.state, reason = concluded.reason, at = now()
        FROM concluded WHERE item.inbox_id = "inboxId" AND item.state = 'queued'
      )
      UPDATE webhook_inbox event SET state = concluded.state, reason = concluded.reason, attempts = attempts + 1,
        processed_at = now(), last_error = NULL, school_id = coalesce("schoolId", event.school_id),
        waits_for = concluded."waitsFor"
      FROM concluded WHERE event.id = "inboxId"`.execute(this.db);
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
    await this.attempted(id, stack, reason);
    if (isFinal) await this.replayedInVain(id, reason);
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

  /** Those that wait for so long, the longest first, by system time; `after` one of them if one is named. */
  async waitingFor(ageSeconds: number, limit: number, after: WaitingEvent | null): Promise<WaitingEvent[]> {
    const { rows } = await sql<WaitingEvent>`
      SELECT id, waiting_since::text AS since, request_id AS "requestId" FROM webhook_inbox
      WHERE state = 'received' AND waiting_since < now() - make_interval(secs => ${ageSeconds})
        AND (${after?.since ?? null}::timestamptz IS NULL
          OR (waiting_since, id) > (${after?.since ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      ORDER BY waiting_since, id LIMIT ${limit}`.execute(this.db);
    return rows;
  }

  /** 0 while none waits. */
  async oldestWaitingSeconds(): Promise<number> {
    const { rows } = await sql<{ seconds: number }>`
      SELECT coalesce(extract(epoch FROM clock_timestamp() - min(waiting_since)), 0)::float AS seconds
      FROM webhook_inbox WHERE state = 'received'`.execute(this.db);
    return rows[0]?.seconds ?? 0;
  }

  /** Of each state in which an event waits, also where none does. */
  async countUnsettled(): Promise<Readonly<{ state: string; count: number }>[]> {
    const { rows } = await sql<{ state: string; count: number }>`
      SELECT state, count(id)::int AS count FROM unnest(ARRAY['received', 'failed', 'quarantined']) AS state
      LEFT JOIN webhook_inbox USING (state) GROUP BY state`.execute(this.db);
    return rows;
  }

  private async attempted(id: string, error: string, reason: string | null): Promise<void> {
    const attempt = { inbox_id: id, outcome: 'failed', reason, error } as const;
    await this.db.insertInto('webhook_attempts').values(attempt).execute();
  }

  private async replayedInVain(id: string, reason: string | null): Promise<void> {
    await this.db
      .updateTable('webhook_replay_items')
      .set({ state: 'failed', reason, at: sql`now()` })
      .where('inbox_id', '=', id)
      .where('state', '=', 'queued')
      .execute();
  }
}
