import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Sendings, type Standing, type Step } from '../reviews/index.js';
import type { LessonPlan, LessonPlanContent } from './domain/lesson-plan.js';
import { type PlanningPart, planningPartOf } from './domain/plan-versions.js';

export const PLAN_KIND = 'lesson_plan';

type Asking = Readonly<{ schoolId: string; now: number }>;
export type StandingsBySteps = (steps: Step) => ReadonlyMap<string, Standing>;
type KnownPlan = Pick<LessonPlan, 'id' | 'isSealed'>;

/** What of lesson plans was sent last, and what became of it. In the current transaction. */
@Injectable()
export class SentPlans {
  constructor(private readonly sendings: Sendings) {}

  /** Of plans, the ids of those that stand as they were sent. Nobody but their author, one by one, writes on in them. */
  async promised({ school, now }: SchoolCaller, plans: readonly KnownPlan[]): Promise<ReadonlySet<string>> {
    const ids = plans.map(({ id }) => id);
    const sent = await this.standings({ schoolId: school.id, now }, ids, { steps: 1, seenBy: 'author' });
    return promisedAmong(plans, sent);
  }

  /** As their author sees them, for whoever learns from what was sent how many steps there are. */
  standingsBySteps({ school, now }: SchoolCaller, planIds: readonly string[]): Promise<StandingsBySteps> {
    return this.sendings.standingsBySteps(school.id, PLAN_KIND, planIds, { now, seenBy: 'author' });
  }

  standings(
    { schoolId, now }: Asking,
    planIds: readonly string[],
    as: Readonly<{ steps: Step; seenBy: 'author' | 'verifier' }>,
  ): Promise<ReadonlyMap<string, Standing>> {
    return this.sendings.standings(schoolId, PLAN_KIND, planIds, { ...as, now });
  }
}

export function promisedAmong(
  plans: readonly KnownPlan[],
  standings: ReadonlyMap<string, Standing>,
): ReadonlySet<string> {
  return new Set(plans.filter((plan) => isPromised(standings.get(plan.id), plan)).map(({ id }) => id));
}

/** What was sent and not returned, unless its author writes on in what was verified. */
function isPromised(standing: Standing | undefined, { isSealed }: KnownPlan): boolean {
  return standing?.state === 'sent' || (standing?.state === 'verified' && (isSealed || !standing.seal));
}

export function contentOf({ sent }: Standing): PlanningPart {
  return planningPartIn(sent.content);
}

/** Of a plan as it is kept in JSON. */
export function planningPartIn(json: string): PlanningPart {
  const content: PlanningPart = JSON.parse(json);
  return planningPartOf(content);
}

/** Whether its author has written on since it was sent. */
export function isChangedSince(standing: Standing, plan: LessonPlanContent): boolean {
  return !isDeepStrictEqual(contentOf(standing), planningPartOf(plan));
}
