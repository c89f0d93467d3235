import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';

/** `names`: by which its bill may become known; none of one that an older release has put aside. */
export type PutAside = Readonly<{ id: string; provider: string; names: readonly string[] }>;
type Waiting = Readonly<{ id: string; requestId: string | null }>;

const WAITS_FOR_A_BILL = sql`state = 'quarantined' AND reason = 'UNKNOWN_BILL' AND raw IS NOT NULL`;
/** The same are not looked at again and again while an older release puts them aside once more. */
const REST_MINUTES = 10;

/** Events that were put aside because nobody knew their bill. In the current system transaction. */
@Injectable()
export class UnknownBillsRepository {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** Lets those wait again to be processed whose bill is named; those that somebody holds are being looked at. */
  retryNamed(provider: string, names: readonly string[]): Promise<Waiting[]> {
    return this.retry(sql`provider = ${provider} AND waits_for && ${names}::text[]`);
  }

  retryThese(ids: readonly string[]): Promise<Waiting[]> {
    return this.retry(sql`id = ANY(${ids}::uuid[])`);
  }

  /** In the order of their ids. */
  async putAside(after: string | null, limit: number): Promise<PutAside[]> {
    const { rows } = await sql<PutAside>`
      SELECT id, provider, coalesce(waits_for, '{}') AS names FROM webhook_inbox
      WHERE ${WAITS_FOR_A_BILL} AND (${after}::uuid IS NULL OR id > ${after}::uuid)
        AND (waits_for IS NOT NULL OR processed_at < now() - make_interval(mins => ${REST_MINUTES}))
      ORDER BY id LIMIT ${limit}`.execute(this.db);
    return rows;
  }

  private async retry(which: RawBuilder<unknown>): Promise<Waiting[]> {
    const { rows } = await sql<Waiting>`
      WITH known AS (
        SELECT id FROM webhook_inbox WHERE ${WAITS_FOR_A_BILL} AND ${which} ORDER BY id FOR UPDATE SKIP LOCKED
      )
      UPDATE webhook_inbox event
      SET state = 'received', reason = NULL, processed_at = NULL, waiting_since = now(), waits_for = NULL
      FROM known WHERE event.id = known.id
      RETURNING event.id, event.request_id AS "requestId"`.execute(this.db);
    return rows;
  }
}
