import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { Panels } from '../../staff/index.js';
import { awaitsAnswer } from '../domain/yearly-plan.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import type { YearlyPlan } from './yearly-plans.repository.js';

type OfSubject = Pick<YearlyPlan, 'academicYearId' | 'subjectId'>;
type OfAuthor = Pick<YearlyPlan, 'authorId'>;
/** Of a subject, by its id. */
type Kept = (subjectId: string) => boolean;

export function edits(
  { principal }: SchoolCaller,
  { authorId, subjectId }: OfSubject & OfAuthor,
  kept: Kept,
): boolean {
  return authorId === null ? kept(subjectId) : authorId === principal.userId;
}

export function sees({ principal }: SchoolCaller, plan: YearlyPlan, kept: Kept): boolean {
  const { authorId, subjectId } = plan;
  if (authorId === null || authorId === principal.userId) return true;
  return awaitsAnswer(plan) && kept(subjectId);
}

/**
 * Whose plan is whose: the school's is read by everybody and kept by administrators and the head of the subject's panel;
 * somebody's own exists for nobody else, but for those who keep the school's while it is proposed to them.
 */
@Injectable()
export class PlanKeepers {
  constructor(private readonly panels: Panels) {}

  /** Of a session: whether the caller keeps the school's plans of a subject. */
  async keptIn({ school, principal, membership }: SchoolCaller, academicYearId: string): Promise<Kept> {
    if (isOf('admin', membership)) return () => true;
    const heads = await this.panels.headsOf(school.id, academicYearId);
    return (subjectId) => heads.get(subjectId) === principal.userId;
  }

  async keepsSchoolPlan(caller: SchoolCaller, { academicYearId, subjectId }: OfSubject): Promise<boolean> {
    return (await this.keptIn(caller, academicYearId))(subjectId);
  }

  async mayEdit(caller: SchoolCaller, plan: OfSubject & OfAuthor): Promise<boolean> {
    return edits(caller, plan, await this.keptIn(caller, plan.academicYearId));
  }

  async checkSees(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    if (!(await this.sees(caller, plan))) throw new RecordNotFoundError(PLAN_NOUN);
  }

  /** Refuses whoever may not change the plan; to whom it does not exist it says so. */
  async checkEdits(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    await this.checkSees(caller, plan);
    if (!(await this.mayEdit(caller, plan))) throw new RoleRequiredError('admin, or the head of the panel');
  }

  async sees(caller: SchoolCaller, plan: YearlyPlan): Promise<boolean> {
    return sees(caller, plan, await this.keptIn(caller, plan.academicYearId));
  }
}
