import { usualBell } from '@rules/calendar/domain/day-plan';
import type { BellRow } from '@rules/calendar/domain/school-calendar';
import type { PlacedLesson } from '@rules/timetable/domain/clashes';
import { type MovableLesson, moveVerdicts, type Verdict } from '@rules/timetable/domain/move-verdicts';
import { type Place, periodsTaken, placesOfDay } from '@rules/timetable/domain/places';
import type { SchoolClass } from '../classes';
import type { Lesson } from './calls';
import { type Known, placed } from './known';

/** All of a timetable, each with the places of its class's bells in which it fits as a whole. */
export function movableLessons(known: Known): MovableLesson[] {
  const { calendar } = known;
  const found = new Map<string, readonly Place[]>();
  return known.lessons.map((lesson) => {
    const standing = placed(known, lesson);
    const asking = classOf(known, standing);
    const rowsOf = rowsFor(known, asking);
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

function classOf({ classes }: Known, { resources }: PlacedLesson): SchoolClass | null {
  const ofClass = resources.find(({ kind }) => kind === 'class');
  return classes.find(({ id }) => id === ofClass?.id) ?? null;
}

/** The bells of a class on the school's days. */
function rowsFor({ calendar }: Known, asking: SchoolClass | null) {
  return (weekday: number): readonly BellRow[] =>
    calendar.schoolWeekdays
      .filter((day) => day === weekday)
      .flatMap((day) => usualBell(calendar, asking, day)?.rows ?? []);
}

/** Those in which the lesson may begin on a weekday. */
export function periodsFor(known: Known, lesson: Lesson): (weekday: number) => BellRow[] {
  const rowsOf = rowsFor(known, classOf(known, placed(known, lesson)));
  return (weekday) => rowsOf(weekday).filter(({ kind }) => kind === 'lesson');
}

/** Of every place in which the lesson fits. */
export function verdictsFor(known: Known, lesson: Lesson): Verdict[] {
  const lessons = movableLessons(known);
  const lifted = lessons.find(({ id }) => id === lesson.id);
  return lifted ? moveVerdicts(lifted, lessons) : [];
}
