import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text } from '../../../platform/records/columns.js';
import { type Owner, OwnRows, type RecordOf } from '../../../platform/records/record-rows.js';
import type { PlanBlockContent } from '../domain/plan-block.js';

export type PlanBlock = RecordOf<PlanBlockContent>;

/** `authorName` null: one's own. */
export type ListedBlock = PlanBlock & Readonly<{ authorName: string | null }>;

export const BLOCK_COLUMNS: Columns<PlanBlockContent> = {
  name: text('name'),
  steps: text('steps'),
  isShared: plain('is_shared'),
};

/** At most so many of colleagues are listed. */
const MOST_SHARED = 500;

/** In the current transaction. */
@Injectable()
export class PlanBlocksRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = new OwnRows<PlanBlockContent, never, object>(this.database.tables(), {
    table: 'plan_blocks',
    columns: BLOCK_COLUMNS,
    derived: {},
  });

  constructor(private readonly database: Database) {}

  /** An owner's, and after them what colleagues share; each by name. */
  async list({ schoolId, userId }: Owner): Promise<(PlanBlock & Readonly<{ authorId: string }>)[]> {
    const { rows } = await sql<PlanBlock & Readonly<{ authorId: string }>>`
      SELECT ${sql.join(this.rows.selection())}, author_id AS "authorId" FROM plan_blocks
      WHERE school_id = ${schoolId} AND deleted_at IS NULL AND (author_id = ${userId} OR is_shared)
      ORDER BY author_id <> ${userId}, lower(name), id LIMIT ${MOST_SHARED}`.execute(this.db);
    return rows;
  }

  /** Of those that stand. */
  async count(owner: Owner): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM plan_blocks
      WHERE ${this.rows.ownedBy(owner)} AND deleted_at IS NULL`.execute(this.db);
    return rows[0]?.count ?? 0;
  }
}
