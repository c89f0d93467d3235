import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { REPLAYABLE } from '../inbox-search.repository.js';
import { matching } from '../matching-events.js';
import type { WebhooksTables } from '../webhooks-tables.js';
import type { NewReplay, Replay, ReplayItem, ReplayItemState, ReplaySelection } from './replay.js';

export type RunningReplay = Readonly<{ perMinute: number; batch: number; waiting: number; queued: number }>;

@Injectable()
export class ReplaysRepository {
  private readonly db = this.database.tables<WebhooksTables>();

  constructor(private readonly database: Database) {}

  /** False if a replay of this id is there already. */
  async add({ id, selection, reason, perMinute, requestedBy }: NewReplay): Promise<boolean> {
    const added = await this.db
      .insertInto('webhook_replays')
      .values({
        id,
        reason,
        requested_by: requestedBy.userId,
        requested_email: requestedBy.email,
        selection: JSON.stringify(selection),
        per_minute: perMinute,
        total: 0,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }

  /** Writes down every event of the selection that can be processed again, the oldest first. */
  async addItems(id: string, selection: ReplaySelection, limit: number): Promise<void> {
    const chosen = this.chosen(selection).orderBy('received_at').orderBy('id').limit(limit);
    await sql`
      INSERT INTO webhook_replay_items (replay_id, position, inbox_id, state_before)
      SELECT ${id}, row_number() OVER (ORDER BY received_at, id), id, state FROM (${chosen}) chosen`.execute(
      this.db,
    );
    await this.db
      .updateTable('webhook_replays')
      .set({
        total: this.db
          .selectFrom('webhook_replay_items')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('replay_id', '=', id),
      })
      .where('id', '=', id)
      .execute();
  }

  /** The replay, held until the transaction ends, if it runs and this batch is its next. */
  async lockForBatch(id: string, batch: number): Promise<RunningReplay | null> {
    const row = await this.db
      .selectFrom('webhook_replays')
      .select(['per_minute', 'batch'])
      .where('id', '=', id)
      .where('batch', '=', batch)
      .where('state', '=', 'running')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const { waiting = 0, queued = 0 } = await this.counts(id);
    return { perMinute: row.per_minute, batch, waiting, queued };
  }

  /** Lets the next events of a replay wait to be processed. Which: those that another process holds come later. */
  async begin(id: string, size: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      WITH due AS (
        SELECT item.position, event.id, event.state, event.raw IS NULL AS erased
        FROM webhook_replay_items item JOIN webhook_inbox event ON event.id = item.inbox_id
        WHERE item.replay_id = ${id} AND item.state = 'waiting'
        ORDER BY item.position LIMIT ${size} FOR UPDATE OF event SKIP LOCKED
      ), begun AS (
        UPDATE webhook_inbox event
        SET state = 'received', reason = NULL, processed_at = NULL, waiting_since = now()
        FROM due WHERE event.id = due.id AND due.state <> 'received' AND NOT due.erased
        RETURNING event.id
      ), noted AS (
        UPDATE webhook_replay_items item
        SET at = now(),
          state = CASE WHEN due.erased OR due.state = 'received' THEN 'skipped' ELSE 'queued' END,
          reason = CASE WHEN due.erased THEN 'BODY_ERASED' WHEN due.state = 'received' THEN 'ALREADY_WAITING' END
        FROM due WHERE item.replay_id = ${id} AND item.position = due.position
      )
      SELECT id FROM begun`.execute(this.db);
    return rows.map((row) => row.id);
  }

  async nextBatch(id: string): Promise<void> {
    await this.db
      .updateTable('webhook_replays')
      .set({ batch: sql`batch + 1`, batch_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
  }

  /** False if it does not run. */
  async end(id: string, state: 'finished' | 'cancelled'): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('webhook_replays')
      .set({ state, ended_at: sql`now()` })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async cancelWaiting(id: string): Promise<void> {
    await this.db
      .updateTable('webhook_replay_items')
      .set({ state: 'cancelled', at: sql`now()` })
      .where('replay_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }

  /** Those whose next batch should have come long ago. */
  async stuckSince(seconds: number): Promise<{ id: string; batch: number }[]> {
    return this.db
      .selectFrom('webhook_replays')
      .select(['id', 'batch'])
      .where('state', '=', 'running')
      .where('batch_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .execute();
  }

  async find(id: string): Promise<Replay | null> {
    const query = this.db.selectFrom('webhook_replays').selectAll().where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row ? toReplay(row, await this.counts(id)) : null;
  }

  /** Newest first. */
  async newest(limit: number): Promise<Replay[]> {
    const rows = await this.db
      .selectFrom('webhook_replays')
      .selectAll()
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    const replays: Replay[] = [];
    for (const row of rows) replays.push(toReplay(row, await this.counts(row.id)));
    return replays;
  }

  /** In order, after that position. */
  async items(id: string, after: number, limit: number, state?: ReplayItemState): Promise<ReplayItem[]> {
    const page = this.itemsOf(id).where('item.position', '>', after).orderBy('item.position').limit(limit);
    const rows = await (state ? page.where('item.state', '=', state) : page).execute();
    return rows.map(toItem);
  }

  /** Of which something became known within so many seconds, the latest first. */
  async changedItems(id: string, seconds: number, limit: number): Promise<ReplayItem[]> {
    const since = sql<Date>`now() - make_interval(secs => ${seconds})`;
    const changed = this.itemsOf(id).where('item.at', '>=', since);
    const rows = await changed.orderBy('item.at', 'desc').orderBy('item.position').limit(limit).execute();
    return rows.map(toItem);
  }

  private itemsOf(id: string) {
    return this.db
      .selectFrom('webhook_replay_items as item')
      .innerJoin('webhook_inbox as event', 'event.id', 'item.inbox_id')
      .select(['item.position', 'event.id as eventId', 'event.provider', 'item.state'])
      .select(['item.state_before as stateBefore', 'item.reason', 'item.at'])
      .where('item.replay_id', '=', id);
  }

  private async counts(id: string): Promise<Partial<Record<ReplayItemState, number>>> {
    const rows = await this.db
      .selectFrom('webhook_replay_items')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .where('replay_id', '=', id)
      .groupBy('state')
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  private chosen(selection: ReplaySelection) {
    const events = this.db
      .selectFrom('webhook_inbox')
      .select(['id', 'received_at', 'state'])
      .where(REPLAYABLE);
    return 'ids' in selection
      ? events.where('id', 'in', [...selection.ids])
      : events.where(matching(selection.filter));
  }
}

function toItem({ at, ...row }: Omit<ReplayItem, 'at'> & { at: Date | null }): ReplayItem {
  return { ...row, at: at?.getTime() ?? null };
}

function toReplay(row: Selectable<WebhooksTables['webhook_replays']>, counts: Replay['counts']): Replay {
  return {
    id: row.id,
    reason: row.reason,
    selection: row.selection,
    perMinute: row.per_minute,
    total: row.total,
    state: row.state,
    requestedBy: row.requested_email,
    requestedAt: row.requested_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    counts,
  };
}
