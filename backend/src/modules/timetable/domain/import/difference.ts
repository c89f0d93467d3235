import type { LessonKind, LessonTime } from '../timetable-lesson.js';
import { grouped } from './grouped.js';

/** What is compared of a lesson. */
export type ComparedLesson = LessonTime &
  Readonly<{
    kind: LessonKind;
    teachingSetId: string | null;
    title: string | null;
    roomId: string | null;
    teacherIds: readonly string[];
  }>;

export type ChangedLesson<Lesson> = Readonly<{ before: Lesson; after: Lesson }>;

/** Of one set, or of what is no lesson and has one title. `changed`: at its time with another room or other people. */
export type SetDifference<Lesson> = Readonly<{
  key: string;
  added: readonly Lesson[];
  moved: readonly ChangedLesson<Lesson>[];
  changed: readonly ChangedLesson<Lesson>[];
  gone: readonly Lesson[];
  same: number;
}>;

/** Every lesson of either stands in exactly one place of it. Sets without any difference are left out of no sum. */
export function differenceOf<Lesson extends ComparedLesson>(
  before: readonly Lesson[],
  after: readonly Lesson[],
): SetDifference<Lesson>[] {
  const [standing, coming] = [grouped(before, keyOf), grouped(after, keyOf)];
  const keys = new Set([...standing.keys(), ...coming.keys()]);
  return [...keys].map((key) => ofSet(key, standing.get(key) ?? [], coming.get(key) ?? []));
}

function ofSet<Lesson extends ComparedLesson>(
  key: string,
  before: readonly Lesson[],
  after: readonly Lesson[],
): SetDifference<Lesson> {
  const same = paired(before, after, (lesson) =>
    JSON.stringify([timeOf(lesson), lesson.roomId, peopleOf(lesson)]),
  );
  const changed = paired(same.before, same.after, timeOf);
  const [left, right] = [changed.before.toSorted(byTime), changed.after.toSorted(byTime)];
  const moved = left.slice(0, right.length).flatMap((standing, at) => {
    const coming = right[at];
    return coming ? [{ before: standing, after: coming }] : [];
  });
  return {
    key,
    added: right.slice(moved.length),
    moved,
    changed: changed.pairs,
    gone: left.slice(moved.length),
    same: same.pairs.length,
  };
}

/** Each with one of the other side that is the same by the key; what finds none stays. */
function paired<Lesson>(
  before: readonly Lesson[],
  after: readonly Lesson[],
  key: (lesson: Lesson) => string,
) {
  const waiting = grouped(before, key);
  const pairs: ChangedLesson<Lesson>[] = [];
  const unpaired = after.filter((coming) => {
    const standing = waiting.get(key(coming))?.shift();
    if (standing !== undefined) pairs.push({ before: standing, after: coming });
    return standing === undefined;
  });
  return { pairs, before: [...waiting.values()].flat(), after: unpaired };
}

function keyOf({ teachingSetId, kind, title }: ComparedLesson): string {
  return teachingSetId ?? `${kind} ${title?.toLowerCase() ?? ''}`;
}

function timeOf({ weekday, cycleWeek, from, to }: LessonTime): string {
  return `${weekday} ${from} ${to} ${cycleWeek ?? ''}`;
}

function peopleOf({ teacherIds }: ComparedLesson): string {
  return teacherIds.toSorted().join(' ');
}

function byTime(one: LessonTime, other: LessonTime): number {
  const [mine, theirs] = [timeOf(one), timeOf(other)];
  return mine < theirs ? -1 : mine > theirs ? 1 : 0;
}

/** Lessons that somebody has anew, at another time, or no more. */
export type PersonDifference = Readonly<{ added: number; moved: number; gone: number }>;

/** By the person; who has the same lessons at the same times is left out. */
export function differenceOfPeople(
  sets: readonly SetDifference<ComparedLesson>[],
): Map<string, PersonDifference> {
  const found = new Map<string, { added: number; moved: number; gone: number }>();
  const count = (id: string, what: keyof PersonDifference) => {
    const own = found.get(id) ?? { added: 0, moved: 0, gone: 0 };
    own[what] += 1;
    found.set(id, own);
  };
  for (const { added, moved, changed, gone } of sets) {
    for (const { teacherIds } of added) for (const id of teacherIds) count(id, 'added');
    for (const { teacherIds } of gone) for (const id of teacherIds) count(id, 'gone');
    for (const { before, after } of moved)
      for (const id of new Set([...before.teacherIds, ...after.teacherIds]))
        count(id, whatOf(id, before, after, 'moved'));
    for (const { before, after } of changed)
      for (const id of new Set([...before.teacherIds, ...after.teacherIds])) {
        const what = whatOf(id, before, after, null);
        if (what) count(id, what);
      }
  }
  return found;
}

function whatOf<Both extends 'moved' | null>(
  id: string,
  before: ComparedLesson,
  after: ComparedLesson,
  both: Both,
): 'added' | 'gone' | Both {
  if (!before.teacherIds.includes(id)) return 'added';
  return after.teacherIds.includes(id) ? both : 'gone';
}
