import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import { isNumberOf, isUuid, type Position, type Slice } from '../../platform/page/page.js';
import type { InboxState } from './inbox-event.js';
import type { InboxFilter } from './inbox-filter.js';
import { matching } from './matching-events.js';
import type { ReplaySelection } from './replays/replay.js';
import type { WebhooksTables } from './webhooks-tables.js';

/** Newest first. `at`: when it was received, in microseconds since the epoch: two events may share a millisecond. */
export const INBOX_KEYS = { at: isNumberOf(18), id: isUuid };
type InboxPosition = Position<keyof typeof INBOX_KEYS>;

/** Instants in epoch milliseconds. */
export type ListedEvent = Readonly<{
  id: string;
  provider: string;
  dedupeKey: string;
  state: InboxState;
  reason: string | null;
  schoolId: string | null;
  deliveries: number;
  attempts: number;
  receivedAt: number;
  processedAt: number | null;
  position: InboxPosition;
}>;

/** How many events a selection holds, and how many of them could be processed again. */
export type InboxCount = Readonly<{
  matching: number;
  replayable: number;
  states: Readonly<Partial<Record<InboxState, number>>>;
}>;

const MICROSECONDS = sql<string>`(extract(epoch from received_at) * 1000000)::bigint::text`;
const FROM_MICROSECONDS = (at: string) =>
  sql<Date>`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;

type Side = 'older' | 'newer';

function isBeside({ at, id }: InboxPosition, side: Side) {
  const position = sql`(${FROM_MICROSECONDS(at)}, ${id}::uuid)`;
  return side === 'older'
    ? sql<boolean>`(received_at, id) < ${position}`
    : sql<boolean>`(received_at, id) > ${position}`;
}

/** Call it inside a transaction of the system. */
@Injectable()
export class InboxSearchRepository {
  private readonly db = this.database.tables<WebhooksTables>();

  constructor(private readonly database: Database) {}

  /** Newest first. */
  async page(filter: InboxFilter, { after, limit }: Slice<keyof typeof INBOX_KEYS>): Promise<ListedEvent[]> {
    const query = this.db
      .selectFrom('webhook_inbox')
      .select(['id', 'provider', 'dedupe_key', 'state', 'reason', 'school_id', 'deliveries', 'attempts'])
      .select(['received_at', 'processed_at', MICROSECONDS.as('position')])
      .where(matching(filter))
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    const rows = await (after ? query.where(isBeside(after, 'older')) : query).execute();
    return rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      dedupeKey: row.dedupe_key,
      state: row.state,
      reason: row.reason,
      schoolId: row.school_id,
      deliveries: row.deliveries,
      attempts: row.attempts,
      receivedAt: row.received_at.getTime(),
      processedAt: row.processed_at?.getTime() ?? null,
      position: { at: row.position, id: row.id },
    }));
  }

  /** Null if there is no such event; it need not be among those of the filter. */
  async positionOf(id: string): Promise<InboxPosition | null> {
    const query = this.db.selectFrom('webhook_inbox').select(MICROSECONDS.as('at')).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row ? { at: row.at, id } : null;
  }

  /** The next of the filter's events on that side; null at the end. */
  async beside(filter: InboxFilter, position: InboxPosition, side: Side): Promise<string | null> {
    const order = side === 'older' ? 'desc' : 'asc';
    const next = await this.db
      .selectFrom('webhook_inbox')
      .select('id')
      .where(matching(filter))
      .where(isBeside(position, side))
      .orderBy('received_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
    return next?.id ?? null;
  }

  async count(selection: ReplaySelection): Promise<InboxCount> {
    const rows = await this.db
      .selectFrom('webhook_inbox')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .select(sql<number>`count(*) FILTER (WHERE ${REPLAYABLE})::int`.as('replayable'))
      .where(
        'ids' in selection ? (event) => event('id', 'in', [...selection.ids]) : matching(selection.filter),
      )
      .groupBy('state')
      .execute();
    return {
      matching: sum(rows.map(({ count }) => count)),
      replayable: sum(rows.map(({ replayable }) => replayable)),
      states: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    };
  }

  /** The whole of an event, for one who looks into it. */
  async detail(id: string) {
    const query = this.db.selectFrom('webhook_inbox').selectAll().where('id', '=', id);
    return (await query.executeTakeFirst()) ?? null;
  }

  /** Oldest first. */
  attemptsOf(id: string) {
    return this.db
      .selectFrom('webhook_attempts')
      .select(['at', 'outcome', 'reason', 'error'])
      .where('inbox_id', '=', id)
      .orderBy('id')
      .execute();
  }
}

/** An event that waits is on its way already, and without its body there is nothing to process. */
export const REPLAYABLE = sql<boolean>`webhook_inbox.state <> 'received' AND webhook_inbox.raw IS NOT NULL`;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
