import { usualBell } from '@rules/calendar/domain/day-plan';
import type { BellRow, SchoolCalendar, Weekday } from '@rules/calendar/domain/school-calendar';
import { resourcesOf } from '@rules/timetable/domain/claims';
import { type Clash, clashesOf, type PlacedLesson } from '@rules/timetable/domain/clashes';
import type { AcademicYear } from '../../school/academic-year';
import type { SchoolClass } from '../classes';
import type { Lesson, Override, Room, Timetable, TimetableSet } from './calls';

export type Colleague = { userId: string; displayName: string };

/** What the page knows of the session, and of the timetable that it shows. */
export type Known = {
  year: AcademicYear;
  calendar: SchoolCalendar;
  timetables: readonly Timetable[];
  classes: readonly SchoolClass[];
  sets: readonly TimetableSet[];
  people: readonly Colleague[];
  rooms: readonly Room[];
  timetable: Timetable;
  lessons: readonly Lesson[];
  overrides: readonly Override[];
};

/** Whose week it is. */
export type Whose = { kind: 'teacher' | 'class' | 'room'; id: string };

/** A whole school's week asks for a set some thousand times. */
const setsById = new WeakMap<readonly TimetableSet[], ReadonlyMap<string, TimetableSet>>();

export function setOf(
  { sets }: Pick<Known, 'sets'>,
  { teachingSetId }: Pick<Lesson, 'teachingSetId'>,
): TimetableSet | undefined {
  const byId = setsById.get(sets) ?? new Map(sets.map((set) => [set.id, set]));
  setsById.set(sets, byId);
  return teachingSetId === null ? undefined : byId.get(teachingSetId);
}

export function placed(known: Known, lesson: Lesson): PlacedLesson {
  const set = setOf(known, lesson);
  return { ...lesson, resources: resourcesOf(lesson, set?.parts ?? []) };
}

/** As the week has them. */
export function lessonsOf(known: Known, { kind, id }: Whose): Lesson[] {
  return known.lessons.filter((lesson) =>
    placed(known, lesson).resources.some((resource) => resource.kind === kind && resource.id === id),
  );
}

export function clashesIn(known: Known): Clash[] {
  return clashesOf(known.lessons.map((lesson) => placed(known, lesson)));
}

/** The periods of a weekday: those of the class, of a teacher or a room those of the class that is there most. */
export function bellRows(known: Known, whose: Whose, weekday: number): readonly BellRow[] {
  const asking = known.classes.find(({ id }) => id === classOf(known, whose));
  return usualBell(known.calendar, asking ?? null, weekday as Weekday)?.rows ?? [];
}

function classOf(known: Known, whose: Whose): string | undefined {
  if (whose.kind === 'class') return whose.id;
  const counts = new Map<string, number>();
  for (const lesson of lessonsOf(known, whose))
    for (const { kind, id } of placed(known, lesson).resources)
      if (kind === 'class') counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
