import { clashesOf, type PlacedLesson } from './clashes.js';
import type { LessonTime } from './timetable-lesson.js';

/** Those of the times at which a lesson would meet nobody, in their order. `others`: the lessons beside it. */
export function freeTimes<Time extends LessonTime>(
  lesson: PlacedLesson,
  others: readonly PlacedLesson[],
  times: readonly Time[],
): Time[] {
  const wanted = new Set(lesson.resources.map(({ kind, id }) => `${kind} ${id}`));
  const inTheWay = others.filter(
    (other) => other.id !== lesson.id && other.resources.some(({ kind, id }) => wanted.has(`${kind} ${id}`)),
  );
  return times.filter((time) => {
    const there = { ...lesson, ...time };
    return !clashesOf([...inTheWay, there]).some(({ lessonIds }) => lessonIds.includes(lesson.id));
  });
}
