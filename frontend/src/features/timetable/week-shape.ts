import { minutesOf } from '@rules/timetable/domain/timetable-lesson';
import type { Lesson } from './calls';

/** Minutes since midnight. */
export type Span = { from: number; to: number };

type Timed = { from: string; to: string };

/** From the earliest beginning to the latest end; of a school day where there is nothing. */
export function spanOf(timed: readonly Timed[]): Span {
  if (timed.length === 0) return { from: 450, to: 780 };
  return {
    from: Math.min(...timed.map(({ from }) => minutesOf(from))),
    to: Math.max(...timed.map(({ to }) => minutesOf(to))),
  };
}

export const overlap = (one: Timed, other: Timed): boolean => one.from < other.to && other.from < one.to;

/** Lessons of a day that stand at one time stand side by side: which place each has, of how many. */
export function lanesOf(lessons: readonly Lesson[]): Map<string, { lane: number; lanes: number }> {
  const sorted = lessons.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const lanes = new Map<string, number>();
  for (const lesson of sorted) {
    const taken = sorted.filter((other) => lanes.has(other.id) && overlap(lesson, other));
    const used = taken.map(({ id }) => lanes.get(id));
    lanes.set(lesson.id, [0, ...taken.map((_, at) => at + 1)].find((lane) => !used.includes(lane)) ?? 0);
  }
  return new Map(
    sorted.map((lesson) => {
      const beside = sorted.filter((other) => overlap(lesson, other));
      const most = Math.max(...beside.map(({ id }) => lanes.get(id) ?? 0));
      return [lesson.id, { lane: lanes.get(lesson.id) ?? 0, lanes: most + 1 }];
    }),
  );
}
