import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

type Schemas = components['schemas'];
export type WaitingPlan = Schemas['WaitingYearlyPlanDto'];
export type SentPlan = Schemas['SentYearlyPlanDto'];
export type SentRow = Schemas['SentRowDto'];

const named = (id: string) => ({ params: { path: { id } } });

/** What waits for the caller's verdict. */
export const waitingYearlyPlansQuery = () =>
  queryOptions({
    queryKey: ['yearly-plan-reviews', 'waiting'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/sent-yearly-plans', { signal })),
    select: ({ items }) => items,
  });

export const sentPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ['yearly-plan-reviews', 'plan', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/sent-yearly-plans/{id}', { ...named(id), signal })),
  });

/** Says that whoever is to verify it has read it. */
export const markPlanRead = (id: string) =>
  unwrap(api.POST('/api/sent-yearly-plans/{id}/reading', named(id)));
export const judgePlan = (id: string, body: Schemas['JudgeYearlyPlanDto']) =>
  unwrap(api.POST('/api/sent-yearly-plans/{id}/verdicts', { ...named(id), body }));
export const takeBackVerdict = (id: string, verdictId: string) =>
  unwrap(
    api.DELETE('/api/sent-yearly-plans/{id}/verdicts/{verdictId}', { params: { path: { id, verdictId } } }),
  );
