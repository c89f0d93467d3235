import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { TAKE_BACK_MS } from '../domain/review-state.js';
import { LAST_FIRST } from './last-first.js';

/**
 * Something that was sent and waits for a verdict. `content` and `flags`: JSON, of which the kind of the record knows what it
 * says. `verifiedSteps`: by how many steps it was verified. `sentAt` in epoch milliseconds.
 */
export type WaitingRecord = Readonly<{
  recordId: string;
  recordVersion: number;
  authorId: string;
  subjectId: string | null;
  week: Day;
  sentAt: number;
  isLate: boolean;
  isAgain: boolean;
  verifiedSteps: number;
  flags: string;
  content: string;
}>;

type Asked = Readonly<{
  kind: string;
  authorIds: readonly string[];
  /** How many steps there are. */
  steps: number;
  /** Of weeks that have a day of these. */
  from: Day;
  to: Day;
  /** Of the content, what is asked for. */
  fields: readonly string[];
  limit: number;
  /** Epoch milliseconds. */
  now: number;
}>;

/** What waits for verdicts, whoever is to give them; nothing with one that can still be taken back. */
@Injectable()
export class WaitingRecords {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** The week that was first sent first; of each record what was sent last. In the current transaction. */
  async of(
    schoolId: string,
    { kind, authorIds, steps, from, to, fields, limit, now }: Asked,
  ): Promise<WaitingRecord[]> {
    // What waits is found first, by its own index: it is little, and Postgres would begin with all that a session has sent.
    const { rows } = await sql<WaitingRecord>`
      WITH sent AS MATERIALIZED (
        SELECT * FROM sent_last
        WHERE school_id = ${schoolId} AND kind = ${kind} AND author_id = ANY (${authorIds}::uuid[])
          AND verified_steps < ${steps} AND NOT is_returned AND NOT EXISTS (
            SELECT FROM verdicts AS fresh
            WHERE fresh.school_id = sent_last.school_id AND fresh.submitted_id = sent_last.id
              AND fresh.taken_back_at IS NULL AND fresh.told_at IS NULL
              AND fresh.given_at > ${toDate(now - TAKE_BACK_MS)}))
      SELECT sent.record_id AS "recordId", sent.record_version AS "recordVersion", sent.author_id AS "authorId",
        sent.subject_id AS "subjectId", to_char(submission.week, 'YYYY-MM-DD') AS week,
        round(extract(epoch FROM sent.sent_at) * 1000)::float8 AS "sentAt", sent.is_late AS "isLate",
        sent.verified_steps AS "verifiedSteps", sent.flags::text AS flags,
        EXISTS (
          SELECT FROM submitted_records AS earlier
          WHERE earlier.school_id = sent.school_id AND earlier.kind = sent.kind
            AND earlier.record_id = sent.record_id AND earlier.id <> sent.id
            AND earlier.withdrawn_at IS NULL) AS "isAgain",
        coalesce((
          SELECT json_object_agg(key, value) FROM jsonb_each(sent.content)
          WHERE key = ANY (${fields}::text[]))::text, '{}') AS content
      FROM sent
      JOIN submissions AS submission
        ON submission.school_id = sent.school_id AND submission.id = sent.submission_id
      WHERE submission.week BETWEEN ${addDays(from, -6)} AND ${to}
      ORDER BY submission.week, sent.sent_at LIMIT ${limit}`.execute(this.db);
    return rows;
  }

  /** Of each record what was sent before what was sent last, as JSON: what its verifier has seen of it. In the current transaction. */
  async before(
    schoolId: string,
    kind: string,
    recordIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ recordId: string; content: string }>`
      SELECT sent.record_id AS "recordId", before.content::text AS content
      FROM sent_last AS sent
      CROSS JOIN LATERAL (
        SELECT content FROM submitted_records AS earlier
        WHERE earlier.school_id = sent.school_id AND earlier.kind = sent.kind
          AND earlier.record_id = sent.record_id AND earlier.id <> sent.id AND earlier.withdrawn_at IS NULL
        ORDER BY ${LAST_FIRST} LIMIT 1) AS before
      WHERE sent.school_id = ${schoolId} AND sent.kind = ${kind}
        AND sent.record_id = ANY (${recordIds}::uuid[])`.execute(this.db);
    return new Map(rows.map(({ recordId, content }) => [recordId, content]));
  }
}
