import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Visit = Schemas['VisitDto'];
export type VisitedLessons = Schemas['VisitedLessonsDto'];
export type VisitedPlan = Schemas['VisitedPlanDto'];

/** Every asking is an opening that the school has written down: nothing is asked again by itself. */
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } as const;

export const visitQuery = (secret: string) =>
  queryOptions({
    ...once,
    queryKey: ['visits', secret],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/visits/{secret}', { params: { path: { secret } }, signal })),
  });

export const visitedWeekQuery = (secret: string, teacherId: string, week: string) =>
  queryOptions({
    ...once,
    queryKey: ['visits', secret, teacherId, week],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/visits/{secret}/teachers/{teacherId}/weeks/{week}', {
          params: { path: { secret, teacherId, week } },
          signal,
        }),
      ),
  });

export const visitedPlanQuery = (secret: string, planId: string) =>
  queryOptions({
    ...once,
    queryKey: ['visits', secret, 'plan', planId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/visits/{secret}/plans/{planId}', { params: { path: { secret, planId } }, signal }),
      ),
  });

export const fetchWeekPaper = (secret: string, teacherId: string, week: string): Promise<Blob> =>
  unwrap(
    api.GET('/api/visits/{secret}/teachers/{teacherId}/weeks/{week}/paper', {
      params: { path: { secret, teacherId, week } },
      parseAs: 'blob',
    }),
  );

export const fetchPlanPaper = (secret: string, planId: string): Promise<Blob> =>
  unwrap(
    api.GET('/api/visits/{secret}/plans/{planId}/paper', {
      params: { path: { secret, planId } },
      parseAs: 'blob',
    }),
  );

/** Whatever is not shown is not there, and nobody is told why. */
export const isNotShown = (failure: unknown) => failure instanceof ApiError && failure.code === 'NOT_FOUND';
