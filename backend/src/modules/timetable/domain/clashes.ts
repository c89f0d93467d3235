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
        if (clash) found.set(keyOf(clash), clash);
      }
      standing.push(next);
    }
  }
  return [...found.values()].toSorted(
    (one, other) =>
      one.weekday - other.weekday || compare(one.from, other.from) || compare(keyOf(one), keyOf(other)),
  );
}

type Wanted = Readonly<{ lesson: PlacedLesson; resource: Resource }>;

function byResourceAndDay(lessons: readonly PlacedLesson[]): Map<string, Wanted[]> {
  const wanted = new Map<string, Wanted[]>();
  for (const lesson of lessons)
    for (const resource of lesson.resources) {
      const key = `${resource.kind} ${resource.id} ${lesson.weekday}`;
      const others = wanted.get(key);
      if (others) others.push({ lesson, resource });
      else wanted.set(key, [{ lesson, resource }]);
    }
  return wanted;
}

/** Of two that overlap by the hour. */
function clashOf(one: Wanted, other: Wanted): Clash | undefined {
  const [earlier, later] = [one.lesson, other.lesson];
  const isOverridden = earlier.overrideId !== null && earlier.overrideId === later.overrideId;
  const takeTurns =
    earlier.cycleWeek !== null && later.cycleWeek !== null && earlier.cycleWeek !== later.cycleWeek;
  if (earlier.id === later.id || isOverridden || takeTurns || mayMeet(one.resource, other.resource))
    return undefined;
  const [first, second] = [earlier.id, later.id].toSorted();
  return {
    kind: one.resource.kind,
    resourceId: one.resource.id,
    weekday: later.weekday,
    cycleWeek: earlier.cycleWeek ?? later.cycleWeek,
    from: later.from,
    to: earlier.to < later.to ? earlier.to : later.to,
    lessonIds: [String(first), String(second)],
  };
}

/** Two lessons meet in each group of a class that both teach, and are told once. */
function keyOf({ lessonIds, kind, resourceId }: Clash): string {
  return `${lessonIds.join(' ')} ${kind} ${resourceId}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
