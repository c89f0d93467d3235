import { addDays, type Day, weekdayOf } from '../../../platform/calendar/day.js';
import { holdsDay, type SchoolCalendar, type SchoolDays, WEEKDAYS, type Weekday } from './school-calendar.js';

/** Whether school is held. A day that the school itself has named is held whatever else it would be. */
export function isSchoolDay(calendar: SchoolDays, day: Day): boolean {
  if (!isWithinSession(calendar, day)) return false;
  return (
    calendar.exceptions.some((each) => each.day === day) ||
    (isUsualSchoolDay(calendar, day) && !calendar.holidays.some((holiday) => holdsDay(holiday, day)))
  );
}

/** Whether school would be held if there were no holidays in the terms. */
export function isUsualSchoolDay(
  {
    schoolWeekdays,
    terms,
    ...session
  }: Pick<SchoolCalendar, 'schoolWeekdays' | 'terms' | 'firstDay' | 'lastDay'>,
  day: Day,
): boolean {
  if (!isWithinSession(session, day) || !schoolWeekdays.includes(asWeekday(weekdayOf(day)))) return false;
  return terms.length === 0 || terms.some((term) => holdsDay(term, day));
}

/** Every day of the session on which school is held, in order. */
export function schoolDaysOf(calendar: SchoolDays): Day[] {
  return daysOfSession(calendar).filter((day) => isSchoolDay(calendar, day));
}

export function daysOfSession({ firstDay, lastDay }: Pick<SchoolCalendar, 'firstDay' | 'lastDay'>): Day[] {
  const days: Day[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day itself or the next on which school is held in this session, or null. */
export function schoolDayFrom(calendar: SchoolDays, day: Day): Day | null {
  const from = day < calendar.firstDay ? calendar.firstDay : day;
  for (let each = from; each <= calendar.lastDay; each = addDays(each, 1))
    if (isSchoolDay(calendar, each)) return each;
  return null;
}

export function isWithinSession(
  { firstDay, lastDay }: Pick<SchoolCalendar, 'firstDay' | 'lastDay'>,
  day: Day,
): boolean {
  return firstDay <= day && day <= lastDay;
}

export function asWeekday(weekday: number): Weekday {
  return WEEKDAYS[weekday] ?? 0;
}
