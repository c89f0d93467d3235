import type { LessonTime } from './timetable-lesson.js';

/** HH:MM, the end not included. */
export type Span = Readonly<{ from: string; to: string }>;
export type Period = Span & Readonly<{ kind: string }>;

/**
 * What a day is for the class of a lesson, as the calendar says: whose weekday's lessons are held (null for none), in
 * which week of a fortnight, by which periods in place of the weekday's own, until when, and what keeps it from lessons.
 */
export type DayOfClass = Readonly<{
  weekday: number | null;
  cycleWeek: 1 | 2;
  periods: readonly Period[];
  usualPeriods: readonly Period[];
  cutFrom: string | null;
  stopped: readonly Span[];
}>;

/** When a lesson is held on a day; null where it is not. A period of the timetable is that of the day of its number. */
export function timeHeld(lesson: LessonTime, day: DayOfClass): Span | null {
  if (lesson.weekday !== day.weekday) return null;
  if (lesson.cycleWeek !== null && lesson.cycleWeek !== day.cycleWeek) return null;
  const time = asRung(lesson, day);
  if (!time || (day.cutFrom !== null && time.from >= day.cutFrom)) return null;
  if (day.stopped.some((stop) => stop.from < time.to && time.from < stop.to)) return null;
  return day.cutFrom !== null && time.to > day.cutFrom ? { ...time, to: day.cutFrom } : time;
}

/** `of`: by whose day it is held, the first that holds it. `missing`: for whom it is not. */
export type HeldTime<Lesson, Of> = Readonly<{ lesson: Lesson; time: Span; of: Of; missing: readonly Of[] }>;

/** Those that are held on a day, in their order. `daysOf`: for whom a lesson is, and what the day is for each: it is held as long as it is for one. */
export function lessonsHeld<Lesson extends LessonTime, Of>(
  lessons: readonly Lesson[],
  daysOf: (lesson: Lesson) => readonly Readonly<{ of: Of; day: DayOfClass }>[],
): HeldTime<Lesson, Of>[] {
  return lessons
    .flatMap((lesson) => {
      const times = daysOf(lesson).map(({ of, day }) => ({ of, time: timeHeld(lesson, day) }));
      const missing = times.flatMap(({ of, time }) => (time ? [] : [of]));
      const [held] = times.flatMap(({ of, time }) => (time ? [{ lesson, time, of, missing }] : []));
      return held ? [held] : [];
    })
    .toSorted((one, other) => one.time.from.localeCompare(other.time.from));
}

/** As the calendar tells a day. `usual`: the bells of its weekday when nothing is special. */
type PlannedDay = Readonly<{
  weekday: number | null;
  cycleWeek: 1 | 2;
  bell: Bells | null;
  cutFrom: string | null;
  stops: readonly Readonly<{ time: Span | null }>[];
}>;
type Bells = Readonly<{ rows: readonly Period[] }>;

export function dayOfClass(plan: PlannedDay, usual: Bells | null): DayOfClass {
  return {
    weekday: plan.weekday,
    cycleWeek: plan.cycleWeek,
    periods: plan.bell?.rows ?? [],
    usualPeriods: usual?.rows ?? [],
    cutFrom: plan.cutFrom,
    stopped: plan.stops.flatMap(({ time }) => time ?? []),
  };
}

/** What stands beside the periods keeps its own hours; a day with fewer periods leaves the last ones out. */
function asRung({ from, to }: Span, { periods, usualPeriods }: DayOfClass): Span | null {
  const taught = (rows: readonly Period[]) => rows.filter(({ kind }) => kind === 'lesson');
  const usual = taught(usualPeriods);
  const first = usual.findIndex((period) => period.from === from);
  const last = usual.findIndex((period) => period.to === to);
  if (first === -1 || last === -1) return { from, to };
  const [begin, end] = [taught(periods)[first], taught(periods)[last]];
  return begin && end ? { from: begin.from, to: end.to } : null;
}
