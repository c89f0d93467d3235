import type { Day } from '../../../platform/calendar/day.js';
import { mayMeet, type Resource } from './claims.js';
import type { Span } from './time-held.js';

/** What may become of a promise that a timetable breaks. */
export const PROMISE_ANSWERS = ['keep', 'move', 'release'] as const;
export type PromiseAnswer = (typeof PROMISE_ANSWERS)[number];

export type PromiseTime = Span & Readonly<{ day: Day }>;

/**
 * People, classes and rooms that another module has promised on a date. `shared`: itself, or what it has in common with
 * those that may stand at its time.
 */
export type Promised = PromiseTime &
  Readonly<{ kind: string; id: string; shared: string; resources: readonly Resource[] }>;

/** `beside`: lessons that it stands beside on purpose. */
export type StandingPromise = Promised & Readonly<{ beside: readonly string[] }>;

/** What was promised with a lesson that is there no more. `place`: of the lesson that it would go with by now; null for none. */
export type LostPromise = Readonly<{
  promise: PromiseTime & Readonly<{ id: string }>;
  place: PromiseTime | null;
}>;

/** A lesson on a date, and what it takes. */
export type LessonOnDay = PromiseTime & Readonly<{ id: string; resources: readonly Resource[] }>;

export type BrokenPromise = Readonly<{ promise: StandingPromise; lessonIds: readonly string[] }>;

/** Promises of which a lesson wants a person, a class or a room at their time, and which lessons these are. */
export function brokenPromises(
  promises: readonly StandingPromise[],
  lessons: readonly LessonOnDay[],
): BrokenPromise[] {
  const byDay = Map.groupBy(lessons, ({ day }) => day);
  return promises.flatMap((promise) => {
    const met = (byDay.get(promise.day) ?? []).filter(
      (lesson) => !promise.beside.includes(lesson.id) && meets(promise, lesson),
    );
    return met.length > 0 ? [{ promise, lessonIds: [...new Set(met.map(({ id }) => id))] }] : [];
  });
}

/** Two promises of one day that neither share a time nor may both stand. */
export function promisesMeet(one: Promised, other: Promised): boolean {
  return one.id !== other.id && one.shared !== other.shared && meets(one, other);
}

type Taken = PromiseTime & Readonly<{ resources: readonly Resource[] }>;

function meets(one: Taken, other: Taken): boolean {
  if (!isAtOnce(one, other)) return false;
  return one.resources.some((wanted) => other.resources.some((taken) => !mayMeet(wanted, taken)));
}

function isAtOnce(one: PromiseTime, other: PromiseTime): boolean {
  return one.day === other.day && one.from < other.to && other.from < one.to;
}
