import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

type Schemas = components['schemas'];
export type PlanSending = Schemas['PlanSendingDto'];

const named = (id: string) => ({ params: { path: { id } } });

/** Whether a plan was sent, and what became of it. */
export const planSendingQuery = (planId: string) =>
  queryOptions({
    queryKey: ['yearly-plans', 'sending', planId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/yearly-plans/{id}/sending', { ...named(planId), signal })),
  });

export const sendPlan = (planId: string, body: Schemas['SendYearlyPlanDto']) =>
  unwrap(api.POST('/api/yearly-plans/{id}/sending', { ...named(planId), body }));
export const withdrawPlan = (planId: string) =>
  unwrap(api.POST('/api/yearly-plans/{id}/sending/withdrawal', named(planId)));
export const amendPlan = (planId: string, body: Schemas['AmendmentDto']) =>
  unwrap(api.POST('/api/yearly-plans/{id}/amendments', { ...named(planId), body }));
export const answerRemark = (planId: string, body: Schemas['AnswerRemarkDto']) =>
  unwrap(api.POST('/api/yearly-plans/{id}/answers', { ...named(planId), body }));
