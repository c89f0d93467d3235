import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { GRADE_LEVELS, levelName } from '../../classes/index.js';
import { type Sealable, type SealedRecord, SentKind } from '../../reviews/index.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import { type SentYearlyPlan, sentRowOf, sentRowsOf } from '../domain/sent-plan.js';
import { YearlyPlansRepository } from '../plans/yearly-plans.repository.js';
import { type KeptPlanRow, PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';

export const YEARLY_PLAN_KIND = 'yearly_plan';

type OfSubject = Readonly<{ subject: string; gradeLevel: string; session: string }>;

/** Yearly plans as something that is sent, verified and sealed: what the rows say, week by week. */
@Injectable()
export class SentYearlyPlans extends SentKind {
  readonly kind = YEARLY_PLAN_KIND;
  readonly recordNoun = PLAN_NOUN;
  readonly noun = 'RPT';
  readonly sealedPart = 'Isi RPT';
  readonly path = '/rpt';

  constructor(
    private readonly plans: YearlyPlansRepository,
    private readonly planRows: PlanRowsRepository,
    private readonly years: AcademicYears,
  ) {
    super();
  }

  yearOf(sent: string, years: readonly AcademicYear[]): AcademicYear | undefined {
    const { academicYearId } = sentPlanOf(sent);
    return years.find(({ id }) => id === academicYearId);
  }

  contentOf(sent: string): Sealable {
    const { session, subject, gradeLevel, isOwn, rows } = sentPlanOf(sent);
    return { session, subject, gradeLevel, isOwn, rows: rows.map((row) => ({ ...sentRowOf(row) })) };
  }

  wordsOf(sealed: Sealable): string {
    const plan: OfSubject = JSON.parse(JSON.stringify(sealed));
    return `${plan.subject} · ${levelWords(plan.gradeLevel)} · Sesi ${plan.session}`;
  }

  /** A school verifies a handful of them in a year, and each is held while it is looked at. */
  async sealed(owner: SchoolOwner, records: readonly SealedRecord[]): Promise<void> {
    for (const record of records) await this.seal(owner, record);
  }

  /** Unless it was written on since it was sent: that goes on, and is sent again. What stands in a closed session stays anyway. */
  private async seal(owner: SchoolOwner, { recordId, content }: SealedRecord): Promise<void> {
    await this.plans.lock(owner, recordId);
    const plan = await this.plans.rows.find(owner, recordId);
    if (!plan || plan.deletedAt !== null) return;
    const open = await this.years.notClosed(owner.schoolId);
    if (!open.some(({ id }) => id === plan.academicYearId)) return;
    const rows = await this.planRows.list(owner, recordId);
    if (!isChangedSince(content, rows)) await this.plans.setSealed(owner, recordId, true);
  }
}

export function sentPlanOf(json: string): SentYearlyPlan {
  const sent: SentYearlyPlan = JSON.parse(json);
  return sent;
}

/** Whether its rows say something else by now than what was sent. */
export function isChangedSince(json: string, rows: readonly KeptPlanRow[]): boolean {
  return !isDeepStrictEqual(sentPlanOf(json).rows.map(sentRowOf), sentRowsOf(rows));
}

/** "Tahun 5" */
export function levelWords(gradeLevel: string): string {
  const level = GRADE_LEVELS.find((each) => each === gradeLevel);
  return level ? levelName(level) : '';
}
