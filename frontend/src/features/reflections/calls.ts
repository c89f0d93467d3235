import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { daysToNote } from '../../school/first-questions';
import { keepAnswers, keptAnswer } from '../../session/kept-answers';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type Reflection = Schemas['ReflectionDto'];
export type LessonToReflect = Schemas['LessonToReflectDto'];

/** What of a plan its reflection is written by. */
export type ReflectedPlan = Pick<
  LessonToReflect['plan'],
  'date' | 'startTime' | 'className' | 'subject' | 'objective'
>;

const one = (id: string) => ({ params: { path: { id } } });

/** The lessons of the last weeks up to today, and what is noted of each. Opens without a network, too. */
export function lessonsQuery(today: string) {
  const range = daysToNote(today);
  return queryOptions({
    queryKey: ['reflections', 'lessons', today],
    queryFn: async ({ signal }) => {
      const list = await unwrap(api.GET('/api/reflections', { params: { query: range }, signal }));
      keepReflections(list.items.flatMap(({ reflection }) => reflection ?? []));
      return list;
    },
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });
}

const nameOf = (id: string) => `reflection/${id}`;

/** For a device without a network. */
function keepReflections(reflections: readonly Reflection[]): void {
  keepAnswers(reflections.map((reflection) => [nameOf(reflection.id), reflection] as const)).catch(
    () => undefined,
  );
}

export const keptReflection = async (id: string): Promise<Reflection | undefined> =>
  (await keptAnswer<Reflection>(nameOf(id)))?.data;

async function kept(asked: Promise<Reflection>): Promise<Reflection> {
  const reflection = await asked;
  keepReflections([reflection]);
  return reflection;
}

export const readReflection = (id: string): Promise<Reflection> =>
  kept(unwrap(api.GET('/api/reflections/{id}', one(id))));

export const createReflection = (
  id: string,
  fields: ReflectionContent,
  keepalive: boolean,
): Promise<Reflection> => kept(unwrap(api.POST('/api/reflections', { body: { id, ...fields }, keepalive })));

export const updateReflection = (
  id: string,
  version: number,
  fields: ReflectionContent,
  keepalive: boolean,
): Promise<Reflection> =>
  kept(unwrap(api.PUT('/api/reflections/{id}', { ...one(id), body: { version, ...fields }, keepalive })));

export const deleteReflection = (id: string) => unwrap(api.DELETE('/api/reflections/{id}', one(id)));

export const restoreReflection = (id: string): Promise<Reflection> =>
  unwrap(api.POST('/api/reflections/{id}/restoration', one(id)));
