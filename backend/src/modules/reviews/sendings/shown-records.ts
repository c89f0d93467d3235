import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolSettings } from '../../schools/index.js';
import { VERIFICATION_STEPS } from '../review-settings.js';
import { type Amendment, type Seal, SealsRepository } from '../seals/seals.repository.js';

/**
 * What was sent of a record, for whoever does not belong to the school. `week`: of which it was sent. `content`: JSON, as it
 * was sent, as far as it was asked for. `isVerified`: in every step, and nobody can take that back. `code`: of its seal; null
 * also where it was verified before there were seals. `sentAt` in epoch milliseconds.
 */
export type ShownRecord = Readonly<{
  recordId: string;
  authorId: string;
  week: Day;
  sentAt: number;
  content: string;
  isVerified: boolean;
  code: Buffer | null;
}>;

export type WholeRecord = ShownRecord & Readonly<{ seal: Seal | null; amendment: Amendment | null }>;

type Row = Omit<ShownRecord, 'isVerified'> &
  Readonly<{ submittedId: string; verifiedSteps: number; isSettled: boolean }>;

/** `recordId`: of this alone, if it is of these authors and weeks. */
type Asked = Readonly<{
  kind: string;
  authorIds: readonly string[];
  weeks: readonly Day[];
  recordId?: string;
  now: number;
}>;

/** What a school shows of what was sent to it: of each record the last that was neither withdrawn nor returned. */
@Injectable()
export class ShownRecords {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly seals: SealsRepository,
    private readonly settings: SchoolSettings,
  ) {}

  /** Of these authors and of weeks that begin on these days, and of nothing else. In the current transaction, as below. */
  async list(schoolId: string, asked: Asked, fields: readonly string[]): Promise<ShownRecord[]> {
    return (await this.read(schoolId, asked, fields)).map(({ submittedId, ...record }) => record);
  }

  async whole(schoolId: string, asked: Asked): Promise<WholeRecord[]> {
    const records = await this.read(schoolId, asked, null);
    const recordIds = records.map(({ recordId }) => recordId);
    const submittedIds = records.map(({ submittedId }) => submittedId);
    const seals = await this.seals.of(schoolId, submittedIds);
    const amendments = await this.seals.amendmentsOf(schoolId, asked.kind, recordIds);
    return records.map(({ submittedId, ...record }) => ({
      ...{ ...record, seal: seals.get(submittedId) ?? null },
      amendment:
        amendments.findLast(
          ({ recordId, begunAt }) => recordId === record.recordId && begunAt <= record.sentAt,
        ) ?? null,
    }));
  }

  private async read(
    schoolId: string,
    asked: Asked,
    fields: readonly string[] | null,
  ): Promise<(ShownRecord & Pick<Row, 'submittedId'>)[]> {
    const steps = await this.settings.valueOn(schoolId, VERIFICATION_STEPS, dayOf(asked.now));
    return (await this.rows(schoolId, asked, fields)).map(({ verifiedSteps, isSettled, ...record }) => ({
      ...record,
      // However many steps the school asks for by now.
      isVerified: record.code !== null || (verifiedSteps >= steps && isSettled),
    }));
  }

  /** What was sent again of another week belongs to that one alone. */
  private async rows(
    schoolId: string,
    { kind, authorIds, weeks, recordId }: Asked,
    fields: readonly string[] | null,
  ): Promise<Row[]> {
    const told = (fields ?? []).flatMap((field) => [sql.lit(field), sql`shown.content -> ${sql.lit(field)}`]);
    const content = fields
      ? sql`json_build_object(${told.length > 0 ? sql.join(told) : sql``})`
      : sql`shown.content`;
    const ofRecord = recordId === undefined ? sql`` : sql`AND asked.record_id = ${recordId}`;
    const { rows } = await sql<Row>`
      SELECT shown.id AS "submittedId", shown.record_id AS "recordId", shown.author_id AS "authorId",
        to_char(shown.week, 'YYYY-MM-DD') AS week,
        round(extract(epoch FROM shown.sent_at) * 1000)::float8 AS "sentAt", ${content}::text AS content,
        shown.verified_steps AS "verifiedSteps", sealed.code,
        NOT EXISTS (
          SELECT FROM verdicts AS said WHERE said.school_id = shown.school_id AND said.submitted_id = shown.id
            AND said.taken_back_at IS NULL AND said.told_at IS NULL) AS "isSettled"
      FROM (
        SELECT DISTINCT ON (sent.record_id) sent.*, submission.week
        FROM submitted_records AS sent
        JOIN submissions AS submission
          ON submission.school_id = sent.school_id AND submission.id = sent.submission_id
        WHERE sent.school_id = ${schoolId} AND sent.kind = ${kind} AND sent.withdrawn_at IS NULL
          AND NOT sent.is_returned AND sent.record_id IN (
            SELECT asked.record_id FROM submissions AS of_week
            JOIN submitted_records AS asked
              ON asked.school_id = of_week.school_id AND asked.submission_id = of_week.id
            WHERE of_week.school_id = ${schoolId} AND of_week.kind = ${kind} ${ofRecord}
              AND of_week.week = ANY (${weeks}::date[]) AND of_week.author_id = ANY (${authorIds}::uuid[]))
        ORDER BY sent.record_id, sent.sent_at DESC, sent.record_version DESC, sent.id
      ) AS shown
      LEFT JOIN seals AS sealed ON sealed.school_id = shown.school_id AND sealed.submitted_id = shown.id
      WHERE shown.week = ANY (${weeks}::date[]) AND shown.author_id = ANY (${authorIds}::uuid[])`.execute(
      this.db,
    );
    return rows;
  }
}
