import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text } from '../../../platform/records/columns.js';
import { type Owner, OwnRows, type RecordOf } from '../../../platform/records/record-rows.js';
import type { SharedTemplateContent } from '../domain/reflection-template.js';

export type ReflectionTemplate = RecordOf<SharedTemplateContent>;

/** `authorName` null: one's own. */
export type ListedTemplate = ReflectionTemplate & Readonly<{ authorName: string | null }>;

export const TEMPLATE_COLUMNS: Columns<SharedTemplateContent> = {
  name: text('name'),
  category: plain('category'),
  language: plain('language'),
  text: text('text'),
  isDefault: plain('is_default'),
  isShared: plain('is_shared'),
};

/** At most so many of colleagues are listed. */
const MOST_SHARED = 500;

/** In the current transaction. */
@Injectable()
export class ReflectionTemplatesRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = new OwnRows<SharedTemplateContent, never, object>(this.database.tables(), {
    table: 'reflection_templates',
    columns: TEMPLATE_COLUMNS,
    derived: {},
  });

  constructor(private readonly database: Database) {}

  /** An owner's, and after them what colleagues share; each by name. */
  async list({ schoolId, userId }: Owner): Promise<(ReflectionTemplate & Readonly<{ authorId: string }>)[]> {
    const { rows } = await sql<ReflectionTemplate & Readonly<{ authorId: string }>>`
      SELECT ${sql.join(this.rows.selection())}, author_id AS "authorId" FROM reflection_templates
      WHERE school_id = ${schoolId} AND deleted_at IS NULL AND (author_id = ${userId} OR is_shared)
      ORDER BY author_id <> ${userId}, lower(name), id LIMIT ${MOST_SHARED}`.execute(this.db);
    return rows;
  }

  /** Of those that stand. */
  async count(owner: Owner): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM reflection_templates
      WHERE ${this.rows.ownedBy(owner)} AND deleted_at IS NULL`.execute(this.db);
    return rows[0]?.count ?? 0;
  }

  /** One write of an owner's templates after the other: which one is the default is said of all of them. */
  async lock({ schoolId, userId }: Owner): Promise<void> {
    const key = `reflection-templates:${schoolId}:${userId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  /** Others of the owner are no longer the default where this one is. */
  async clearOtherDefaults(
    owner: Owner,
    { id, category, language }: ReflectionTemplate,
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE reflection_templates SET is_default = false, version = version + 1, updated_at = ${toDate(now)}
      WHERE ${this.rows.ownedBy(owner)} AND category = ${category} AND language = ${language}
        AND is_default AND deleted_at IS NULL AND id <> ${id}`.execute(this.db);
  }
}
