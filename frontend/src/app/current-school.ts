import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';
import { currentHost } from './school';
import { currentSession } from './session/session-store';

/** The school of the host and what the signed-in person is there. */
export function currentSchoolQuery() {
  return queryOptions({
    queryKey: ['current-school', currentSession()?.user.id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/schools/current', { signal })),
    staleTime: 5 * 60_000,
  });
}

/** For pages under a school layout; waits for the answer. */
export function useCurrentSchool() {
  return useSuspenseQuery(currentSchoolQuery()).data;
}

/** The code in the address of this page's host; only where a school layout stands. */
export function schoolCodeOfHost(): string {
  const host = currentHost();
  if (host.kind !== 'school') throw new Error('This page belongs to a school host.');
  return host.schoolCode;
}
