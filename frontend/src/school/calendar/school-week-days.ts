import { addDays, type WeekStart, weekOf } from '../../ui/month-weeks';

/** School is on five days, whichever comes first. */
const daysOfSchool = 5;

/** The week that holds a day, as the school counts it: its first and last day, and the days of school. */
export function schoolWeekDays(date: string, weekStart: WeekStart) {
  const from = weekOf(date, weekStart);
  const days = Array.from({ length: daysOfSchool }, (_, place) => addDays(from, place));
  return { from, to: addDays(from, 6), days };
}

/** The day itself, or the next on which such a school is held; holidays are not known here. */
export function schoolDayFrom(date: string, weekStart: WeekStart): string {
  const { from, days } = schoolWeekDays(date, weekStart);
  return days.includes(date) ? date : addDays(from, 7);
}
