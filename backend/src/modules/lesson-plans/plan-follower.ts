import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { ownerOf } from '../../platform/records/records.js';
import type { LessonPlan } from './domain/lesson-plan.js';
import { isKept } from './domain/plan-versions.js';
import { ReflectionOfPlan } from './reflections/reflection-of-plan.js';
import { PlanVersionsRepository } from './versions/plan-versions.repository.js';
import { WeekPlansRepository } from './week/week-plans.repository.js';
import { WeekReader } from './week/week-reader.js';

/** What hangs on a plan that its author writes: its lesson, its versions, and what is noted of it. In the transaction of the write. */
@Injectable()
export class PlanFollower {
  constructor(
    private readonly weeks: WeekReader,
    private readonly weekPlans: WeekPlansRepository,
    private readonly versions: PlanVersionsRepository,
    private readonly reflection: ReflectionOfPlan,
  ) {}

  /** `reflection`: as yesterday's page sends it with the plan. */
  async begun(caller: SchoolCaller, plan: LessonPlan, reflection: string | undefined): Promise<void> {
    const owner = ownerOf(caller);
    await this.weekPlans.lock(owner);
    const slot = await this.weeks.slotFor(caller, plan);
    if (slot) await this.weekPlans.join(owner, plan.id, slot);
    await this.reflection.follow(caller, plan.id, reflection);
  }

  async changed(
    caller: SchoolCaller,
    before: LessonPlan,
    after: LessonPlan,
    reflection: string | undefined,
  ): Promise<void> {
    if (!before.isSample && isKept(before, after, caller.now))
      await this.versions.keep(ownerOf(caller), before);
    // A sample that is edited is a plan like any other, and so is what it says of its lesson.
    const said = reflection ?? (before.isSample ? before.reflection : undefined);
    await this.reflection.follow(caller, after.id, said);
  }

  /** It is deleted, or there again. */
  settle(caller: SchoolCaller, planId: string): Promise<void> {
    return this.reflection.settle(caller, planId);
  }
}
