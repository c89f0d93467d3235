import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownRowsOf } from '../../../platform/records/noun-rows.js';
import type { Owner, RecordOf } from '../../../platform/records/record-rows.js';
import { REFLECTION_TEMPLATE, type SharedTemplateContent } from '../domain/reflection-template.js';

export type ReflectionTemplate = RecordOf<SharedTemplateContent>;

/** `authorName` null: one's own. */
export type ListedTemplate = ReflectionTemplate & Readonly<{ authorName: string | null }>;

/** At most so many of colleagues are listed. */
const MOST_SHARED = 500;

/** In the current transaction. */
@Injectable()
export class ReflectionTemplatesRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = ownRowsOf(REFLECTION_TEMPLATE);

  constructor(private readonly database: Database) {}

  /** An owner's, and after them what colleagues share; each by name. */
  async list({ schoolId, userId }: Owner): Promise<(ReflectionTemplate & Readonly<{ authorId: string }>)[]> {
    const { rows } = await sql<ReflectionTemplate & Readonly<{ authorId: string }>>`
      SELECT ${sql.join(this.rows.selection())}, author_id AS "authorId" FROM reflection_templates
      WHERE school_id = ${schoolId} AND deleted_at IS NULL AND (author_id = ${userId} OR is_shared)
      ORDER BY author_id <> ${userId}, lower(name), id LIMIT ${MOST_SHARED}`.execute(this.db);
    return rows;
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
