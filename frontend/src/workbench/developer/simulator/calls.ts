import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { developerApi } from './developer-client';

/** A tool is looked at while something happens elsewhere. */
const live = { refetchInterval: 1_000, staleTime: 0 } as const;

export function schoolsQuery() {
  return queryOptions({
    queryKey: ['simulator', 'schools'],
    queryFn: ({ signal }) => unwrap(developerApi.GET('/api/test/schools', { signal })),
    select: ({ schools }) => schools,
  });
}

/** The school now, or at an instant. */
export function simulationQuery(code: string, at?: string) {
  return queryOptions({
    queryKey: ['simulator', 'school', code, at ?? 'now'],
    queryFn: ({ signal }) =>
      unwrap(
        developerApi.GET('/api/test/schools/{code}', { params: { path: { code }, query: { at } }, signal }),
      ),
    ...live,
  });
}

export function clockQuery() {
  return queryOptions({
    queryKey: ['simulator', 'clock'],
    queryFn: ({ signal }) => unwrap(developerApi.GET('/api/test/clock', { signal })),
    ...live,
  });
}

export function inboxQuery() {
  return queryOptions({
    queryKey: ['simulator', 'inbox'],
    queryFn: ({ signal }) => unwrap(developerApi.GET('/api/test/inbox', { signal })),
    select: ({ events }) => events,
    ...live,
  });
}

export function faultsQuery() {
  return queryOptions({
    queryKey: ['simulator', 'faults'],
    queryFn: ({ signal }) => unwrap(developerApi.GET('/api/test/faults', { signal })),
    select: ({ left }) => left,
    ...live,
  });
}

export function providersQuery() {
  return queryOptions({
    queryKey: ['simulator', 'providers'],
    queryFn: ({ signal }) => unwrap(developerApi.GET('/api/test/webhooks', { signal })),
  });
}
