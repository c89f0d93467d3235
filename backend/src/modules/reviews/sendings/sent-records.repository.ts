import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { Verdict } from '../domain/review-state.js';

/** Times in epoch milliseconds of the business clock. */
export type Submission = Readonly<{
  schoolId: string;
  id: string;
  authorId: string;
  kind: string;
  week: Day;
  pressedAt: number;
  sentAt: number;
}>;

/**
 * `content`: what the record said in that version, as JSON. `flags`: what speaks for reading it closely, likewise. `dueAt`:
 * null where it was due at no time.
 */
export type SentRecord = Readonly<{
  id: string;
  submissionId: string;
  authorId: string;
  recordId: string;
  recordVersion: number;
  content: string;
  flags: string;
  subjectId: string | null;
  dueAt: number | null;
  isLate: boolean;
  sentAt: number;
  readAt: number | null;
}>;
export type NewSentRecord = Omit<SentRecord, 'submissionId' | 'authorId' | 'sentAt' | 'readAt'>;

/** Whatever became of it. */
export type SubmittedRecord = SentRecord & Readonly<{ kind: string }>;

export type KeptVerdict = Verdict & Readonly<{ submittedId: string; toldAt: number | null }>;

export type ToldVerdict = Pick<KeptVerdict, 'id' | 'submittedId' | 'verdict'> & Readonly<{ kind: string }>;

export type Comment = Readonly<{
  id: string;
  submittedId: string;
  section: string;
  body: string;
  writtenBy: string;
  writtenAt: number;
}>;

type UntoldAuthor = Readonly<{ schoolId: string; authorId: string }>;

const milliseconds = (column: string) => sql`round(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;

const SENT = sql`id, submission_id AS "submissionId", author_id AS "authorId", record_id AS "recordId",
  record_version AS "recordVersion", content::text AS content, flags::text AS flags, subject_id AS "subjectId",
  ${milliseconds('due_at')} AS "dueAt", is_late AS "isLate", ${milliseconds('sent_at')} AS "sentAt",
  ${milliseconds('read_at')} AS "readAt"`;

/** In the current transaction. */
@Injectable()
export class SentRecordsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** One sending, verdict or withdrawal of an author's at a time: what stands is read before it is written. */
  async lock(schoolId: string, authorId: string): Promise<void> {
    const key = `sendings:${schoolId}:${authorId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  async lockSender(schoolId: string, kind: string, recordId: string): Promise<void> {
    await sql`
      SELECT pg_advisory_xact_lock(hashtextextended('sendings:' || school_id || ':' || author_id, 0))
      FROM sent_last WHERE school_id = ${schoolId} AND kind = ${kind} AND record_id = ${recordId}`.execute(
      this.db,
    );
  }

  /** Whether it was not there before. */
  async add({ schoolId, id, authorId, kind, week, ...times }: Submission): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO submissions (school_id, id, author_id, kind, week, pressed_at, sent_at)
      VALUES (${schoolId}, ${id}, ${authorId}, ${kind}, ${week}, ${toDate(times.pressedAt)}, ${toDate(times.sentAt)})
      ON CONFLICT DO NOTHING RETURNING id`.execute(this.db);
    return rows.length > 0;
  }

  async addRecords(
    { schoolId, id, authorId, kind, sentAt }: Submission,
    records: readonly NewSentRecord[],
  ): Promise<void> {
    const rows = records.map(({ recordId, recordVersion, subjectId, dueAt, isLate, ...record }) => ({
      ...{ ...record, record_id: recordId, record_version: recordVersion, subject_id: subjectId },
      ...{ due_at: dueAt === null ? null : toDate(dueAt), is_late: isLate },
    }));
    await sql`
      INSERT INTO submitted_records (school_id, id, submission_id, author_id, kind, record_id, record_version,
        content, flags, subject_id, due_at, is_late, sent_at)
      SELECT ${schoolId}, id, ${id}, ${authorId}, ${kind}, record_id, record_version,
        content::jsonb, flags::jsonb, subject_id, due_at, is_late, ${toDate(sentAt)}
      FROM jsonb_to_recordset(${jsonRows(rows)}::jsonb) AS sent (id uuid, record_id uuid,
        record_version integer, content text, flags text, subject_id uuid, due_at timestamptz,
        is_late boolean)`.execute(this.db);
  }

  /** Of each record what was sent last and not withdrawn. */
  async latestOf(schoolId: string, kind: string, recordIds: readonly string[]): Promise<SentRecord[]> {
    const { rows } = await sql<SentRecord>`
      SELECT ${SENT} FROM sent_last
      WHERE school_id = ${schoolId} AND kind = ${kind} AND record_id = ANY (${recordIds}::uuid[])
      ORDER BY record_id`.execute(this.db);
    return rows;
  }

  /** How much of what somebody sent has no verdict, of any kind. */
  async countUnjudged(schoolId: string, authorId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM sent_last
      WHERE school_id = ${schoolId} AND author_id = ${authorId} AND NOT EXISTS (
        SELECT FROM verdicts
        WHERE school_id = ${schoolId} AND submitted_id = sent_last.id AND taken_back_at IS NULL)`.execute(
      this.db,
    );
    return rows[0]?.count ?? 0;
  }

  /** These, withdrawn ones too. */
  async submitted(schoolId: string, submittedIds: readonly string[]): Promise<SubmittedRecord[]> {
    const { rows } = await sql<SubmittedRecord>`
      SELECT ${SENT}, kind FROM submitted_records
      WHERE school_id = ${schoolId} AND id = ANY (${submittedIds}::uuid[])`.execute(this.db);
    return rows;
  }

  /** What was said of these and not taken back, the first step first. */
  async verdictsOf(schoolId: string, submittedIds: readonly string[]): Promise<KeptVerdict[]> {
    const { rows } = await sql<KeptVerdict>`
      SELECT id, submitted_id AS "submittedId", step, verdict, given_by AS "givenBy",
        ${milliseconds('given_at')} AS "givenAt", ${milliseconds('told_at')} AS "toldAt"
      FROM verdicts WHERE school_id = ${schoolId} AND submitted_id = ANY (${submittedIds}::uuid[])
        AND taken_back_at IS NULL
      ORDER BY step`.execute(this.db);
    return rows;
  }

  /** Of whatever was ever sent of these records, in the order in which it was written. */
  async commentsOf(
    schoolId: string,
    kind: string,
    recordIds: readonly string[],
  ): Promise<(Comment & Readonly<{ recordId: string }>)[]> {
    const { rows } = await sql<Comment & Readonly<{ recordId: string }>>`
      SELECT said.id, said.submitted_id AS "submittedId", said.section, said.body, said.written_by AS "writtenBy",
        ${milliseconds('said.written_at')} AS "writtenAt", sent.record_id AS "recordId"
      FROM review_comments AS said
      JOIN submitted_records AS sent ON sent.school_id = said.school_id AND sent.id = said.submitted_id
      WHERE said.school_id = ${schoolId} AND sent.kind = ${kind} AND sent.record_id = ANY (${recordIds}::uuid[])
      ORDER BY said.written_at, said.id`.execute(this.db);
    return rows;
  }

  /** Of these, those that nobody has read. How many. */
  async withdrawUnread(schoolId: string, submittedIds: readonly string[], now: number): Promise<number> {
    const { rows } = await sql`
      UPDATE submitted_records SET withdrawn_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ANY (${submittedIds}::uuid[]) AND read_at IS NULL
        AND withdrawn_at IS NULL
      RETURNING id`.execute(this.db);
    return rows.length;
  }

  /** Read or not, as if it had not been sent. */
  async withdraw(schoolId: string, submittedId: string, now: number): Promise<void> {
    await sql`
      UPDATE submitted_records SET withdrawn_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ${submittedId} AND withdrawn_at IS NULL`.execute(this.db);
  }

  async markRead(schoolId: string, submittedId: string, readBy: string, now: number): Promise<void> {
    await sql`
      UPDATE submitted_records SET read_at = ${toDate(now)}, read_by = ${readBy}
      WHERE school_id = ${schoolId} AND id = ${submittedId} AND read_at IS NULL AND withdrawn_at IS NULL`.execute(
      this.db,
    );
  }

  /** Whether it was not there before. */
  async addVerdict(
    schoolId: string,
    { id, submittedId, step, verdict, givenBy, givenAt }: Omit<KeptVerdict, 'toldAt'>,
  ) {
    await sql`
      INSERT INTO verdicts (school_id, id, submitted_id, step, verdict, given_by, given_at)
      VALUES (${schoolId}, ${id}, ${submittedId}, ${step}, ${verdict}, ${givenBy}, ${toDate(givenAt)})`.execute(
      this.db,
    );
  }

  async takeBack(schoolId: string, verdictId: string, now: number): Promise<void> {
    await sql`
      UPDATE verdicts SET taken_back_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ${verdictId} AND taken_back_at IS NULL`.execute(this.db);
  }

  /** Written again under its id nothing happens. */
  async addComments(schoolId: string, comments: readonly Comment[]): Promise<void> {
    if (comments.length === 0) return;
    const rows = comments.map(({ submittedId, writtenBy, writtenAt, ...comment }) => ({
      ...{ ...comment, submitted_id: submittedId, written_by: writtenBy, written_at: toDate(writtenAt) },
    }));
    await sql`
      INSERT INTO review_comments (school_id, id, submitted_id, section, body, written_by, written_at)
      SELECT ${schoolId}, id, submitted_id, section, body, written_by, written_at
      FROM jsonb_to_recordset(${jsonRows(rows)}::jsonb) AS said (id uuid, submitted_id uuid, section text,
        body text, written_by uuid, written_at timestamptz)
      ON CONFLICT DO NOTHING`.execute(this.db);
  }

  /** What was said with a verdict that was taken back was not said. */
  async removeCommentsSince(
    schoolId: string,
    submittedId: string,
    writtenBy: string,
    since: number,
  ): Promise<void> {
    await sql`
      DELETE FROM review_comments WHERE school_id = ${schoolId} AND submitted_id = ${submittedId}
        AND written_by = ${writtenBy} AND written_at >= ${toDate(since)}`.execute(this.db);
  }

  /** In every school, whose verdicts from before an instant nobody has been told. */
  async untold(before: number, most: number): Promise<UntoldAuthor[]> {
    const { rows } = await sql<UntoldAuthor>`
      SELECT DISTINCT said.school_id AS "schoolId", sent.author_id AS "authorId"
      FROM verdicts AS said
      JOIN submitted_records AS sent ON sent.school_id = said.school_id AND sent.id = said.submitted_id
      WHERE said.told_at IS NULL AND said.taken_back_at IS NULL AND said.given_at <= ${toDate(before)}
      LIMIT ${most}`.execute(this.db);
    return rows;
  }

  /** Of one author: told from now on, and what they were. */
  async tell({ schoolId, authorId }: UntoldAuthor, before: number, now: number): Promise<ToldVerdict[]> {
    const { rows } = await sql<ToldVerdict>`
      UPDATE verdicts AS said SET told_at = ${toDate(now)} FROM submitted_records AS sent
      WHERE sent.school_id = said.school_id AND sent.id = said.submitted_id AND said.school_id = ${schoolId}
        AND sent.author_id = ${authorId} AND said.told_at IS NULL AND said.taken_back_at IS NULL
        AND said.given_at <= ${toDate(before)}
      RETURNING said.id, said.submitted_id AS "submittedId", said.verdict, sent.kind`.execute(this.db);
    return rows;
  }
}
