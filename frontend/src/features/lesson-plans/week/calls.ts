import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { orKept } from '../../../session/kept-day';
import type { LessonPlan } from '../plan';
import { keepPlan } from '../plan-calls';
import type { SentWeek } from '../sending/calls';

/** `sending`, `elsewhere`: nothing where a device keeps the week from before it said so, or an older server tells it. */
export type MyWeek = Omit<components['schemas']['MyWeekDto'], 'plans' | 'sending' | 'elsewhere'> & {
  plans: readonly LessonPlan[];
  sending?: SentWeek | undefined;
  elsewhere?: readonly string[] | undefined;
};
export type NotedLesson = MyWeek['noted'][number];
export type WeekLesson = MyWeek['lessons'][number];
export type PreparedWeek = components['schemas']['PreparedWeekDto'];

export const weeksKey = ['lesson-plans', 'week'] as const;

/** The own week that holds a day. Its plans are kept, so that each opens without a network. */
export function myWeekQuery(day: string) {
  return queryOptions({
    queryKey: [...weeksKey, day],
    queryFn: async ({ signal }): Promise<MyWeek> =>
      keepPlans(await unwrap(api.GET('/api/my-week', { params: { query: { day } }, signal }))),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });
}

export type OwedWeek = components['schemas']['OwedWeekDto'];

/** What is owed of the weeks of the session up to today. */
export const owedWeeksQuery = () =>
  queryOptions({
    queryKey: ['lesson-plans', 'owed-weeks'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-week/owed', { signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export async function prepareWeek(day: string): Promise<PreparedWeek> {
  return keepPlans(await unwrap(api.POST('/api/my-week/preparation', { body: { day } })));
}

export const takeBackPlans = (planIds: string[]) =>
  unwrap(api.POST('/api/my-week/taking-back', { body: { planIds } }));

export type EarlierWeek = components['schemas']['CopyWeekDto']['from'];

export const copyWeek = (body: { day: string; from: EarlierWeek }) =>
  unwrap(api.POST('/api/my-week/copies', { body }));

/** All of them or none. */
export const postponeLessons = (planIds: readonly string[], reason: string) =>
  unwrap(
    api.POST('/api/reflections/batch', {
      body: {
        reflections: planIds.map((id) => ({
          ...{ id, status: 'postponed' as const, reason },
          ...{ present: null, mastered: null, result: null, text: '' },
        })),
      },
    }),
  );

/** As if nothing had been noted of its lesson. */
export const holdLesson = (planId: string) =>
  unwrap(api.DELETE('/api/reflections/{id}', { params: { path: { id: planId } } }));

export type Shift = components['schemas']['ShiftPlanDto']['shift'];

/** To another lesson of its set, alone or with what follows. */
export const shiftPlan = (id: string, shift: Shift) =>
  unwrap(api.POST('/api/lesson-plans/{id}/shift', { params: { path: { id } }, body: { shift } }));

function keepPlans<Week extends Pick<MyWeek, 'plans'>>(week: Week): Week {
  keepPlan(...week.plans);
  return week;
}
