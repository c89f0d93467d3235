import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';

/** `id`: to which the link leads. `begunAt` in epoch milliseconds. */
export type PlanShare = Readonly<{ id: string; begunAt: number }>;

/** A plan as its link finds it. */
export type SharedPlan = LessonPlan & Readonly<{ shareId: string; authorId: string }>;

const SHARE = sql`id, round(extract(epoch FROM begun_at) * 1000)::float8 AS "begunAt"`;

/** In the current transaction. */
@Injectable()
export class PlanSharesRepository {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  async of(owner: Owner, planId: string): Promise<PlanShare | null> {
    const { rows } =
      await sql<PlanShare>`SELECT ${SHARE} FROM plan_shares WHERE ${ofPlan(owner, planId)}`.execute(this.db);
    return rows[0] ?? null;
  }

  /** One that stands stays as it is. */
  async begin({ schoolId, userId }: Owner, planId: string, id: string, now: number): Promise<void> {
    await sql`
      INSERT INTO plan_shares (school_id, id, plan_id, author_id, begun_at)
      VALUES (${schoolId}, ${id}, ${planId}, ${userId}, ${toDate(now)}) ON CONFLICT DO NOTHING`.execute(
      this.db,
    );
  }

  /** Null where the plan is not shared. */
  async renew(owner: Owner, planId: string, id: string, now: number): Promise<PlanShare | null> {
    const { rows } = await sql<PlanShare>`
      UPDATE plan_shares SET id = ${id}, begun_at = ${toDate(now)} WHERE ${ofPlan(owner, planId)}
      RETURNING ${SHARE}`.execute(this.db);
    return rows[0] ?? null;
  }

  async end(owner: Owner, planId: string): Promise<void> {
    await sql`DELETE FROM plan_shares WHERE ${ofPlan(owner, planId)}`.execute(this.db);
  }

  async endAllOf({ schoolId, userId }: Owner): Promise<void> {
    await sql`DELETE FROM plan_shares WHERE school_id = ${schoolId} AND author_id = ${userId}`.execute(
      this.db,
    );
  }

  async find(schoolId: string, shareId: string): Promise<SharedPlan | null> {
    const found = await this.read(sql`share.school_id = ${schoolId} AND share.id = ${shareId}`, 1);
    return found[0] ?? null;
  }

  /** Of everybody but one, the latest lesson first. */
  ofOthers({ schoolId, userId }: Owner, most: number): Promise<SharedPlan[]> {
    return this.read(sql`share.school_id = ${schoolId} AND share.author_id <> ${userId}`, most);
  }

  private async read(condition: RawBuilder<unknown>, most: number): Promise<SharedPlan[]> {
    const { rows } = await sql<SharedPlan>`
      SELECT found.*, share.id AS "shareId", share.author_id AS "authorId" FROM plan_shares AS share
      CROSS JOIN LATERAL (
        SELECT ${sql.join(this.plans.rows.selection())} FROM lesson_plans
        WHERE school_id = share.school_id AND id = share.plan_id AND deleted_at IS NULL AND sample IS NULL
      ) AS found
      WHERE ${condition} ORDER BY found.date DESC, share.id LIMIT ${most}`.execute(this.db);
    return rows;
  }
}

function ofPlan({ schoolId, userId }: Owner, planId: string): RawBuilder<boolean> {
  return sql`school_id = ${schoolId} AND author_id = ${userId} AND plan_id = ${planId}`;
}
