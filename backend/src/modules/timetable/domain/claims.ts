import type { LessonContent } from './timetable-lesson.js';

export type ResourceKind = 'teacher' | 'class' | 'room';

/**
 * Who or what is taken. Groups of one division of a class may be taken at one time; the whole of a class, groups of
 * different divisions, a person and a room may not. `division`, `groupKey`: empty for all of it.
 */
export type Resource = Readonly<{ kind: ResourceKind; id: string; division: string; groupKey: string }>;

/** A whole class, or a group of it. */
export type LessonPart = Readonly<{ classId: string; groupId: string | null }>;

/** Groups of a class part it once. */
const ONLY_DIVISION = 'groups';

/** What a lesson takes: its people, its classes or the groups of its set, its room. */
export function resourcesOf(
  { teacherIds, classIds, roomId }: Pick<LessonContent, 'teacherIds' | 'classIds' | 'roomId'>,
  parts: readonly LessonPart[],
): Resource[] {
  const all = (kind: ResourceKind, id: string): Resource => ({ kind, id, division: '', groupKey: '' });
  return [
    ...teacherIds.map((id) => all('teacher', id)),
    ...classIds.map((id) => all('class', id)),
    ...parts.map(({ classId, groupId }) =>
      groupId === null
        ? all('class', classId)
        : { kind: 'class' as const, id: classId, division: ONLY_DIVISION, groupKey: groupId },
    ),
    ...(roomId === null ? [] : [all('room', roomId)]),
  ];
}

/** Whether both may be taken at one time. */
export function mayMeet(one: Resource, other: Resource): boolean {
  if (one.kind !== other.kind || one.id !== other.id) return true;
  return one.division === other.division && one.groupKey !== other.groupKey;
}
