import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { keepAnswers, keptAnswer } from '../../session/kept-answers';
import { blankPlan, type LessonPlan, type PlanFields } from './plan';

const one = (id: string) => ({ params: { path: { id } } });

const nameOf = (id: string) => `lesson-plan/${id}`;

/** For a device without a network. */
export function keepPlan(...plans: LessonPlan[]): void {
  keepAnswers(plans.map((plan) => [nameOf(plan.id), plan] as const)).catch(() => undefined);
}

/** A plan that a page of long ago kept lacks what has been added since. */
export async function keptPlan(id: string): Promise<LessonPlan | undefined> {
  const kept = (await keptAnswer<LessonPlan>(nameOf(id)))?.data;
  return kept && { ...blankPlan(kept.date), ...kept };
}

async function kept(asked: Promise<LessonPlan>): Promise<LessonPlan> {
  const plan = await asked;
  keepPlan(plan);
  return plan;
}

export const readPlan = (id: string): Promise<LessonPlan> =>
  kept(unwrap(api.GET('/api/lesson-plans/{id}', one(id))));

/** That a plan which was made for its author is looked at now; without a network it is told the next time. Whether it was told. */
export async function noteOpening(id: string): Promise<boolean> {
  if (!(await keptPlan(id))?.isUnseen) return false;
  return unwrap(api.POST('/api/lesson-plans/{id}/opening', one(id))).then(
    () => true,
    () => false,
  );
}

export const deletePlan = (id: string) => unwrap(api.DELETE('/api/lesson-plans/{id}', one(id)));

export const restorePlan = (id: string): Promise<LessonPlan> =>
  unwrap(api.POST('/api/lesson-plans/{id}/restoration', one(id)));

const bodyOf = (fields: PlanFields) => ({
  ...fields,
  contentStandards: [...fields.contentStandards],
  learningStandards: [...fields.learningStandards],
});

/** `keepalive` lets the request outlive the page; the browser takes it for small bodies only. */
export function createPlan(id: string, fields: PlanFields, keepalive: boolean): Promise<LessonPlan> {
  return kept(unwrap(api.POST('/api/lesson-plans', { body: { id, ...bodyOf(fields) }, keepalive })));
}

export function updatePlan(
  id: string,
  version: number,
  fields: PlanFields,
  keepalive: boolean,
): Promise<LessonPlan> {
  const body = { version, ...bodyOf(fields) };
  return kept(unwrap(api.PUT('/api/lesson-plans/{id}', { ...one(id), body, keepalive })));
}
