import { mayMeet, type Resource, type ResourceKind } from './claims.js';
import type { LessonTime } from './timetable-lesson.js';

/** `overrideId`: lessons under one override may stand at one time. */
export type PlacedLesson = LessonTime &
  Readonly<{ id: string; overrideId: string | null; resources: readonly Resource[] }>;

/** Two lessons that want the same person, class or room, and when they both do. `lessonIds`: in order. */
export type Clash = LessonTime &
  Readonly<{ kind: ResourceKind; resourceId: string; lessonIds: readonly [string, string] }>;

/** Each two lessons once for each resource that both want, as the week has them. */
export function clashesOf(lessons: readonly PlacedLesson[]): Clash[] {
  const found = new Map<string, Clash>();
  for (const wanted of byResourceAndDay(lessons).values()) {
    let standing: Wanted[] = [];
    for (const next of wanted.toSorted((one, other) => compare(one.lesson.from, other.lesson.from))) {
      standing = standing.filter(({ lesson }) => lesson.to > next.lesson.from);
      for (const earlier of standing) {
        const clash = clashOf(earlier, next);
        if (clash) found.set(keyOfClash(clash), clash);
      }
      standing.push(next);
    }
  }
  return [...found.values()].toSorted(
    (one, other) =>
      one.weekday - other.weekday ||
      compare(one.from, other.from) ||
      compare(keyOfClash(one), keyOfClash(other)),
  );
}

/** A lesson, and one thing of those that it takes. */
export type Wanted = Readonly<{ lesson: PlacedLesson; resource: Resource }>;

/** Who wants what on a weekday, by `resourceAndDay`. */
export function byResourceAndDay(lessons: readonly PlacedLesson[]): Map<string, Wanted[]> {
  const wanted = new Map<string, Wanted[]>();
  for (const lesson of lessons)
    for (const resource of lesson.resources) {
      const key = resourceAndDay(resource, lesson.weekday);
      const others = wanted.get(key);
      if (others) others.push({ lesson, resource });
      else wanted.set(key, [{ lesson, resource }]);
    }
  return wanted;
}

export function resourceAndDay({ kind, id }: Resource, weekday: number): string {
  return `${kind} ${id} ${weekday}`;
}

/** Of two on one weekday that overlap by the hour. */
export function clashOf(mine: Wanted, theirs: Wanted): Clash | undefined {
  const [one, other] = [mine.lesson, theirs.lesson];
  const isOverridden = one.overrideId !== null && one.overrideId === other.overrideId;
  const takeTurns = one.cycleWeek !== null && other.cycleWeek !== null && one.cycleWeek !== other.cycleWeek;
  if (one.id === other.id || isOverridden || takeTurns || mayMeet(mine.resource, theirs.resource))
    return undefined;
  const [first, second] = [one.id, other.id].toSorted();
  return {
    kind: mine.resource.kind,
    resourceId: mine.resource.id,
    weekday: one.weekday,
    cycleWeek: one.cycleWeek ?? other.cycleWeek,
    from: one.from > other.from ? one.from : other.from,
    to: one.to < other.to ? one.to : other.to,
    lessonIds: [String(first), String(second)],
  };
}

/** Two lessons meet in each group of a class that both teach, and are told once. */
export function keyOfClash({ lessonIds, kind, resourceId }: Clash): string {
  return `${lessonIds.join(' ')} ${kind} ${resourceId}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
