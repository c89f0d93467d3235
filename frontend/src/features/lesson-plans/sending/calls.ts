import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { orKept } from '../../../session/kept-day';

type Schemas = components['schemas'];
/** `isWaiting`: its sending waits on this device. */
export type SentPlan = Schemas['SentPlanDto'] & { isWaiting?: boolean };
export type SentWeek = Omit<Schemas['SentWeekDto'], 'plans'> & { plans: readonly SentPlan[] };

/** For a week that does not say it. */
export const sentWeekQuery = (day: string) =>
  queryOptions({
    queryKey: ['lesson-plans', 'sending', day],
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-week/sending', { params: { query: { day } }, signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const sendWeek = (body: Schemas['SendWeekDto']) => unwrap(api.POST('/api/my-week/sending', { body }));
export const withdrawWeek = (body: Schemas['WithdrawWeekDto']) =>
  unwrap(api.POST('/api/my-week/sending/withdrawal', { body }));
export const beginAmendment = (planId: string, body: Schemas['AmendmentDto']) =>
  unwrap(api.POST('/api/lesson-plans/{id}/amendments', { params: { path: { id: planId } }, body }));
export const answerComment = (planId: string, body: Schemas['AnswerDto']) =>
  unwrap(api.POST('/api/lesson-plans/{id}/answers', { params: { path: { id: planId } }, body }));
