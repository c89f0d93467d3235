import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { AcademicYears } from '../../schools/index.js';
import { awaitsAnswer, type ProposalAnswer } from '../domain/yearly-plan.js';
import { NotProposedError, PLAN_NOUN } from '../yearly-plans.errors.js';
import { PlanKeepers } from './plan-keepers.js';
import { type YearlyPlan, YearlyPlansRepository } from './yearly-plans.repository.js';

/** What somebody's own plan has better is proposed to those who keep the school's. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly plans: YearlyPlansRepository,
    private readonly keepers: PlanKeepers,
    private readonly years: AcademicYears,
  ) {}

  /** From now on those who keep the school's plan read it, until they have answered. */
  propose(caller: SchoolCaller, id: string, note: string): Promise<YearlyPlan> {
    return this.change(caller, id, async (plan) => {
      this.checkOwn(caller, plan);
      await this.plans.propose({ schoolId: caller.school.id }, id, note, caller.now);
    });
  }

  withdraw(caller: SchoolCaller, id: string): Promise<YearlyPlan> {
    return this.change(caller, id, async (plan) => {
      this.checkOwn(caller, plan);
      if (!awaitsAnswer(plan)) throw new NotProposedError();
      await this.plans.propose({ schoolId: caller.school.id }, id, null, caller.now);
    });
  }

  /** Its author reads what was answered; nobody else reads the plan any more. */
  answer(
    caller: SchoolCaller,
    id: string,
    answer: Readonly<{ answer: ProposalAnswer; note: string }>,
  ): Promise<YearlyPlan> {
    return this.change(caller, id, async (plan) => {
      if (!(await this.keepers.keepsSchoolPlan(caller, plan))) throw new RecordNotFoundError(PLAN_NOUN);
      if (!awaitsAnswer(plan)) throw new NotProposedError();
      if (answer.answer === 'declined' && answer.note === '')
        throw new ValidationError([{ field: 'note', message: 'says why it was declined' }]);
      const { school, principal, now } = caller;
      await this.plans.answer({ schoolId: school.id }, id, answer, principal.userId, now);
    });
  }

  private change(
    caller: SchoolCaller,
    id: string,
    work: (plan: YearlyPlan) => Promise<void>,
  ): Promise<YearlyPlan> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner, id);
      const plan = await this.plans.rows.find(owner, id);
      if (!plan || plan.deletedAt !== null) throw new RecordNotFoundError(PLAN_NOUN);
      await this.keepers.checkSees(caller, plan);
      await this.years.holdOpen(caller, plan.academicYearId);
      await work(plan);
      const changed = await this.plans.rows.find(owner, id);
      if (!changed) throw new NotFoundError(`The ${PLAN_NOUN}`);
      return changed;
    });
  }

  private checkOwn({ principal }: SchoolCaller, { authorId }: YearlyPlan): void {
    if (authorId !== principal.userId)
      throw new ValidationError([{ field: 'id', message: 'must be a plan of your own' }]);
  }
}
