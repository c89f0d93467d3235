import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PLAN_KIND, PlansOfSchool } from '../../lesson-plans/index.js';
import type { LessonPlan } from '../../lesson-plans/rules/index.js';
import { Sendings } from '../../reviews/index.js';

/** Pindaan: a plan that was verified is written on, for a reason, and sent again; what was sealed stays as it is. */
@Injectable()
export class PlanAmendments {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly plans: PlansOfSchool,
    private readonly sendings: Sendings,
  ) {}

  /** Begun already, nothing happens. */
  begin(
    caller: SchoolCaller,
    planId: string,
    { id, reason }: Readonly<{ id: string; reason: string }>,
  ): Promise<LessonPlan> {
    const { school, now } = caller;
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(school.id, owner.userId);
      const plan = await this.present(caller, planId);
      const seal = await this.sendings.sealToAmend(school.id, PLAN_KIND, planId);
      if (!plan.isSealed) return plan;
      const begun = { id, submittedId: seal.submittedId, reason, begunBy: owner.userId, begunAt: now };
      await this.sendings.amend(school.id, begun);
      await this.plans.setSealed(owner, [planId], false, now);
      return this.present(caller, planId);
    });
  }

  private async present(caller: SchoolCaller, planId: string): Promise<LessonPlan> {
    const plan = await this.plans.find(ownerOf(caller), planId);
    if (!plan) throw new RecordNotFoundError('lesson plan');
    return plan;
  }
}
