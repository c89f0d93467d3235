import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { ToldLesson } from '../domain/told-lesson.js';

export type ToldOfPlan = Readonly<{ planId: string; told: ToldLesson }>;

/** `from`, `to`: null for no bound, both included. */
type ChangedDays = Readonly<{ id: string; from: Day | null; to: Day | null }>;

/** What the school changed and nobody was told of yet, and what was told last. In the current transaction. */
@Injectable()
export class ToldLessonsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** In which schools something changed. */
  async changedSchools(most: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT school_id AS id FROM changed_days LIMIT ${most}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** Once: whoever asks at the same time waits, and finds none. */
  async takeChanges(schoolId: string): Promise<ChangedDays[]> {
    const { rows } = await sql<ChangedDays>`
      DELETE FROM changed_days WHERE school_id = ${schoolId}
      RETURNING id, to_char(lower(days), 'YYYY-MM-DD') AS from, to_char(upper(days) - 1, 'YYYY-MM-DD') AS to`.execute(
      this.db,
    );
    return rows;
  }

  async toldOf(schoolId: string, planIds: readonly string[]): Promise<ReadonlyMap<string, ToldLesson>> {
    const { rows } = await sql<ToldOfPlan>`
      SELECT plan_id AS "planId", told FROM told_lessons
      WHERE school_id = ${schoolId} AND plan_id = ANY (${planIds}::uuid[])`.execute(this.db);
    return new Map(rows.map(({ planId, told }) => [planId, told]));
  }

  async keep(schoolId: string, told: readonly ToldOfPlan[]): Promise<void> {
    if (told.length === 0) return;
    await sql`
      INSERT INTO told_lessons (school_id, plan_id, told)
      SELECT ${schoolId}, "planId", told FROM jsonb_to_recordset(${jsonRows(told)}::jsonb) AS of ("planId" uuid, told text)
      ON CONFLICT (school_id, plan_id) DO UPDATE SET told = excluded.told`.execute(this.db);
  }
}
