import { type SealedOf, sealedOf } from '../../../platform/nouns/noun.js';
import { blankPlan, LESSON_PLAN, type LessonPlanContent } from './lesson-plan.js';

/** What is written before the lesson; what happened in it is noted beside the plan. */
export type PlanningPart = SealedOf<typeof LESSON_PLAN>;

/** What a plan said in one of its versions. `writtenAt` in epoch milliseconds. */
export type PlanVersion = Readonly<{ version: number; writtenAt: number; content: PlanningPart }>;

/** Of each plan. */
export const MOST_KEPT_VERSIONS = 20;

/** Whoever comes back after so long begins anew: what stood there is kept. In milliseconds. */
const SITTING = 10 * 60_000;

/** Of whatever has it, e.g. of a plan with its state; what a version of long ago lacks is blank. */
export function planningPartOf(plan: Pick<LessonPlanContent, 'date'> & Partial<PlanningPart>): PlanningPart {
  return sealedOf(LESSON_PLAN, { ...blankPlan(plan.date), ...plan });
}

/** Whether writing this, of which what is absent stays, changes what is planned. */
export function isPlanChanged(before: PlanningPart, sent: Partial<LessonPlanContent>): boolean {
  return told(before) !== told({ ...before, ...sent });
}

/** Whether what stood is worth keeping when it is written again: not each word of a sitting, and nothing where nothing changed. */
export function isKept(
  before: PlanningPart & Readonly<{ updatedAt: number }>,
  after: PlanningPart,
  now: number,
): boolean {
  return now - before.updatedAt >= SITTING && told(before) !== told(after);
}

const told = (plan: PlanningPart) => JSON.stringify(planningPartOf(plan));
