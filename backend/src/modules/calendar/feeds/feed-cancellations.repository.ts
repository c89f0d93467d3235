import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { CANCELLED_FOR_MS, type Cancellation, type FeedItem } from '../domain/feed.js';

/** What was told and is held no more, though its row stands. In the current transaction. */
@Injectable()
export class FeedCancellationsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async list({ schoolId }: SchoolOwner, academicYearId: string, since: Date): Promise<Cancellation[]> {
    const { rows } = await sql<Cancellation>`
      SELECT uid, sequence, title, held AS time, floor(extract(epoch FROM at) * 1000)::float8 AS "at"
      FROM feed_cancellations
      WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId} AND at >= ${since}`.execute(
      this.db,
    );
    return rows;
  }

  /** Of the same session; what whoever subscribed has had time to hear is forgotten. */
  async add(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    items: readonly FeedItem[],
    now: number,
  ): Promise<void> {
    if (items.length === 0) return;
    await sql`
      DELETE FROM feed_cancellations
      WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
        AND at < ${toDate(now - CANCELLED_FOR_MS)}`.execute(this.db);
    await sql`
      INSERT INTO feed_cancellations (school_id, academic_year_id, uid, sequence, title, held, at)
      SELECT ${schoolId}, ${academicYearId}, uid, sequence, title, time, ${toDate(now)}
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS gone
        (uid text, sequence integer, title text, time jsonb)
      ON CONFLICT (school_id, academic_year_id, uid)
        DO UPDATE SET sequence = excluded.sequence, title = excluded.title, held = excluded.held,
          at = excluded.at`.execute(this.db);
  }
}
