import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { CopyTarget } from '../domain/parallel-lessons.js';
import { LessonPlansService } from '../lesson-plans.service.js';
import { standardKeys } from '../week/due-of-week.js';
import type { LessonOfWeek, ReadWeek } from '../week/told-week.js';
import type { AskedWeek } from '../week/week-periods.js';
import type { WeekPlan } from '../week/week-plans.repository.js';
import { WeekReader } from '../week/week-reader.js';

export type Target = CopyTarget & Readonly<{ of: LessonOfWeek; plan: WeekPlan | undefined }>;

/** Lessons of the caller's own into which a plan may be copied, or not. */
@Injectable()
export class CopyTargets {
  constructor(
    private readonly records: LessonPlansService,
    private readonly weeks: WeekReader,
  ) {}

  /** In which a plan of the caller is. */
  async weekOf(caller: SchoolCaller, planId: string): Promise<AskedWeek> {
    const { date } = await this.records.read(caller, planId);
    return this.weeks.asked(caller, date);
  }

  /** `sourceIds`: of what is copied. In the current transaction. */
  async of(caller: SchoolCaller, asked: AskedWeek, sourceIds: readonly string[]): Promise<Target[]> {
    const week = await this.weeks.read(caller, asked);
    return targetsOf(week, sourceIds);
  }
}

/** Lessons of the caller's own, with what stands for each. `sourceIds`: of what is copied. */
function targetsOf({ lessons, plans, noted, promised }: ReadWeek, sourceIds: readonly string[]): Target[] {
  const happened = new Set(noted.map(({ id }) => id));
  return lessons
    .filter(({ standing }) => standing === 'own' || standing === 'away')
    .map((of): Target => {
      const plan = plans.find(({ id }) => id === of.planId);
      const isFree = plan
        ? !happened.has(plan.id) && !promised.has(plan.id) && isUntouched(plan, sourceIds)
        : of.deletedPlanId === null;
      return {
        ...of.lesson,
        keys: plan ? standardKeys(plan.learningStandards) : (of.outline?.keys ?? []),
        state: of.standing === 'away' ? 'off' : isFree ? 'free' : 'written',
        ...{ of, plan },
      };
    });
}

/** Made and never opened, empty, or a copy of the very plan that nobody has changed. */
function isUntouched(plan: WeekPlan, sourceIds: readonly string[]): boolean {
  const isEmpty =
    plan.attachments === 0 &&
    [plan.objective, plan.activities, ...plan.learningStandards].every((text) => !text.trim());
  if (plan.isSealed) return false;
  return plan.isUnseen || isEmpty || (plan.copiedFrom !== null && sourceIds.includes(plan.copiedFrom));
}
