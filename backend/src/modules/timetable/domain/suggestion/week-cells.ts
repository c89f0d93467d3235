import { cycleDaysOf, type LessonTime, minutesOf } from '../timetable-lesson.js';
import type { SuggestionProblem } from './activity.js';

/** Cells of the week that a time covers, and the days of the cycle on which they lie. */
export type Stretch = Readonly<{ cells: readonly number[]; days: readonly number[] }>;

/**
 * The week cut at every beginning and end of a time, so that two times overlap exactly when they share a cell. `cellsOf`:
 * of a day, in order; `minutes`: of each cell, none where nothing is taught, so that a break is no gap.
 */
export type WeekCells = Readonly<{
  size: number;
  cycleDays: number;
  cellsOf: readonly (readonly number[])[];
  minutes: readonly number[];
  stretchOf: (time: LessonTime) => Stretch;
}>;

export function weekCells({ activities, fixed }: Pick<SuggestionProblem, 'activities' | 'fixed'>): WeekCells {
  const times = [...activities.flatMap(({ options }) => options), ...fixed];
  const cycleWeeks = times.some(({ cycleWeek }) => cycleWeek !== null) ? 2 : 1;
  const cycleDays = 7 * cycleWeeks;
  const edges = Array.from({ length: cycleDays }, () => new Set<string>());
  for (const time of times)
    for (const day of cycleDaysOf(time, cycleWeeks)) edges[day - 1]?.add(time.from).add(time.to);
  const sorted = edges.map((day) => [...day].toSorted());
  const cellsOf: number[][] = [];
  const minutes: number[] = [];
  for (const day of sorted)
    cellsOf.push(
      day.slice(1).map((edge, at) => minutes.push(minutesOf(edge) - minutesOf(String(day[at]))) - 1),
    );
  const stretchOf = (time: LessonTime): Stretch => {
    const days = cycleDaysOf(time, cycleWeeks).map((day) => day - 1);
    const cells = days.flatMap((day) => {
      const [at, until] = [sorted[day]?.indexOf(time.from), sorted[day]?.indexOf(time.to)];
      return cellsOf[day]?.slice(at, until) ?? [];
    });
    return { cells, days };
  };
  const taught = new Set(
    activities.flatMap(({ options }) => options.flatMap((time) => stretchOf(time).cells)),
  );
  return {
    size: minutes.length,
    cycleDays,
    cellsOf,
    minutes: minutes.map((each, cell) => (taught.has(cell) ? each : 0)),
    stretchOf,
  };
}
