import { usualBell } from '@rules/calendar/domain/day-plan';
import { type MovableLesson, moveVerdicts, type Verdict } from '@rules/timetable/domain/move-verdicts';
import { type Place, periodsTaken, placesOfDay } from '@rules/timetable/domain/places';
import type { Lesson } from './api';
import { type Known, placed } from './known';

/** All of a timetable, each with the places of its class's bells in which it fits as a whole. */
export function movableLessons(known: Known): MovableLesson[] {
  const { calendar, classes } = known;
  const found = new Map<string, readonly Place[]>();
  return known.lessons.map((lesson) => {
    const standing = placed(known, lesson);
    const ofClass = standing.resources.find(({ kind }) => kind === 'class');
    const asking = classes.find(({ id }) => id === ofClass?.id) ?? null;
    const rowsOf = (weekday: Lesson['weekday']) =>
      calendar.schoolWeekdays
        .filter((day) => day === weekday)
        .flatMap((day) => usualBell(calendar, asking, day)?.rows ?? []);
    const count = periodsTaken(lesson, rowsOf(lesson.weekday));
    const key = `${asking?.id} ${count} ${lesson.cycleWeek}`;
    const places =
      found.get(key) ??
      calendar.schoolWeekdays.flatMap((weekday) =>
        placesOfDay(rowsOf(weekday), count, { weekday, cycleWeek: lesson.cycleWeek }),
      );
    found.set(key, places);
    return { ...standing, isPinned: lesson.isPinned, places };
  });
}

/** Of every place in which the lesson fits. */
export function verdictsFor(known: Known, lesson: Lesson): Verdict[] {
  const lessons = movableLessons(known);
  const lifted = lessons.find(({ id }) => id === lesson.id);
  return lifted ? moveVerdicts(lifted, lessons) : [];
}
