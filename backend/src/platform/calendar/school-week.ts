import { addDays, type Day, weekdayOf } from './day.js';

/** The first day of a school's week. */
export type WeekStart = 'sunday' | 'monday';

/** The ministry publishes the academic calendar for two groups of states. */
export type SchoolGroup = 'A' | 'B';

/** Kedah, Kelantan and Terengganu, as MyInvois numbers states: school from Sunday to Thursday. */
const GROUP_A: readonly string[] = ['02', '03', '11'];

/** A school that never said where it is keeps the calendar of group B, as most states do. */
export function groupOf(state: string | null): SchoolGroup {
  return state !== null && GROUP_A.includes(state) ? 'A' : 'B';
}

export function weekStartOf(state: string | null): WeekStart {
  return groupOf(state) === 'A' ? 'sunday' : 'monday';
}

/** The first day of the week that holds a day. A week is named by it. */
export function weekOf(day: Day, start: WeekStart): Day {
  const weekday = weekdayOf(day);
  return addDays(day, start === 'sunday' ? -weekday : -((weekday + 6) % 7));
}

export function weekAfter(week: Day, weeks: number): Day {
  return addDays(week, 7 * weeks);
}

export function lastDayOf(week: Day): Day {
  return addDays(week, 6);
}

export function daysOf(week: Day): Day[] {
  return Array.from({ length: 7 }, (_, place) => addDays(week, place));
}
