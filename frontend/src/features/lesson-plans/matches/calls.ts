import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { joinPlansBounds } from '../../../api/bounds/join-plans';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

export type PlanMatch = components['schemas']['PlanMatchDto'];

/** As many as one request may bring. */
const { most } = joinPlansBounds.matches;

export const planMatchesQuery = () =>
  queryOptions({
    queryKey: ['lesson-plans', 'matches'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lesson-plan-matches', { signal })),
    select: ({ items }) => items.slice(0, most),
  });

export function joinPlans(chosen: readonly PlanMatch[]) {
  const matches = chosen.map(({ className, subject, teachingSetId }) => ({
    className,
    subject,
    teachingSetId,
  }));
  return unwrap(api.POST('/api/lesson-plan-matches', { body: { matches } }));
}

export const partPlans = (planIds: string[]) =>
  unwrap(api.POST('/api/lesson-plan-matches/undoing', { body: { planIds } }));
