import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { type AskedWeek, PlansOfSchool, type ReadWeek, type WeekPlan } from '../../lesson-plans/index.js';
import { lengthOf, minutesPlanned, stepsOf } from '../../lesson-plans/rules/index.js';
import { flagsOf, type Noted, worded } from '../domain/review-flags.js';

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
  ): Promise<ReadonlyMap<string, Noted>> {
    const subjects = [...new Set(plans.map(({ subject }) => subject))];
    const before = await this.plans.earlier(ownerOf(caller), subjects, week);
    const earlier = [...ofWeek, ...before].map(worded);
    return new Map(
      plans.map((plan) => {
        const { isAhead = false, isBeside = false } = lessons.find(({ planId }) => planId === plan.id) ?? {};
        const minutes = { planned: minutesPlanned(stepsOf(plan.activities)), length: lengthOf(plan) };
        const known = { earlier, since: year?.firstDay ?? week, isAhead, isBeside };
        const flags = flagsOf({ ...worded(plan), minutes }, known);
        return [plan.id, { flags, isUnopened: plan.isUnseen }] as const;
      }),
    );
  }
}
