import { dayPlan, usualBell } from '@rules/calendar/domain/day-plan';
import { dayOfClass, lessonsHeld, type Span } from '@rules/timetable/domain/time-held';
import type { Lesson } from '../calls';
import { type Known, placed } from '../known';

export type HeldLesson = { lesson: Lesson; time: Span };

/** Those of the lessons that are held on a day, as they are then. */
export function heldAmong(known: Known, lessons: readonly Lesson[], day: string): HeldLesson[] {
  return lessonsHeld(lessons, (lesson) => daysOfLesson(known, lesson, day));
}

/** The day of each of its classes; of what has none, of the school. */
function daysOfLesson(known: Known, lesson: Lesson, day: string) {
  const { calendar, classes } = known;
  const ids = placed(known, lesson).resources.flatMap(({ kind, id }) => (kind === 'class' ? [id] : []));
  const own = classes.filter(({ id }) => ids.includes(id));
  return (own.length > 0 ? own : [null]).map((of) => {
    const plan = dayPlan(calendar, of, day);
    const usual = plan.weekday === null ? null : usualBell(calendar, of, plan.weekday);
    return { of, day: dayOfClass(plan, usual) };
  });
}
