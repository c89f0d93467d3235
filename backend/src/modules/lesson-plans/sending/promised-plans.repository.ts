import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import type { Slot } from '../domain/week-lessons.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';

/** Of anybody in the school, with the lesson that it was made for. */
export type PromisedPlan = LessonPlan & Readonly<{ authorId: string; slot: Slot }>;

/** In the current transaction. */
@Injectable()
export class PromisedPlansRepository {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  ofDays(owner: SchoolOwner, { from, to }: Readonly<{ from: Day; to: Day }>): Promise<PromisedPlan[]> {
    return this.read(owner, sql`lesson_plans.date BETWEEN ${from} AND ${to}`);
  }

  list(owner: SchoolOwner, ids: readonly string[]): Promise<PromisedPlan[]> {
    return this.read(owner, sql`id = ANY (${ids}::uuid[])`);
  }

  private async read({ schoolId }: SchoolOwner, condition: RawBuilder<unknown>): Promise<PromisedPlan[]> {
    const { rows } = await sql<PromisedPlan>`
      SELECT ${sql.join(this.plans.rows.selection())}, author_id AS "authorId",
        jsonb_build_object('teachingSetId', slot_set_id, 'week', slot_week, 'number', slot_number) AS slot
      FROM lesson_plans
      WHERE school_id = ${schoolId} AND slot_set_id IS NOT NULL AND deleted_at IS NULL AND ${condition}
      ORDER BY lesson_plans.date, start_time, id`.execute(this.db);
    return rows;
  }
}
