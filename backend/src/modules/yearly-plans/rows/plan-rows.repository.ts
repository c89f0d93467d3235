import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import type { RowMove } from '../domain/placed-weeks.js';
import type { PlanRowContent, RowTexts } from '../domain/plan-row.js';
import { ROW_NOUN } from '../yearly-plans.errors.js';

type RowFacts = Readonly<{ originId: string | null }>;

/** A row is of the session and the author of its plan. */
export type RowOfYear = PlanRowContent & Readonly<{ academicYearId: string; authorId: string | null }>;
export type KeptPlanRow = RecordOf<RowOfYear, RowFacts>;

/** Of a plan, with what all its rows say of it. */
export type PlanOfYear = Readonly<{ id: string; academicYearId: string; authorId: string | null }>;

/** A row that is made. `originId`: of which it is a copy. */
export type MadeRow = RowTexts &
  Readonly<{ id: string; week: number; rank: number; originId: string | null }>;

const COLUMNS: Columns<RowOfYear> = {
  academicYearId: text('academic_year_id'),
  authorId: textOrNull('author_id'),
  planId: text('plan_id'),
  week: plain('week'),
  rank: plain('rank'),
  theme: text('theme'),
  topic: text('topic'),
  contentStandards: plain('content_standards'),
  learningStandards: plain('learning_standards'),
  objective: text('objective'),
  crossCurricular: text('cross_curricular'),
  resources: text('resources'),
  notes: text('notes'),
};

/** In the current transaction. */
@Injectable()
export class PlanRowsRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = new SchoolRows<RowOfYear, never, RowFacts>({
    noun: ROW_NOUN,
    table: 'yearly_plan_rows',
    columns: COLUMNS,
    derived: { originId: sql.id('origin_id') },
  });

  constructor(private readonly database: Database) {}

  /** Those that are not deleted, in the order in which they are taught. */
  async list({ schoolId }: SchoolOwner, planId: string): Promise<KeptPlanRow[]> {
    const { rows } = await sql<KeptPlanRow>`
      SELECT ${sql.join(this.rows.selection())} FROM yearly_plan_rows
      WHERE school_id = ${schoolId} AND plan_id = ${planId} AND deleted_at IS NULL
      ORDER BY week, rank, id`.execute(this.db);
    return rows;
  }

  /** Likewise, of several plans. */
  async listOfPlans({ schoolId }: SchoolOwner, planIds: readonly string[]): Promise<KeptPlanRow[]> {
    const { rows } = await sql<KeptPlanRow>`
      SELECT ${sql.join(this.rows.selection())} FROM yearly_plan_rows
      WHERE school_id = ${schoolId} AND plan_id = ANY (${planIds}::uuid[]) AND deleted_at IS NULL
      ORDER BY week, rank, id`.execute(this.db);
    return rows;
  }

  /** How many stand in these weeks, of all plans of a session. */
  async countIn(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    weeks: readonly number[],
  ): Promise<number> {
    if (weeks.length === 0) return 0;
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM yearly_plan_rows AS held
      JOIN yearly_plans AS plan ON plan.school_id = held.school_id AND plan.id = held.plan_id
      WHERE held.school_id = ${schoolId} AND held.academic_year_id = ${academicYearId}
        AND held.week = ANY (${weeks}::int[]) AND held.deleted_at IS NULL AND plan.deleted_at IS NULL`.execute(
      this.db,
    );
    return rows[0]?.count ?? 0;
  }

  /** Several new ones, all of one plan. */
  async addAll(
    { schoolId }: SchoolOwner,
    { id: planId, academicYearId, authorId }: PlanOfYear,
    made: readonly MadeRow[],
    now: number,
  ): Promise<void> {
    if (made.length === 0) return;
    const at = toDate(now);
    await sql`
      INSERT INTO yearly_plan_rows (school_id, id, academic_year_id, plan_id, author_id, origin_id, week, rank, theme, topic,
        content_standards, learning_standards, objective, cross_curricular, resources, notes, created_at, updated_at)
      SELECT ${schoolId}, id, ${academicYearId}, ${planId}, ${authorId}::uuid, "originId", week, rank, theme, topic,
        "contentStandards", "learningStandards", objective, "crossCurricular", resources, notes, ${at}, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb) AS made (id uuid, "originId" uuid, week smallint,
        rank integer, theme text, topic text, "contentStandards" text[], "learningStandards" text[], objective text,
        "crossCurricular" text, resources text, notes text)`.execute(this.db);
  }

  async moveAll(
    { schoolId }: SchoolOwner,
    planId: string,
    moves: readonly RowMove[],
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE yearly_plan_rows AS standing SET week = moved.week, rank = moved.rank, version = version + 1,
        updated_at = ${toDate(now)}
      FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS moved (id uuid, week smallint, rank integer)
      WHERE standing.school_id = ${schoolId} AND standing.plan_id = ${planId} AND standing.id = moved.id`.execute(
      this.db,
    );
  }

  /** From then on it is known as a copy of another. */
  async nameOrigin({ schoolId }: SchoolOwner, id: string, originId: string): Promise<void> {
    await sql`
      UPDATE yearly_plan_rows SET origin_id = ${originId} WHERE school_id = ${schoolId} AND id = ${id}`.execute(
      this.db,
    );
  }
}
