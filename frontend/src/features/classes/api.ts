import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import type { TableFormat } from '../../queries/table-download';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type SchoolClass = Schemas['ClassDto'];
export type Subject = Schemas['SubjectDto'];
export type TeachingSet = Schemas['TeachingSetDto'];
export type NewClass = Schemas['NewClassDto'];
export type NewSubject = Schemas['NewSubjectDto'];
export type NewSet = Schemas['NewSetDto'];
export type GradeLevel = SchoolClass['gradeLevels'][number];
export type Person = Schemas['MemberDto'];

/** Before whatever is told of classes, subjects and sets. */
export const classesKey = ['classes'];

const ofYear = (academicYearId: string) => ({ params: { query: { academicYearId } } });
const named = (id: string) => ({ params: { path: { id } } });

export const classesQuery = (yearId: string) =>
  queryOptions({
    queryKey: [...classesKey, 'classes', yearId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes', { ...ofYear(yearId), signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

export const subjectsQuery = () =>
  queryOptions({
    queryKey: [...classesKey, 'subjects'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/subjects', { signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

export const setsQuery = (yearId: string) =>
  queryOptions({
    queryKey: [...classesKey, 'sets', yearId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/teaching-sets', { ...ofYear(yearId), signal })),
    select: ({ items }) => items,
  });

export const ownSetsQuery = (yearId: string) =>
  queryOptions({
    queryKey: [...classesKey, 'own-sets', yearId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/own-teaching-sets', { ...ofYear(yearId), signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

export type PupilCounts = Schemas['PupilCountsDto'];

/** Under the key of pupils: whoever moves one asks anew. */
export const pupilCountsQuery = (yearId: string) =>
  queryOptions({
    queryKey: ['pupils', 'counts', yearId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pupil-counts', { ...ofYear(yearId), signal })),
  });

/** What type of school it is; null for one that never said. */
export const schoolTypeQuery = () =>
  queryOptions({ queryKey: ['school-profile', 'type'], queryFn: ({ signal }) => readSchoolType(signal) });

async function readSchoolType(
  signal: AbortSignal,
): Promise<Schemas['SchoolProfileDto']['schoolType'] | null> {
  try {
    return (await unwrap(api.GET('/api/school-profile', { signal }))).schoolType;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return null;
    throw failure;
  }
}

/** Who may teach: asked only by those who administer the school. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['people', 'members'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/members', { signal })),
    select: ({ members }) => members,
  });

export const addClasses = (classes: NewClass[]) =>
  unwrap(api.POST('/api/classes/batch', { body: { classes } }));
export const addClass = (body: NewClass) => unwrap(api.POST('/api/classes', { body }));
export const changeClass = ({ id, ...body }: NewClass & { version: number }) =>
  unwrap(api.PUT('/api/classes/{id}', { ...named(id), body }));
export const deleteClass = (id: string) => unwrap(api.DELETE('/api/classes/{id}', named(id)));
export const restoreClass = (id: string) => unwrap(api.POST('/api/classes/{id}/restoration', named(id)));

export const addSubjects = (subjects: NewSubject[]) =>
  unwrap(api.POST('/api/subjects/batch', { body: { subjects } }));
export const addSubject = (body: NewSubject) => unwrap(api.POST('/api/subjects', { body }));
export const changeSubject = ({ id, ...body }: NewSubject & { version: number }) =>
  unwrap(api.PUT('/api/subjects/{id}', { ...named(id), body }));
export const deleteSubject = (id: string) => unwrap(api.DELETE('/api/subjects/{id}', named(id)));
export const restoreSubject = (id: string) => unwrap(api.POST('/api/subjects/{id}/restoration', named(id)));

type TableName = 'classes' | 'subjects' | 'teaching-sets' | 'panels';

/** What stands in a part of the page, as a file. */
export function fetchTable(table: TableName, yearId: string, format: TableFormat): Promise<Blob> {
  const asked = { params: { query: { academicYearId: yearId, format } }, parseAs: 'blob' } as const;
  if (table === 'panels') return unwrap<Blob>(api.GET('/api/panels/table', asked));
  if (table === 'classes') return unwrap<Blob>(api.GET('/api/class-tables/classes', asked));
  if (table === 'subjects')
    return unwrap<Blob>(api.GET('/api/class-tables/subjects', { ...asked, params: { query: { format } } }));
  return unwrap<Blob>(api.GET('/api/class-tables/teaching-sets', asked));
}

/** As many as one request may bring. */
const batch = 60;

/** One request after the other: made again after a failure, those that stand already are not made twice. */
export async function addSets(sets: readonly NewSet[]): Promise<void> {
  for (let at = 0; at < sets.length; at += batch)
    await unwrap(
      api.POST('/api/teaching-sets/batch', { body: { teachingSets: sets.slice(at, at + batch) } }),
    );
}

export const addSet = (body: NewSet) => unwrap(api.POST('/api/teaching-sets', { body }));
export const changeSet = ({ id, ...body }: NewSet & { version: number }) =>
  unwrap(api.PUT('/api/teaching-sets/{id}', { ...named(id), body }));
export const deleteSet = (id: string) => unwrap(api.DELETE('/api/teaching-sets/{id}', named(id)));
export const restoreSet = (id: string) => unwrap(api.POST('/api/teaching-sets/{id}/restoration', named(id)));
