import { type Day } from '../../../platform/calendar/day.js';
import { daysOfSession, isSchoolDay, isUsualSchoolDay, schoolDaysOf } from './held-days.js';
import { holdsDay, type SchoolCalendar } from './school-calendar.js';
import { weeksOf } from './school-weeks.js';

/** The sums that a school's calendar comes to; each can be counted by hand from its days. */
export type CalendarCounts = Readonly<{
  schoolDays: number;
  teachingWeeks: number;
  /** School days of each block of the terms, in order. */
  byBlock: readonly number[];
  /** School days by month, YYYY-MM. */
  byMonth: ReadonlyMap<string, number>;
  /** School days that cuti peristiwa took. */
  schoolEvents: number;
  /** How many school days are more than there must be; negative where they are too few. */
  overLeast: number;
}>;

export function countsOf(calendar: SchoolCalendar): CalendarCounts {
  const days = schoolDaysOf(calendar);
  const byMonth = new Map<string, number>();
  for (const day of days) byMonth.set(day.slice(0, 7), (byMonth.get(day.slice(0, 7)) ?? 0) + 1);
  return {
    schoolDays: days.length,
    teachingWeeks: weeksOf(calendar).filter(({ teaching }) => teaching !== null).length,
    byBlock: calendar.terms.map((block) => days.filter((day) => holdsDay(block, day)).length),
    byMonth,
    schoolEvents: schoolEventDays(calendar).length,
    overLeast: days.length - calendar.leastSchoolDays,
  };
}

/** Days on which school would be held but for a cuti peristiwa. */
export function schoolEventDays(calendar: SchoolCalendar): Day[] {
  const own = calendar.holidays.filter(({ kind }) => kind === 'school_event');
  const others = calendar.holidays.filter(({ kind }) => kind !== 'school_event');
  return daysOfSession(calendar).filter(
    (day) =>
      own.some((holiday) => holdsDay(holiday, day)) &&
      isUsualSchoolDay(calendar, day) &&
      !isSchoolDay(calendar, day) &&
      !others.some((holiday) => holdsDay(holiday, day)),
  );
}
