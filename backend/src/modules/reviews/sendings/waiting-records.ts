import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';

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
}>;

/** What waits for verdicts, whoever is to give them. */
@Injectable()
export class WaitingRecords {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** The week that was first sent first; of each record what was sent last. In the current transaction. */
  async of(
    schoolId: string,
    { kind, authorIds, steps, from, to, fields, limit }: Asked,
  ): Promise<WaitingRecord[]> {
    const told = fields.map((field) => sql`${sql.lit(field)}, sent.content -> ${sql.lit(field)}`);
    const { rows } = await sql<WaitingRecord>`
      SELECT sent.record_id AS "recordId", sent.record_version AS "recordVersion", sent.author_id AS "authorId", sent.subject_id AS "subjectId",
        to_char(submission.week, 'YYYY-MM-DD') AS week,
        round(extract(epoch FROM sent.sent_at) * 1000)::float8 AS "sentAt", sent.is_late AS "isLate",
        sent.verified_steps AS "verifiedSteps", sent.flags::text AS flags,
        json_build_object(${told.length > 0 ? sql.join(told) : sql``})::text AS content,
        EXISTS (
          SELECT FROM submitted_records AS earlier
          WHERE earlier.school_id = sent.school_id AND earlier.kind = sent.kind AND earlier.record_id = sent.record_id
            AND earlier.withdrawn_at IS NULL
            AND (earlier.sent_at, earlier.record_version) < (sent.sent_at, sent.record_version)) AS "isAgain"
      FROM submitted_records AS sent
      JOIN submissions AS submission
        ON submission.school_id = sent.school_id AND submission.id = sent.submission_id
      WHERE sent.school_id = ${schoolId} AND sent.kind = ${kind} AND sent.author_id = ANY (${authorIds}::uuid[])
        AND submission.week BETWEEN ${addDays(from, -6)} AND ${to}
        AND sent.verified_steps < ${steps} AND sent.withdrawn_at IS NULL AND NOT sent.is_returned
        AND NOT EXISTS (
          SELECT FROM submitted_records AS later
          WHERE later.school_id = sent.school_id AND later.kind = sent.kind AND later.record_id = sent.record_id
            AND later.withdrawn_at IS NULL
            AND (later.sent_at, later.record_version) > (sent.sent_at, sent.record_version))
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
      SELECT record_id AS "recordId", content::text AS content FROM (
        SELECT record_id, content, row_number() OVER (
          PARTITION BY record_id ORDER BY sent_at DESC, record_version DESC, id) AS place
        FROM submitted_records
        WHERE school_id = ${schoolId} AND kind = ${kind} AND record_id = ANY (${recordIds}::uuid[])
          AND withdrawn_at IS NULL) AS sent
      WHERE place = 2`.execute(this.db);
    return new Map(rows.map(({ recordId, content }) => [recordId, content]));
  }
}
