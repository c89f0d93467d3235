import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ownRowsOf } from '../../../platform/records/noun-rows.js';
import type { Owner, RecordOf } from '../../../platform/records/record-rows.js';
import { PLAN_BLOCK, type PlanBlockContent } from '../domain/plan-block.js';

export type PlanBlock = RecordOf<PlanBlockContent>;

/** `authorName` null: one's own. */
export type ListedBlock = PlanBlock & Readonly<{ authorName: string | null }>;

/** At most so many of colleagues are listed. */
const MOST_SHARED = 500;

/** In the current transaction. */
@Injectable()
export class PlanBlocksRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = ownRowsOf(PLAN_BLOCK);

  constructor(private readonly database: Database) {}

  /** An owner's, and after them what colleagues share; each by name. */
  async list({ schoolId, userId }: Owner): Promise<(PlanBlock & Readonly<{ authorId: string }>)[]> {
    const { rows } = await sql<PlanBlock & Readonly<{ authorId: string }>>`
      SELECT ${sql.join(this.rows.selection())}, author_id AS "authorId" FROM plan_blocks
      WHERE school_id = ${schoolId} AND deleted_at IS NULL AND (author_id = ${userId} OR is_shared)
      ORDER BY author_id <> ${userId}, lower(name), id LIMIT ${MOST_SHARED}`.execute(this.db);
    return rows;
  }
}
