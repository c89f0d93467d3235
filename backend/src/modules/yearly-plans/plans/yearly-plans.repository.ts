import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, text, textOrNull } from '../../../platform/records/columns.js';
import {
  type Owner,
  type RecordOf,
  type SchoolOwner,
  SchoolRows,
} from '../../../platform/records/record-rows.js';
import type { Proposal, ProposalAnswer, YearlyPlanContent } from '../domain/yearly-plan.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';

/**
 * `rowCount`: how many rows it has. `isSealed`: it stays as it was verified. `revision`: grows with every change of its
 * rows.
 */
export type PlanFacts = Proposal & Readonly<{ rowCount: number; isSealed: boolean; revision: number }>;
export type YearlyPlan = RecordOf<YearlyPlanContent, PlanFacts>;

const COLUMNS: Columns<YearlyPlanContent> = {
  academicYearId: text('academic_year_id'),
  subjectId: text('subject_id'),
  gradeLevel: text('grade_level'),
  authorId: textOrNull('author_id'),
  copiedFrom: textOrNull('copied_from'),
};

/** In the current transaction. */
@Injectable()
export class YearlyPlansRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = new SchoolRows<YearlyPlanContent, never, PlanFacts>({
    noun: PLAN_NOUN,
    table: 'yearly_plans',
    columns: COLUMNS,
    derived: {
      proposedAt: sql<number | null>`round(extract(epoch FROM proposed_at) * 1000)::float8`,
      proposalNote: sql.id('proposal_note'),
      isSealed: sql.id('is_sealed'),
      revision: sql.id('revision'),
      answer: sql.id('answer'),
      answerNote: sql.id('answer_note'),
      answeredAt: sql<number | null>`round(extract(epoch FROM answered_at) * 1000)::float8`,
      rowCount: sql<number>`(
        SELECT count(*)::integer FROM yearly_plan_rows AS of_plan
        WHERE of_plan.school_id = yearly_plans.school_id AND of_plan.plan_id = yearly_plans.id
          AND of_plan.deleted_at IS NULL)`,
    },
  });

  constructor(private readonly database: Database) {}

  /** One change of a plan at a time: what its rows may be is decided before they are written. */
  async lock({ schoolId }: SchoolOwner, planId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`yearly-plan:${schoolId}:${planId}`}, 0))`.execute(
      this.db,
    );
  }

  /** Those of a session that are not deleted, in the order in which they were made. */
  async list({ schoolId }: SchoolOwner, academicYearId: string): Promise<YearlyPlan[]> {
    const { rows } = await sql<YearlyPlan>`
      SELECT ${sql.join(this.rows.selection())} FROM yearly_plans
      WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId} AND deleted_at IS NULL
      ORDER BY created_at, id`.execute(this.db);
    return rows;
  }

  /** One person's own, of every session. */
  async ofAuthor({ schoolId, userId }: Owner): Promise<YearlyPlan[]> {
    const { rows } = await sql<YearlyPlan>`
      SELECT ${sql.join(this.rows.selection())} FROM yearly_plans
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND deleted_at IS NULL
      ORDER BY created_at, id`.execute(this.db);
    return rows;
  }

  async setSealed({ schoolId }: SchoolOwner, id: string, isSealed: boolean): Promise<void> {
    await sql`
      UPDATE yearly_plans SET is_sealed = ${isSealed} WHERE school_id = ${schoolId} AND id = ${id}`.execute(
      this.db,
    );
  }

  /** Proposed anew, or no more: an answer of before is gone. */
  async propose({ schoolId }: SchoolOwner, id: string, note: string | null, now: number): Promise<void> {
    await sql`
      UPDATE yearly_plans SET proposed_at = ${note === null ? null : toDate(now)}, proposal_note = ${note ?? ''},
        answer = NULL, answer_note = '', answered_by = NULL, answered_at = NULL
      WHERE school_id = ${schoolId} AND id = ${id}`.execute(this.db);
  }

  async answer(
    { schoolId }: SchoolOwner,
    id: string,
    { answer, note }: Readonly<{ answer: ProposalAnswer; note: string }>,
    by: string,
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE yearly_plans SET answer = ${answer}, answer_note = ${note}, answered_by = ${by},
        answered_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ${id}`.execute(this.db);
  }
}
