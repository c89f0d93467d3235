import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type Owner, OwnRows, type RecordOf } from '../../../platform/records/record-rows.js';
import { ATTACHMENT_NOUN, type AttachmentContent } from '../domain/plan-attachment.js';

export type PlanAttachment = RecordOf<AttachmentContent>;

export const ATTACHMENT_COLUMNS: Columns<AttachmentContent> = {
  planId: plain('plan_id'),
  title: text('title'),
  address: textOrNull('address'),
  fileName: textOrNull('file_name'),
  mediaType: textOrNull('media_type'),
  bytes: plain('bytes'),
};

/** What a change leaves as it is. */
export type FixedField = Exclude<keyof AttachmentContent, 'title' | 'address'>;

/** In the current transaction. */
@Injectable()
export class PlanAttachmentsRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = new OwnRows<AttachmentContent, FixedField, object>({
    noun: ATTACHMENT_NOUN,
    table: 'plan_attachments',
    columns: ATTACHMENT_COLUMNS,
  });

  constructor(private readonly database: Database) {}

  /** In the order in which they were added. */
  ofPlan(owner: Owner, planId: string): Promise<PlanAttachment[]> {
    return this.rows.list(owner, sql`AND plan_id = ${planId} ORDER BY created_at, id`);
  }

  /** Every file of somebody once, by the title that it has last. */
  async filesOf(owner: Owner): Promise<PlanAttachment[]> {
    const { rows } = await sql<PlanAttachment>`
      SELECT DISTINCT ON (file_name) ${sql.join(this.rows.selection())} FROM plan_attachments
      WHERE ${this.rows.ownedBy(owner)} AND file_name IS NOT NULL AND deleted_at IS NULL
      ORDER BY file_name, plan_attachments.updated_at DESC`.execute(this.db);
    return rows;
  }

  /** Whose plan it is; null where none of that id has come yet. */
  async authorOfPlan({ schoolId }: Owner, planId: string): Promise<string | null> {
    const { rows } = await sql<{ authorId: string }>`
      SELECT author_id AS "authorId" FROM lesson_plans WHERE school_id = ${schoolId} AND id = ${planId}`.execute(
      this.db,
    );
    return rows[0]?.authorId ?? null;
  }

  /** Names in storage of what is attached, or was a while ago and may come back. */
  async fileNames(schoolId: string, deletedAfter: number): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT file_name AS name FROM plan_attachments
      WHERE school_id = ${schoolId} AND file_name IS NOT NULL
        AND (deleted_at IS NULL OR deleted_at > ${toDate(deletedAfter)})`.execute(this.db);
    return rows.map(({ name }) => name);
  }

  /** Files of somebody, in every school, that nobody else has in a plan. */
  async filesOfAlone(userId: string): Promise<Readonly<{ schoolId: string; name: string }>[]> {
    const { rows } = await sql<{ schoolId: string; name: string }>`
      SELECT DISTINCT school_id AS "schoolId", file_name AS name FROM plan_attachments AS own
      WHERE author_id = ${userId} AND file_name IS NOT NULL AND NOT EXISTS (
        SELECT FROM plan_attachments AS other
        WHERE other.school_id = own.school_id AND other.file_name = own.file_name
          AND other.author_id <> own.author_id AND other.deleted_at IS NULL)`.execute(this.db);
    return rows;
  }

  /** To a plan of `owner` what another has and it has not, with the version that the copy makes of it. */
  async copy(
    owner: Owner,
    from: Readonly<{ planId: string; authorId: string }>,
    to: Readonly<{ id: string; version: number }>,
    now: number,
  ): Promise<void> {
    const at = toDate(now);
    await sql`
      INSERT INTO plan_attachments (school_id, id, author_id, plan_id, title, address, file_name, media_type, bytes,
        copied_with, created_at, updated_at)
      SELECT school_id, gen_random_uuid(), ${owner.userId}, ${to.id}, title, address, file_name, media_type, bytes,
        ${to.version}, ${at}::timestamptz + row_number() OVER (ORDER BY created_at, id) * interval '1 ms', ${at}
      FROM plan_attachments AS source
      WHERE school_id = ${owner.schoolId} AND plan_id = ${from.planId} AND author_id = ${from.authorId}
        AND deleted_at IS NULL
        AND NOT EXISTS (
          SELECT FROM plan_attachments AS had
          WHERE had.school_id = source.school_id AND had.plan_id = ${to.id} AND had.deleted_at IS NULL
            AND (had.file_name = source.file_name OR had.address = source.address))`.execute(this.db);
  }

  /** What that copy brought and nobody has changed. */
  async takeBack(owner: Owner, plan: Readonly<{ id: string; version: number }>): Promise<void> {
    await sql`
      DELETE FROM plan_attachments
      WHERE ${this.rows.ownedBy(owner)} AND plan_id = ${plan.id} AND copied_with = ${plan.version}
        AND version = 1`.execute(this.db);
  }
}
