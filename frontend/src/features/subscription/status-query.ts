import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';

const verifiedInterval = 60_000;
const unverifiedInterval = 10_000;

export const statusKey = (schoolCode: string) => ['subscription', schoolCode] as const;

/** Polled while the page is visible, asked at once on focus; pushed news is written over it. */
export function statusQuery(schoolCode: string) {
  return queryOptions({
    queryKey: statusKey(schoolCode),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/subscription/status', { params: { query: { schoolCode } }, signal })),
    refetchInterval: ({ state }) => (state.status === 'error' ? unverifiedInterval : verifiedInterval),
    refetchOnWindowFocus: 'always',
  });
}
