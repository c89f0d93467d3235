import { lastDayOf } from '@rules/calendar/school-week';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { orKept } from '../../session/kept-day';
import type { LessonPlan } from './plan';
import { keepPlan } from './plan-calls';

export const listsKey = ['lesson-plans', 'list'] as const;

/** A list brings whole plans: each opens without a network, too. */
async function keepPlans<List extends { items: LessonPlan[] }>(asked: Promise<List>): Promise<List> {
  const list = await asked;
  keepPlan(...list.items);
  return list;
}

/** Own plans, newest day first: of one week (its first day), or all. */
export function plansQuery(week: string | null) {
  const range = week ? { from: week, to: lastDayOf(week) } : {};
  return infiniteQueryOptions({
    queryKey: [...listsKey, week],
    queryFn: ({ pageParam, signal }) =>
      keepPlans(
        unwrap(api.GET('/api/lesson-plans', { params: { query: { ...range, cursor: pageParam } }, signal })),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    persister: (ask, context, query) =>
      orKept(() => ask({ ...context, pageParam: undefined, direction: 'forward' }), query),
    networkMode: 'offlineFirst',
  });
}

export type SchoolPlan = components['schemas']['SchoolPlanDto'];
/** Without what became of its lesson, which no verdict changes. */
export type JudgedPlan = components['schemas']['JudgedPlanDto'];

/** Somebody else's plan, as those who supervise read it. */
export function schoolPlanQuery(planId: string) {
  return queryOptions({
    queryKey: ['lesson-plans', 'of-school', planId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/school-plans/{id}', { params: { path: { id: planId } }, signal })),
  });
}

const ofPlan = (planId: string) => ({ params: { path: { id: planId } } });

/** Says that whoever is to verify it has read it. */
export const markPlanRead = (planId: string) =>
  unwrap(api.POST('/api/school-plans/{id}/reading', ofPlan(planId)));

export const judgePlan = (planId: string, body: components['schemas']['GiveVerdictDto']) =>
  unwrap(api.POST('/api/school-plans/{id}/verdicts', { ...ofPlan(planId), body }));

/** Takes note of what happened in a lesson whose plan is verified. */
export const noteReflection = (planId: string) =>
  unwrap(api.POST('/api/school-plans/{id}/reflection-note', ofPlan(planId)));

export const takeBackVerdict = (planId: string, verdictId: string) =>
  unwrap(
    api.DELETE('/api/school-plans/{id}/verdicts/{verdictId}', {
      params: { path: { id: planId, verdictId } },
    }),
  );
