import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { LessonPlan, PlanFields } from './plan';

const one = (id: string) => ({ params: { path: { id } } });

export const readPlan = (id: string): Promise<LessonPlan> =>
  unwrap(api.GET('/api/lesson-plans/{id}', one(id)));

export const deletePlan = (id: string) => unwrap(api.DELETE('/api/lesson-plans/{id}', one(id)));

export const restorePlan = (id: string): Promise<LessonPlan> =>
  unwrap(api.POST('/api/lesson-plans/{id}/restoration', one(id)));

/** `keepalive` lets the request outlive the page; the browser takes it for small bodies only. */
export function createPlan(id: string, fields: PlanFields, keepalive: boolean): Promise<LessonPlan> {
  return unwrap(api.POST('/api/lesson-plans', { body: { id, ...fields }, keepalive }));
}

export function updatePlan(
  id: string,
  version: number,
  fields: PlanFields,
  keepalive: boolean,
): Promise<LessonPlan> {
  return unwrap(api.PUT('/api/lesson-plans/{id}', { ...one(id), body: { version, ...fields }, keepalive }));
}
