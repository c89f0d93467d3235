import { isSameName } from '../../../../platform/nouns/same-name.js';
import type { LessonPart } from '../claims.js';
import type { LessonKind, LessonTime } from '../timetable-lesson.js';
import type { Draft, DraftLesson } from './draft-lessons.js';
import { newOne } from './imported-slots.js';
import {
  isNewOne,
  type Match,
  type MatchKind,
  newClass,
  type Remembered,
  type SchoolNames,
} from './matching.js';
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
export type ImportRequest<Level extends string> = Readonly<{
  classes: { id: string; name: string; gradeLevel: Level }[];
  /** Of classes that stand, and of those that are made. */
  groups: { id: string; classId: string; name: string }[];
  subjects: { id: string; name: string; code: string }[];
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
export type Decided<Level extends string> = Readonly<{
  matches: readonly Match[];
  taught: readonly Taught[];
  draft: Draft;
  questions: readonly Question[];
  reasons: Readonly<Record<string, string>>;
  school: Pick<SchoolNames, 'classes' | 'rooms' | 'subjects'>;
  /** All that a class may be of. */
  levels: readonly Level[];
  /** Who may be given a set. */
  teacherIds: readonly string[];
}>;

const MOST_SET_TEACHERS = 20;

/** All that was decided, under ids of its own. `newId`: another one each time. */
export function importRequest<Level extends string>(
  decided: Decided<Level>,
  newId: () => string,
): ImportRequest<Level> {
  const { matches, taught, draft, questions, reasons, teacherIds } = decided;
  const used = new Set(draft.lessons.map(({ teachingSetId }) => teachingSetId));
  const sets = taught.filter(({ isNew, key }) => isNew && used.has(key));
  const setIds = new Map(sets.map(({ key }) => [key, newId()]));
  const { idOf, ...made } = newOnes(decided, sets, newId);
  const lessonIds = new Map(draft.lessons.map(({ id }) => [id, newId()]));
  return {
    ...made,
    teachingSets: sets.map(({ key, subjectId, periodsAWeek, parts, teacherIds: own }) => ({
      id: setIds.get(key) ?? '',
      subjectId: idOf(subjectId),
      periodsAWeek,
      parts: parts.map(({ classId, groupId }) => ({
        classId: idOf(classId),
        groupId: groupId === null ? null : idOf(groupId),
      })),
      teacherIds: own.filter((id) => teacherIds.includes(id)).slice(0, MOST_SET_TEACHERS),
    })),
    lessons: draft.lessons.map((lesson) => ({
      ...contentOf(lesson),
      id: lessonIds.get(lesson.id) ?? '',
      teachingSetId: setIds.get(lesson.teachingSetId ?? '') ?? lesson.teachingSetId,
      roomId: lesson.roomId === null ? null : idOf(lesson.roomId),
      classIds: [...new Set(lesson.classIds.map(idOf))],
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

function contentOf({ weekday, cycleWeek, from, to, kind, title, teacherIds }: DraftLesson) {
  return {
    ...{ weekday, cycleWeek, from, to, kind, title },
    teacherIds: [...teacherIds],
    isPinned: false,
  };
}

const LONGEST = { class: 40, group: 40, subject: 80, code: 8, room: 60 };

type Made<Level extends string> = Pick<ImportRequest<Level>, 'classes' | 'groups' | 'rooms' | 'subjects'>;

/** What the school does not have, of that on which a lesson stands. */
function newOnes<Level extends string>(
  { matches, draft, school, levels }: Decided<Level>,
  sets: readonly Taught[],
  newId: () => string,
) {
  const used = new Set([
    ...draft.lessons.flatMap(({ roomId, classIds, parts }) => [roomId, ...classIds, ...idsOf(parts)]),
    ...sets.flatMap(({ subjectId, parts }) => [subjectId, ...idsOf(parts)]),
  ]);
  const wanted = (kind: MatchKind) =>
    matches.filter(
      ({ kind: of, id, choice }) =>
        of === kind && choice !== null && isNewOne(choice) && used.has(newOne(kind, id)),
    );
  const ids = new Map<string, string>();
  const idOf = (id: string): string => ids.get(id) ?? id;
  const made: Made<Level> = { classes: [], groups: [], subjects: [], rooms: [] };
  const calledBy = ({ name, short, id }: Match, longest: number) =>
    (name || short || id).slice(0, longest).trim();

  const classes = new Names(school.classes.map(({ name }) => name));
  for (const match of wanted('class')) {
    const gradeLevel = levels.find((level) => newClass(level) === match.choice);
    if (gradeLevel === undefined) continue;
    const id = newId();
    ids.set(newOne('class', match.id), id);
    const name = classes.free(calledBy(match, LONGEST.class), LONGEST.class);
    made.classes.push({ id, name, gradeLevel });
  }
  for (const match of wanted('group')) {
    const classId = idOf(match.classId ?? newOne('class', match.ofClass ?? ''));
    const name = calledBy(match, LONGEST.group);
    const own = school.classes.find(({ id }) => id === classId)?.groups ?? [];
    const others = [...own, ...made.groups.filter((group) => group.classId === classId)];
    const standing = others.find((group) => isSameName(group.name, name));
    const id = standing?.id ?? newId();
    ids.set(newOne('group', match.id), id);
    if (!standing) made.groups.push({ id, classId, name });
  }
  const codes = new Names(school.subjects.map(({ code }) => code));
  for (const match of wanted('subject')) {
    const id = newId();
    ids.set(newOne('subject', match.id), id);
    const code = codes.free(
      (match.short || match.name || match.id).slice(0, LONGEST.code).trim(),
      LONGEST.code,
    );
    made.subjects.push({ id, name: calledBy(match, LONGEST.subject), code });
  }
  for (const match of wanted('room')) {
    const name = calledBy(match, LONGEST.room);
    // One that has the name of another, be it of the school, is that.
    const standing = [...school.rooms, ...made.rooms].find((room) => isSameName(room.name, name));
    const id = standing?.id ?? newId();
    ids.set(newOne('room', match.id), id);
    if (!standing) made.rooms.push({ id, name });
  }
  return { ...made, idOf };
}

const idsOf = (parts: readonly LessonPart[]) =>
  parts.flatMap(({ classId, groupId }) => [classId, ...(groupId === null ? [] : [groupId])]);

/** Each once, whatever its case. */
class Names {
  constructor(private readonly taken: string[]) {}

  /** With a number where another one has it. */
  free(name: string, longest: number): string {
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${number}`;
      const called = `${name.slice(0, longest - end.length).trim()}${end}`;
      if (this.taken.some((each) => isSameName(each, called))) continue;
      this.taken.push(called);
      return called;
    }
  }
}

/** Two names of one key are asked about again; what was made is found by its name. */
function remembered(matches: readonly Match[]): Remembered[] {
  const keys = matches.map(({ kind, key }) => `${kind} ${key}`);
  return matches.flatMap(({ kind, key, choice }) => {
    const isOnce = keys.indexOf(`${kind} ${key}`) === keys.lastIndexOf(`${kind} ${key}`);
    return choice !== null && !isNewOne(choice) && isOnce ? [{ kind, key, choice }] : [];
  });
}
