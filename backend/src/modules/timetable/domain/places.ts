import type { Period, Span } from './time-held.js';
import { type LessonTime, minutesOf } from './timetable-lesson.js';

/** Where a lesson may stand as a whole: periods of one day, one after the other with nothing between them. */
export type Place = LessonTime & Readonly<{ periods: readonly Span[] }>;

/** Every place of so many periods that a day has. `cycleWeek`: of the lesson that looks for one. */
export function placesOfDay(
  rows: readonly Period[],
  count: number,
  { weekday, cycleWeek }: Pick<LessonTime, 'weekday' | 'cycleWeek'>,
): Place[] {
  return rows.flatMap((first, at) => {
    const periods = rows.slice(at, at + count);
    const isWhole = periods.length === count && periods.every(({ kind }) => kind === 'lesson');
    const isUnbroken = periods.every((row, index) => index === 0 || periods[index - 1]?.to === row.from);
    const last = periods.at(-1);
    if (!isWhole || !isUnbroken || !last) return [];
    return [{ weekday, cycleWeek, from: first.from, to: last.to, periods }];
  });
}

/** How many periods of its day a lesson takes; one where the day has no bells for it. */
export function periodsTaken({ from, to }: Span, rows: readonly Period[]): number {
  return Math.max(1, rows.filter((row) => row.kind === 'lesson' && row.from < to && from < row.to).length);
}

/** Periods of a day between the first and the last of somebody's lessons in which there is none. */
export function idlePeriods(lessons: readonly Span[], rows: readonly Period[]): number {
  const begins = lessons.map(({ from }) => from).toSorted()[0] ?? '';
  const ends =
    lessons
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '';
  const between = rows.filter((row) => row.kind === 'lesson' && row.from >= begins && row.to <= ends);
  return between.filter((row) => !lessons.some(({ from, to }) => row.from < to && from < row.to)).length;
}

/** How many periods somebody has with nothing between them who is also taken at `at`; of lengths like `period`. */
export function periodsInARow(at: Span, others: readonly Span[], period: Span | undefined): number {
  let [from, to] = [at.from, at.to];
  for (const { from: begin, to: end } of others.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
    if (begin === to) to = end;
  for (const { from: begin, to: end } of others.toSorted((one, other) => (one.from < other.from ? 1 : -1)))
    if (end === from) from = begin;
  const length = period
    ? minutesOf(period.to) - minutesOf(period.from)
    : minutesOf(at.to) - minutesOf(at.from);
  return Math.round((minutesOf(to) - minutesOf(from)) / length);
}
