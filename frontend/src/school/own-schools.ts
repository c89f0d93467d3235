import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';
import type { components } from '../api/schema';
import { administers } from './roles';

export type OwnSchool = components['schemas']['UserSchoolDto'];

/** Where the person belongs, as the main domain's bar needs it. */
export function ownSchoolsQuery() {
  return queryOptions({
    queryKey: ['own-schools'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/schools/user-schools', { signal })),
    select: ({ schools }): readonly OwnSchool[] => schools,
    staleTime: 5 * 60_000,
  });
}

/** Of them, those the person looks after. */
export function administeredSchoolsQuery() {
  return queryOptions({
    ...ownSchoolsQuery(),
    select: ({ schools }): readonly OwnSchool[] => schools.filter(administers),
  });
}

/** The school that a page of the main domain is about: the one that is named, else the first the person administers, else
 * the first. */
export function schoolOfPage(schools: readonly OwnSchool[], named: string | null): OwnSchool | undefined {
  const asked = schools.find(({ code }) => code === named?.toLowerCase());
  return asked ?? schools.find(administers) ?? schools[0];
}
