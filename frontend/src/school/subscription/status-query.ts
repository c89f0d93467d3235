import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { keptOffline } from '../../session/kept-day';

export const statusKey = (schoolCode: string) => ['subscription', schoolCode] as const;

export function statusQuery(schoolCode: string) {
  return queryOptions({
    queryKey: statusKey(schoolCode),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/subscription/status', { params: { query: { schoolCode } }, signal })),
    persister: (ask, context, query) => keptOffline(() => ask(context), query),
  });
}

const verifiedInterval = 60_000;
const unverifiedInterval = 10_000;

/** For the one watch of a page: asked again while the page is visible, and at once on focus. */
export function polledStatusQuery(schoolCode: string) {
  return queryOptions({
    ...statusQuery(schoolCode),
    refetchInterval: ({ state }) => (state.status === 'error' ? unverifiedInterval : verifiedInterval),
    refetchOnWindowFocus: 'always',
  });
}
