import { dayPlan, usualBell } from '@rules/calendar/domain/day-plan';
import { dayOfClass, lessonsHeld, type Span } from '@rules/timetable/domain/time-held';
import type { Lesson } from '../calls';
import { type Known, placed } from '../known';

export type HeldLesson = { lesson: Lesson; time: Span };

/** Those of the lessons that are held on a day, as they are then. */
export function heldAmong(known: Known, lessons: readonly Lesson[], day: string): HeldLesson[] {
  return lessonsHeld(lessons, (lesson) => dayOfLesson(known, lesson, day));
}

/** The day of its class; of what has none, of the school. */
function dayOfLesson(known: Known, lesson: Lesson, day: string) {
  const { calendar, classes } = known;
  const ofClass = placed(known, lesson).resources.find(({ kind }) => kind === 'class');
  const asking = classes.find(({ id }) => id === ofClass?.id) ?? null;
  const plan = dayPlan(calendar, asking, day);
  return dayOfClass(plan, plan.weekday === null ? null : usualBell(calendar, asking, plan.weekday));
}
