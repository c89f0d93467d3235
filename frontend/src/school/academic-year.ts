import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';
import type { components } from '../api/schema';
import { orKept } from '../session/kept-day';
import { yearParameter } from '../site/paths';
import { schoolCodeOfHost } from './current-school';

export type AcademicYears = components['schemas']['AcademicYearsDto'];
export type AcademicYear = components['schemas']['AcademicYearDto'];

/** What a session other than today's is, where it is named. */
export function yearWords({ name, state, firstDay }: AcademicYear, today: string): string {
  if (state === 'closed') return `${name} · ditutup`;
  return today < firstDay ? `${name} · akan datang` : name;
}

export function academicYearsQuery() {
  return queryOptions({
    queryKey: ['academic-years', schoolCodeOfHost()],
    queryFn: ({ signal }) => unwrap(api.GET('/api/academic-years', { signal })),
    staleTime: 5 * 60_000,
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });
}

/** The session that the address names, else the current one; undefined for a school without any. */
export function chosenYear(
  { items, currentId }: AcademicYears,
  named: string | null,
): AcademicYear | undefined {
  return items.find(({ name }) => name === named) ?? items.find(({ id }) => id === currentId);
}

/** The session that a page of teaching is about. Undefined while the sessions are not known. */
export function useAcademicYear() {
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(academicYearsQuery());
  const chosen = data && chosenYear(data, search.get(yearParameter));
  // What else the address says names things of the session before.
  const choose = ({ name }: AcademicYear) => setSearch({ [yearParameter]: name });
  return {
    years: data?.items ?? [],
    chosen,
    current: data && chosenYear(data, null),
    isReadOnly: chosen?.state === 'closed',
    choose,
  };
}
