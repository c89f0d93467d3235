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

/**
 * Whose plan is whose: the school's is read by everybody and kept by administrators and the head of the subject's panel;
 * somebody's own exists for nobody else, but for those who keep the school's while it is proposed to them.
 */
@Injectable()
export class PlanKeepers {
  constructor(private readonly panels: Panels) {}

  async keepsSchoolPlan(
    { school, principal, membership }: SchoolCaller,
    { academicYearId, subjectId }: OfSubject,
  ): Promise<boolean> {
    if (isOf('admin', membership)) return true;
    const headId = await this.panels.headOf({ schoolId: school.id, academicYearId, subjectId });
    return headId === principal.userId;
  }

  async mayEdit(caller: SchoolCaller, plan: OfSubject & Pick<YearlyPlan, 'authorId'>): Promise<boolean> {
    if (plan.authorId !== null) return plan.authorId === caller.principal.userId;
    return this.keepsSchoolPlan(caller, plan);
  }

  async sees(caller: SchoolCaller, plan: YearlyPlan): Promise<boolean> {
    if (plan.authorId === null || plan.authorId === caller.principal.userId) return true;
    return awaitsAnswer(plan) && (await this.keepsSchoolPlan(caller, plan));
  }

  async checkSees(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    if (!(await this.sees(caller, plan))) throw new RecordNotFoundError(PLAN_NOUN);
  }

  /** Refuses whoever may not change the plan; to whom it does not exist it says so. */
  async checkEdits(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    await this.checkSees(caller, plan);
    if (!(await this.mayEdit(caller, plan))) throw new RoleRequiredError('admin, or the head of the panel');
  }
}
