import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { lengthOf, minutesPlanned, stepsOf } from '../domain/lesson-steps.js';
import { flagsOf, type ReviewFlag } from '../domain/review-flags.js';
import { PlansOfSchool } from '../plans-of-school.js';
import type { ReadWeek } from '../week/told-week.js';
import type { AskedWeek } from '../week/week-periods.js';
import type { WeekPlan } from '../week/week-plans.repository.js';

type FlaggedWeek = Pick<AskedWeek, 'year'> & Pick<ReadWeek, 'week' | 'lessons' | 'plans'>;

/** Why plans that are sent are worth reading closely. */
@Injectable()
export class PlanFlags {
  constructor(private readonly plans: PlansOfSchool) {}

  /** By the id of the plan. In the current transaction. */
  async of(
    caller: SchoolCaller,
    { week, year, lessons, plans: ofWeek }: FlaggedWeek,
    plans: readonly WeekPlan[],
  ): Promise<ReadonlyMap<string, ReviewFlag[]>> {
    const subjects = [...new Set(plans.map(({ subject }) => subject))];
    const earlier = [...ofWeek, ...(await this.plans.earlier(ownerOf(caller), subjects, week))];
    return new Map(
      plans.map((plan) => {
        const { isAhead = false, isBeside = false } = lessons.find(({ planId }) => planId === plan.id) ?? {};
        const minutes = { planned: minutesPlanned(stepsOf(plan.activities)), length: lengthOf(plan) };
        const known = { earlier, since: year?.firstDay ?? week, isAhead, isBeside };
        return [plan.id, flagsOf({ ...plan, minutes }, known)] as const;
      }),
    );
  }
}
