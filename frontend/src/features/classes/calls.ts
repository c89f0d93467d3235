import { lettersOf } from '@rules/classes/domain/subject-mark';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { createClassBounds } from '../../api/bounds/create-class';
import { createSetBounds } from '../../api/bounds/create-set';
import { createSubjectBounds } from '../../api/bounds/create-subject';
import { newPanelBounds } from '../../api/bounds/new-panel';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { nounCalls } from '../../nouns/noun-calls';
import type { TableFormat } from '../../queries/table-download';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type SchoolClass = Schemas['ClassDto'];
export type Subject = Schemas['SubjectDto'];
export type TeachingSet = Schemas['TeachingSetDto'];
export type Panel = Schemas['PanelDto'];
export type NewClass = Schemas['NewClassDto'];
export type NewSubject = Schemas['NewSubjectDto'];
export type NewSet = Schemas['NewSetDto'];
export type NewPanel = Schemas['NewPanelDto'];
export type GradeLevel = SchoolClass['gradeLevels'][number];
export type Person = Schemas['MemberDto'];

export const classNoun = nounCalls('/api/classes', createClassBounds, 'classes');
export const subjectNoun = nounCalls('/api/subjects', createSubjectBounds, 'classes');
export const setNoun = nounCalls('/api/teaching-sets', createSetBounds, 'classes');
export const panelNoun = nounCalls('/api/panels', newPanelBounds, 'classes');

const ofYear = (academicYearId: string) => ({ params: { query: { academicYearId } } });

export const classesQuery = (yearId: string) =>
  queryOptions({
    queryKey: ['classes', 'classes', yearId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes', { ...ofYear(yearId), signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

const subjectsReply = () =>
  queryOptions({
    queryKey: ['classes', 'subjects'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/subjects', { signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const subjectsQuery = () => queryOptions({ ...subjectsReply(), select: ({ items }) => items });

/** By name and by code, in small letters. */
export const marksQuery = () => queryOptions({ ...subjectsReply(), select: marksByName });

export type Mark = Readonly<{ mark: string; hue: number | null }>;

/** A reply that a device keeps from before knows no marks. */
function marksByName({ items }: { items: readonly Subject[] }): ReadonlyMap<string, Mark> {
  return new Map(
    items.flatMap(({ name, code, mark, hue }) => {
      const shown = { mark: mark ?? lettersOf(code), hue: hue ?? null };
      return [name, code].map((called) => [called.trim().toLowerCase(), shown] as const);
    }),
  );
}

export const setsQuery = (academicYearId: string) => setNoun.list({ academicYearId });
export const panelsQuery = (academicYearId: string) => panelNoun.list({ academicYearId });

export const ownSetsQuery = (yearId: string) =>
  queryOptions({
    queryKey: ['classes', 'own-sets', yearId] as QueryKey,
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

export const addSubjects = (subjects: NewSubject[]) =>
  unwrap(api.POST('/api/subjects/batch', { body: { subjects } }));

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
