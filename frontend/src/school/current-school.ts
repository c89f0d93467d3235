import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';
import { orKept } from '../session/kept-day';
import { currentSession } from '../session/session-store';
import { currentHost } from '../site/host';
import { type SchoolContext, schoolContextOf } from './school-context';

/** The school and what the signed-in person is there: the host's, unless another is named. */
export function currentSchoolQuery(schoolCode?: string) {
  return queryOptions({
    queryKey: ['current-school', currentSession()?.user.id, schoolCode],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/schools/current', { params: { query: { schoolCode } }, signal })),
    staleTime: 5 * 60_000,
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });
}

/** The host is read once, as the document starts. */
const readAt = new Date(performance.timeOrigin);

/** What pages know of the school whose host they stand on. */
export function useSchoolContext(): SchoolContext {
  const host = currentHost();
  const { data, error, isLoading } = useQuery({
    ...currentSchoolQuery(),
    enabled: host.kind === 'school' && currentSession() !== null,
    // While the session ends, the page that is being left keeps its school.
    placeholderData: keepPreviousData,
  });
  return schoolContextOf(host, readAt, {
    school: data?.school ?? null,
    membership: data?.membership ?? null,
    isLoading,
    error,
  });
}

/** For pages under a school layout, whose loader has waited for both. */
export function useCurrentSchool() {
  const { school, membership } = useSchoolContext();
  if (!school || !membership) throw new Error('This page belongs under a school layout.');
  return { school, membership };
}

/** The code in the address of this page's host; only where a school layout stands. */
export function schoolCodeOfHost(): string {
  const host = currentHost();
  if (host.kind !== 'school') throw new Error('This page belongs to a school host.');
  return host.schoolCode;
}
