import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { inTurns, paperOrPlace } from '../../queries/papers/asked-paper-query';
import type { TableFormat } from '../../queries/table-download';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type Timetable = Schemas['HeldTimetableDto'];
export type Lesson = Schemas['LessonDto'];
export type Override = Schemas['OverrideDto'];
export type LessonContent = Omit<Schemas['NewLessonDto'], 'id' | 'schoolCode'>;
export type Room = Schemas['RoomDto'];
export type RoomNeed = Schemas['RoomNeedDto'];
export type TimetableSet = Schemas['TimetableSetDto'];

const named = (id: string) => ({ params: { path: { id } } });

export const timetablesQuery = (academicYearId: string) =>
  queryOptions({
    queryKey: ['timetable', 'versions', academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/timetables', { params: { query: { academicYearId } }, signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

export const lessonsQuery = (timetableId: string) =>
  queryOptions({
    queryKey: ['timetable', 'lessons', timetableId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/timetables/{id}/lessons', { ...named(timetableId), signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const fetchTimetableTable = (id: string, format: TableFormat) =>
  unwrap(
    api.GET('/api/timetables/{id}/table', {
      params: { path: { id }, query: { format } },
      parseAs: 'blob',
    }),
  );

/** A week on A4, or all teachers on A3. */
export const fetchTimetablePaper = (
  id: string,
  query: { of: 'teacher' | 'class' | 'teachers'; whoseId?: string },
) =>
  paperOrPlace(
    unwrap(
      api.GET('/api/timetables/{id}/paper', {
        params: { path: { id }, query, header: inTurns() },
        parseAs: 'blob',
      }),
    ),
  );

export const roomsQuery = () =>
  queryOptions({
    queryKey: ['timetable', 'rooms'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/rooms', { signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

export const addTimetable = (body: Schemas['NewTimetableDto']) =>
  unwrap(api.POST('/api/timetables', { body }));
export const deleteTimetable = (id: string) => unwrap(api.DELETE('/api/timetables/{id}', named(id)));
export const restoreTimetable = (id: string) =>
  unwrap(api.POST('/api/timetables/{id}/restoration', named(id)));
export const publishTimetable = (id: string, body: Schemas['PublicationDto']) =>
  unwrap(api.POST('/api/timetables/{id}/publication', { ...named(id), body }));
export const withdrawTimetable = (id: string, body: Schemas['WithdrawalDto']) =>
  unwrap(api.POST('/api/timetables/{id}/withdrawal', { ...named(id), body }));

/** All of it or nothing; a draft's alone. Returned: those that were added and moved. */
export const arrangeLessons = (timetableId: string, body: Schemas['ArrangementDto']) =>
  unwrap(api.POST('/api/timetables/{id}/arrangement', { ...named(timetableId), body }));

export type TimetableFile = Schemas['TimetableFileDto'];

/** Reads it on the server, which keeps nothing of it. */
export function readTimetableFile(file: File): Promise<TimetableFile> {
  const bodySerializer = () => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  };
  return unwrap(api.POST('/api/timetable-files', { body: { file: '' }, bodySerializer }));
}

/** All of it or nothing; sent again it is answered as it stands. */
export const importTimetable = (body: Schemas['NewTimetableImportDto']) =>
  unwrap(api.POST('/api/timetable-imports', { body }));

/** Of each set where it has to be taught, in place of what was said before. */
export const askForRooms = (body: Schemas['RoomNeedsDto']) => unwrap(api.PUT('/api/room-needs', { body }));

export const addLesson = (id: string, content: LessonContent) =>
  unwrap(api.POST('/api/timetable-lessons', { body: { id, ...content } }));
/** In the version that was read. */
export const changeLesson = (id: string, version: number, content: LessonContent) =>
  unwrap(api.PUT('/api/timetable-lessons/{id}', { ...named(id), body: { ...content, version } }));
/** Several at once, each in the version that was read: all of them or none. */
export const moveLessons = (timetableId: string, moves: Schemas['MovedLessonDto'][]) =>
  unwrap(api.POST('/api/timetables/{id}/moves', { ...named(timetableId), body: { moves } }));
export const deleteLesson = (id: string) => unwrap(api.DELETE('/api/timetable-lessons/{id}', named(id)));
export const restoreLesson = (id: string) =>
  unwrap(api.POST('/api/timetable-lessons/{id}/restoration', named(id)));

export const overrideLessons = (timetableId: string, body: Schemas['NewOverrideDto']) =>
  unwrap(api.POST('/api/timetables/{id}/overrides', { ...named(timetableId), body }));
export const takeBackOverride = (id: string) =>
  unwrap(api.DELETE('/api/timetable-overrides/{id}', named(id)));

export function contentOf(lesson: Lesson): LessonContent {
  const {
    id: _id,
    version: _version,
    updatedAt: _when,
    deletedAt: _gone,
    overrideId: _under,
    ...content
  } = lesson;
  return content;
}
