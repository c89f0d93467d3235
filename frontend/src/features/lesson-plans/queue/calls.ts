import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

export type WaitingPlan = components['schemas']['WaitingPlanDto'];
export type QueuedPlan = components['schemas']['QueuedPlanDto'];
export type ReviewFlag = components['schemas']['ReviewFlagDto'];
export type Section = QueuedPlan['comments'][number]['section'];

const queueKey = ['lesson-plans', 'queue'] as const;

/** What waits for the caller's verdict. */
export function reviewQueueQuery() {
  return queryOptions({
    queryKey: [...queueKey, 'list'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/review-queue', { signal })),
  });
}

/** The words of what waits of one teacher: kept while the page is open, since what was judged may be taken back. */
export function queuedPlansQuery(authorId: string) {
  return queryOptions({
    queryKey: [...queueKey, 'plans', authorId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/review-queue/plans', { params: { query: { authorId } }, signal }))).items,
    staleTime: 60_000,
  });
}
