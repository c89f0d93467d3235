import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { Sendings, type Standing, type Step } from '../../reviews/index.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { type PlanningPart, planningPartOf } from '../domain/plan-versions.js';
import { flagsOf, type ReviewFlag } from '../domain/review-flags.js';
import type { ReadWeek } from '../week/told-week.js';
import type { AskedWeek } from '../week/week-periods.js';
import { type WeekPlan, WeekPlansRepository } from '../week/week-plans.repository.js';

export const PLAN_KIND = 'lesson_plan';

type Asking = Readonly<{ schoolId: string; now: number }>;

/** Lesson plans as something that is sent and verified. In the current transaction. */
@Injectable()
export class SentPlans {
  constructor(
    private readonly sendings: Sendings,
    private readonly plans: WeekPlansRepository,
  ) {}

  /** By the id of the plan: why each is worth reading closely. */
  async flags(
    caller: SchoolCaller,
    {
      week,
      year,
      lessons,
      plans: ofWeek,
    }: Pick<AskedWeek, 'year'> & Pick<ReadWeek, 'week' | 'lessons' | 'plans'>,
    plans: readonly WeekPlan[],
  ): Promise<ReadonlyMap<string, ReviewFlag[]>> {
    const subjects = [...new Set(plans.map(({ subject }) => subject))];
    const earlier = [...ofWeek, ...(await this.plans.earlier(ownerOf(caller), subjects, week))];
    return new Map(
      plans.map((plan) => {
        const { isAhead = false, isBeside = false } = lessons.find(({ planId }) => planId === plan.id) ?? {};
        return [
          plan.id,
          flagsOf(plan, { earlier, since: year?.firstDay ?? week, isAhead, isBeside }),
        ] as const;
      }),
    );
  }

  /** Of plans, the ids of those that stand as they were sent. Nobody but their author, one by one, writes on in them. */
  async promised(
    { school, now }: SchoolCaller,
    plans: readonly Pick<WeekPlan, 'id' | 'isSealed'>[],
  ): Promise<ReadonlySet<string>> {
    const ids = plans.map(({ id }) => id);
    const sent = await this.standings({ schoolId: school.id, now }, ids, { steps: 1, seenBy: 'author' });
    return new Set(plans.filter((plan) => isPromised(sent.get(plan.id), plan)).map(({ id }) => id));
  }

  standings(
    { schoolId, now }: Asking,
    planIds: readonly string[],
    as: Readonly<{ steps: Step; seenBy: 'author' | 'verifier' }>,
  ): Promise<ReadonlyMap<string, Standing>> {
    return this.sendings.standings(schoolId, PLAN_KIND, planIds, { ...as, now });
  }
}

/** What was sent and not returned, unless its author writes on in what was verified. */
function isPromised(standing: Standing | undefined, { isSealed }: Pick<WeekPlan, 'isSealed'>): boolean {
  return standing?.state === 'sent' || (standing?.state === 'verified' && (isSealed || !standing.seal));
}

export function contentOf({ sent }: Standing): PlanningPart {
  const content: PlanningPart = JSON.parse(sent.content);
  return planningPartOf(content);
}

/** Whether its author has written on since it was sent. */
export function isChangedSince(standing: Standing, plan: LessonPlanContent): boolean {
  return !isDeepStrictEqual(contentOf(standing), planningPartOf(plan));
}
