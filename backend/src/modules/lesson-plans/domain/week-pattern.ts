import { addDays, type Day, daysBetween } from '../../../platform/calendar/day.js';
import type { WeekLesson } from './week-lessons.js';

/**
 * Where no timetable says what somebody teaches, the last week that they planned does: the same lessons, on the days of
 * this week on which school is held. `weekOf`: the first day of the week that holds a day.
 */
export function lessonsOfPattern(
  plans: readonly WeekLesson[],
  week: Day,
  { weekOf, isHeld }: Readonly<{ weekOf: (day: Day) => Day; isHeld: (day: Day) => boolean }>,
): WeekLesson[] {
  const weeks = plans.map(({ date }) => weekOf(date)).filter((each) => each < week);
  const latest = weeks.toSorted().at(-1);
  if (latest === undefined) return [];
  const moved = daysBetween(latest, week);
  return plans
    .filter(({ date }) => weekOf(date) === latest)
    .map(({ teachingSetId, date, startTime, endTime, className, subject }) => ({
      ...{ teachingSetId, startTime, endTime, className, subject },
      date: addDays(date, moved),
    }))
    .filter(({ date }) => isHeld(date));
}
