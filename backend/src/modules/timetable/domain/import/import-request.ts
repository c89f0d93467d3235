import type { LessonPart } from '../claims.js';
import type { LessonKind, LessonTime } from '../timetable-lesson.js';
import type { Draft, DraftLesson } from './draft-lessons.js';
import { newRoomId } from './imported-slots.js';
import { type Match, NEW_ROOM, type Remembered, type SchoolNames } from './matching.js';
import type { Taught } from './needed-sets.js';
import type { Question } from './questions.js';

export type ImportedLesson = LessonTime &
  Readonly<{
    id: string;
    kind: LessonKind;
    teachingSetId: string | null;
    title: string | null;
    roomId: string | null;
    teacherIds: string[];
    classIds: string[];
    isPinned: boolean;
  }>;

/** What is asked for: the draft, and what it misses. */
export type ImportRequest = Readonly<{
  rooms: { id: string; name: string }[];
  teachingSets: {
    id: string;
    subjectId: string;
    periodsAWeek: number | null;
    parts: LessonPart[];
    teacherIds: string[];
  }[];
  lessons: ImportedLesson[];
  overrides: { id: string; reason: string; lessonIds: string[] }[];
  matches: Remembered[];
}>;

/** `reasons`: by the key of a question why its lessons may stand at one time; none where they stay a clash. */
export type Decided = Readonly<{
  matches: readonly Match[];
  taught: readonly Taught[];
  draft: Draft;
  questions: readonly Question[];
  reasons: Readonly<Record<string, string>>;
  rooms: SchoolNames['rooms'];
  /** Who may be given a set. */
  teacherIds: readonly string[];
}>;

const MOST_SET_TEACHERS = 20;

/** All that was decided, under ids of its own. `newId`: another one each time. */
export function importRequest(decided: Decided, newId: () => string): ImportRequest {
  const { matches, taught, draft, questions, reasons, teacherIds } = decided;
  const used = new Set(draft.lessons.map(({ teachingSetId }) => teachingSetId));
  const sets = taught.filter(({ isNew, key }) => isNew && used.has(key));
  const setIds = new Map(sets.map(({ key }) => [key, newId()]));
  const rooms = newRooms(decided, newId);
  const lessonIds = new Map(draft.lessons.map(({ id }) => [id, newId()]));
  return {
    rooms: rooms.made,
    teachingSets: sets.map(({ key, subjectId, periodsAWeek, parts, teacherIds: own }) => ({
      id: setIds.get(key) ?? '',
      subjectId,
      periodsAWeek,
      parts: [...parts],
      teacherIds: own.filter((id) => teacherIds.includes(id)).slice(0, MOST_SET_TEACHERS),
    })),
    lessons: draft.lessons.map((lesson) => ({
      ...contentOf(lesson),
      id: lessonIds.get(lesson.id) ?? '',
      teachingSetId: setIds.get(lesson.teachingSetId ?? '') ?? lesson.teachingSetId,
      roomId: rooms.idOf(lesson.roomId),
    })),
    overrides: questions.flatMap(({ key, sets: connected }) => {
      const reason = reasons[key];
      if (reason === undefined) return [];
      return connected.map((set) => ({
        id: newId(),
        reason,
        lessonIds: set.lessonIds.flatMap((id) => lessonIds.get(id) ?? []),
      }));
    }),
    matches: remembered(matches),
  };
}

function contentOf({ weekday, cycleWeek, from, to, kind, title, teacherIds, classIds }: DraftLesson) {
  return {
    ...{ weekday, cycleWeek, from, to, kind, title },
    teacherIds: [...teacherIds],
    classIds: [...classIds],
    isPinned: false,
  };
}

const LONGEST_ROOM = 60;

/** Those in which a lesson is held. One that has the name of another, be it of the school, is that. */
function newRooms({ matches, draft, rooms }: Decided, newId: () => string) {
  const used = new Set(draft.lessons.map(({ roomId }) => roomId));
  const byName = new Map(rooms.map(({ id, name }) => [name.toLowerCase(), id]));
  const made: { id: string; name: string }[] = [];
  const ids = new Map<string, string>();
  for (const { kind, id: fileId, name, short, choice } of matches) {
    if (kind !== 'room' || choice !== NEW_ROOM || !used.has(newRoomId(fileId))) continue;
    const called = (name || short || fileId).slice(0, LONGEST_ROOM).trim();
    const id = byName.get(called.toLowerCase()) ?? newId();
    if (!byName.has(called.toLowerCase())) made.push({ id, name: called });
    byName.set(called.toLowerCase(), id);
    ids.set(newRoomId(fileId), id);
  }
  return { made, idOf: (roomId: string | null) => (roomId === null ? null : (ids.get(roomId) ?? roomId)) };
}

/** Two names of one key are asked about again; a room that was made is found by its name. */
function remembered(matches: readonly Match[]): Remembered[] {
  const keys = matches.map(({ kind, key }) => `${kind} ${key}`);
  return matches.flatMap(({ kind, key, choice }) => {
    const isOnce = keys.indexOf(`${kind} ${key}`) === keys.lastIndexOf(`${kind} ${key}`);
    return choice !== null && choice !== NEW_ROOM && isOnce ? [{ kind, key, choice }] : [];
  });
}
