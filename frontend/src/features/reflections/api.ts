import { addDays } from '@rules/calendar/day';
import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type Reflection = Schemas['ReflectionDto'];
export type LessonToReflect = Schemas['LessonToReflectDto'];

/** Lists and weeks of plans tell what happened too: whatever is noted makes them old, and they it. */
export const plansKey = ['lesson-plans'];
export const reflectionsKey = [...plansKey, 'reflections'];

/** How far back what is still to be noted is looked for, in days. */
const DAYS_BACK = 21;

const one = (id: string) => ({ params: { path: { id } } });

/** The lessons of the last weeks up to today, and what is noted of each. Opens without a network, too. */
export function lessonsQuery(today: string) {
  const range = { from: addDays(today, -DAYS_BACK), to: today };
  return queryOptions({
    queryKey: [...reflectionsKey, 'lessons', today],
    queryFn: ({ signal }) => unwrap(api.GET('/api/reflections', { params: { query: range }, signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });
}

export const readReflection = (id: string): Promise<Reflection> =>
  unwrap(api.GET('/api/reflections/{id}', one(id)));

export const createReflection = (
  id: string,
  fields: ReflectionContent,
  keepalive: boolean,
): Promise<Reflection> => unwrap(api.POST('/api/reflections', { body: { id, ...fields }, keepalive }));

export const updateReflection = (
  id: string,
  version: number,
  fields: ReflectionContent,
  keepalive: boolean,
): Promise<Reflection> =>
  unwrap(api.PUT('/api/reflections/{id}', { ...one(id), body: { version, ...fields }, keepalive }));

export const restoreReflection = (id: string): Promise<Reflection> =>
  unwrap(api.POST('/api/reflections/{id}/restoration', one(id)));
