import { lastDayOf } from '@rules/calendar/school-week';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { orKept } from '../../session/kept-day';
import { keepPlan, readPlan } from './api';
import { beginPlan, nextPeriod, type SchoolDayFrom } from './editor/begin-plan';
import type { LessonPlan } from './plan';

export const lessonPlansKey = ['lesson-plans'];
export const listsKey = [...lessonPlansKey, 'list'];

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

/** Own plans of a few days, as many as a page holds. */
export function plansBetweenQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...lessonPlansKey, 'between', from, to],
    queryFn: ({ signal }) =>
      keepPlans(
        unwrap(api.GET('/api/lesson-plans', { params: { query: { from, to, limit: 100 } }, signal })),
      ),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });
}

export type SchoolPlan = components['schemas']['SchoolPlanDto'];

/** Somebody else's plan, as those who supervise read it. */
export function schoolPlanQuery(planId: string) {
  return queryOptions({
    queryKey: [...lessonPlansKey, 'of-school', planId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/school-plans/{id}', { params: { path: { id: planId } }, signal })),
  });
}

/** Milliseconds that a new plan waits for the plans before it. */
const patience = 1_500;

/** The latest own plans; on a slow network those that are known, so that nobody waits for a blank form. */
async function latestPlans(queries: QueryClient): Promise<LessonPlan[]> {
  const latest = plansQuery(null);
  const known = () => queries.getQueryData(latest.queryKey);
  const asked = queries.fetchInfiniteQuery(latest).catch(known);
  const data = await Promise.race([asked, pause(patience).then(known)]);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Beginning = {
  planId: string;
  copyOf: string | null;
  today: string;
  schoolDayFrom: SchoolDayFrom;
};

/** What stands in a new plan before the first word is written. */
export function beginningQuery({ planId, copyOf, today, schoolDayFrom }: Beginning) {
  return queryOptions({
    queryKey: ['lesson-plan-beginning', planId],
    queryFn: async ({ client }) => {
      const copied = copyOf === null ? undefined : await readPlan(copyOf);
      return beginPlan(nextPeriod(await latestPlans(client), today, schoolDayFrom), copied);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
