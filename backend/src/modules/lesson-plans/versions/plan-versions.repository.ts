import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import {
  MOST_KEPT_VERSIONS,
  type PlanningPart,
  type PlanVersion,
  planningPartOf,
} from '../domain/plan-versions.js';

/** In the current transaction. */
@Injectable()
export class PlanVersionsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list({ schoolId, userId }: Owner, planId: string): Promise<PlanVersion[]> {
    const { rows } = await sql<PlanVersion>`
      SELECT version, content, round(extract(epoch FROM written_at) * 1000)::float8 AS "writtenAt"
      FROM lesson_plan_versions
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND plan_id = ${planId}
      ORDER BY version DESC`.execute(this.db);
    return rows.map((row) => ({ ...row, content: planningPartOf(row.content) }));
  }

  /** What a plan said in one version, which is kept no more then. Null where it is not kept. */
  async take(
    { schoolId, userId }: Owner,
    planId: string,
    version: number,
  ): Promise<Readonly<{ content: PlanningPart; isUnseen: boolean }> | null> {
    const { rows } = await sql<{ content: PlanningPart; isUnseen: boolean }>`
      DELETE FROM lesson_plan_versions
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND plan_id = ${planId} AND version = ${version}
      RETURNING content, is_unseen AS "isUnseen"`.execute(this.db);
    const [taken] = rows;
    return taken ? { ...taken, content: planningPartOf(taken.content) } : null;
  }

  /** Keeps what a plan says, and forgets the oldest that was kept where there are too many. */
  async keep({ schoolId, userId }: Owner, plan: LessonPlan): Promise<void> {
    const { id, version, updatedAt, isUnseen } = plan;
    await sql`
      INSERT INTO lesson_plan_versions (school_id, author_id, plan_id, version, content, is_unseen, written_at)
      VALUES (${schoolId}, ${userId}, ${id}, ${version}, ${JSON.stringify(planningPartOf(plan))}, ${isUnseen},
        ${toDate(updatedAt)})
      ON CONFLICT DO NOTHING`.execute(this.db);
    await sql`
      DELETE FROM lesson_plan_versions WHERE school_id = ${schoolId} AND plan_id = ${id} AND version <= (
        SELECT version FROM lesson_plan_versions WHERE school_id = ${schoolId} AND plan_id = ${id}
        ORDER BY version DESC OFFSET ${MOST_KEPT_VERSIONS} LIMIT 1)`.execute(this.db);
  }
}
