import type { SetContent } from '@rules/classes/domain/teaching-set';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type TeachingSet = components['schemas']['TeachingSetDto'];

const one = (id: string) => ({ params: { path: { id } } });

export function teachersQuery() {
  return queryOptions({
    queryKey: ['people', 'members'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/members', { signal })),
    select: ({ members }) => members.filter(({ roles }) => roles.includes('teacher')),
  });
}

/** What goes out is a copy: the contract's lists may be changed, ours may not. */
const bodyOf = ({ parts, teachers, ...fields }: SetContent) => ({
  ...fields,
  parts: [...parts],
  teachers: [...teachers],
});

export function createSet(id: string, fields: SetContent, keepalive: boolean): Promise<TeachingSet> {
  return unwrap(api.POST('/api/teaching-sets', { body: { id, ...bodyOf(fields) }, keepalive }));
}

export function updateSet(
  id: string,
  version: number,
  fields: SetContent,
  keepalive: boolean,
): Promise<TeachingSet> {
  const body = { version, ...bodyOf(fields) };
  return unwrap(api.PUT('/api/teaching-sets/{id}', { ...one(id), body, keepalive }));
}

export const restoreSet = (id: string): Promise<TeachingSet> =>
  unwrap(api.POST('/api/teaching-sets/{id}/restoration', one(id)));

/** Of whichever academic year: sets are read as lists alone. */
export async function readSet(id: string): Promise<TeachingSet> {
  const { items: years } = await unwrap(api.GET('/api/academic-years'));
  const lists = await Promise.all(
    years
      .filter(({ state }) => state !== 'closed')
      .map((year) =>
        unwrap(api.GET('/api/teaching-sets', { params: { query: { academicYearId: year.id } } })),
      ),
  );
  const found = lists.flatMap(({ items }) => items).find((set) => set.id === id);
  if (!found) throw new ApiError('NOT_FOUND', 404, 'There is no such teaching set.');
  return found;
}
