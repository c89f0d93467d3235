import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { TAKE_BACK_MS } from '../domain/review-state.js';
import { LAST_FIRST } from './last-first.js';

/** What became of a record that was sent, as it was sent last; `isLate`: when it was sent for the first time. */
export type SentOfWeek = Readonly<{
  recordId: string;
  authorId: string;
  isLate: boolean;
  isReturned: boolean;
  verifiedSteps: number;
  /** Until when the last verdict can be taken back, in epoch milliseconds; null where it has been told. */
  freshUntil: number | null;
  /** Whether it was verified to the end. */
  isSealed: boolean;
}>;

/** What was sent of weeks, whoever verifies it. */
@Injectable()
export class SentWeeks {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** The ids of what somebody has sent of weeks that have a day of these; what was withdrawn was not sent. In the current transaction. */
  async recordIdsOf(
    schoolId: string,
    { kind, authorId, from, to }: Readonly<{ kind: string; authorId: string; from: Day; to: Day }>,
  ): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT sent.record_id AS id FROM submissions AS submission
      JOIN submitted_records AS sent
        ON sent.school_id = submission.school_id AND sent.submission_id = submission.id
      WHERE submission.school_id = ${schoolId} AND submission.kind = ${kind} AND submission.author_id = ${authorId}
        AND submission.week BETWEEN ${addDays(from, -6)} AND ${to} AND sent.withdrawn_at IS NULL`.execute(
      this.db,
    );
    return rows.map(({ id }) => id);
  }

  /** Of weeks that begin on these days, and these records of whatever weeks; what was withdrawn was not sent. In the current transaction. */
  async of(
    schoolId: string,
    {
      kind,
      authorIds,
      weeks,
      recordIds = [],
    }: Readonly<{
      kind: string;
      authorIds: readonly string[];
      weeks: readonly Day[];
      recordIds?: readonly string[];
    }>,
  ): Promise<SentOfWeek[]> {
    // All that was sent of a record tells its last and its first: `sent_last` would be asked once for each of its rows.
    const { rows } = await sql<SentOfWeek>`
      WITH asked AS MATERIALIZED (
        SELECT id AS asked_id FROM submissions
        WHERE school_id = ${schoolId} AND kind = ${kind} AND week = ANY (${weeks}::date[])
          AND author_id = ANY (${authorIds}::uuid[])
      ), meant AS (
        SELECT DISTINCT record_id FROM submitted_records
        JOIN asked ON asked_id = submission_id
        WHERE school_id = ${schoolId} AND withdrawn_at IS NULL
        UNION SELECT unnest(${recordIds}::uuid[])
      ), untold AS MATERIALIZED (
        SELECT submitted_id, max(given_at) AS given_at FROM verdicts
        WHERE school_id = ${schoolId} AND told_at IS NULL AND taken_back_at IS NULL
        GROUP BY submitted_id
      )
      SELECT "recordId", "authorId", "isLate", "isReturned", "verifiedSteps",
        round(extract(epoch FROM untold.given_at) * 1000)::float8 + ${TAKE_BACK_MS}::integer AS "freshUntil", EXISTS (
        SELECT FROM seals WHERE seals.school_id = ${schoolId} AND seals.submitted_id = last.id) AS "isSealed"
      FROM (
        SELECT DISTINCT ON (record_id) sent.id, record_id AS "recordId", author_id AS "authorId",
          first_value(is_late) OVER earliest AS "isLate", is_returned AS "isReturned",
          verified_steps AS "verifiedSteps", asked_id IS NOT NULL OR record_id = ANY (${recordIds}::uuid[]) AS is_of_weeks
        FROM meant
        JOIN submitted_records AS sent USING (record_id)
        LEFT JOIN asked ON asked_id = submission_id
        WHERE school_id = ${schoolId} AND kind = ${kind} AND withdrawn_at IS NULL
        WINDOW earliest AS (
          PARTITION BY record_id ORDER BY asked_id IS NULL, sent_at, record_version, id DESC)
        ORDER BY record_id, ${LAST_FIRST}) AS last
      LEFT JOIN untold ON untold.submitted_id = last.id
      WHERE is_of_weeks ORDER BY "recordId"`.execute(this.db);
    return rows;
  }
}
