import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import type { components } from '../../../../api/schema';

export type PlanVersion = components['schemas']['PlanVersionDto'];

/** What a plan said before, the newest first. */
export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ['lesson-plans', 'versions', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/lesson-plans/{id}/versions', { params: { path: { id } }, signal })),
    select: ({ items }) => items,
  });
}
