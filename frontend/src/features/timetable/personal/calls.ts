import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { orKept } from '../../../session/kept-day';

type Schemas = components['schemas'];
export type PersonalTimetable = Schemas['PersonalTimetableDto'];
export type PersonalLesson = PersonalTimetable['lessons'][number];
export type PersonalContent = Omit<Schemas['NewPersonalLessonDto'], 'id' | 'schoolCode'>;
export type Adoption = NonNullable<PersonalTimetable['adoption']>;

const named = (id: string) => ({ params: { path: { id } } });

/** What the person says of their own week, and what the school's timetable has for it. */
export const personalQuery = (academicYearId: string) =>
  queryOptions({
    queryKey: ['timetable', 'personal', academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/personal-timetable', { params: { query: { academicYearId } }, signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const addPersonal = (id: string, content: PersonalContent) =>
  unwrap(api.POST('/api/personal-lessons', { body: { id, ...content } }));
/** In the version that was read. */
export const changePersonal = (id: string, version: number, content: PersonalContent) =>
  unwrap(api.PUT('/api/personal-lessons/{id}', { ...named(id), body: { ...content, version } }));
export const deletePersonal = (id: string) => unwrap(api.DELETE('/api/personal-lessons/{id}', named(id)));
export const restorePersonal = (id: string) =>
  unwrap(api.POST('/api/personal-lessons/{id}/restoration', named(id)));

/** Said again, nothing happens. */
export const adoptTimetable = (body: Schemas['NewAdoptionDto']) =>
  unwrap(api.POST('/api/personal-timetable/adoption', { body }));

export function contentOfPersonal(lesson: PersonalLesson): PersonalContent {
  const { id: _id, version: _version, updatedAt: _when, deletedAt: _gone, ...content } = lesson;
  return content;
}
