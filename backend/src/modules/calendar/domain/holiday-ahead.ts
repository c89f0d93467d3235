import { addDays, type Day } from '../../../platform/calendar/day.js';
import { isSchoolDay, isUsualSchoolDay } from './held-days.js';
import type { Holiday, SchoolCalendar } from './school-calendar.js';

/** `schoolDaysBefore`: school days from the one that is asked about, itself included, until the holiday begins. */
export type HolidayAhead = Readonly<{ holiday: Holiday; schoolDaysBefore: number }>;

/** The next holiday that begins after a day and is noticed: one that takes school days, or one between terms. */
export function holidayAhead(calendar: SchoolCalendar, day: Day): HolidayAhead | null {
  const [holiday] = calendar.holidays
    .filter((each) => each.from > day && isNoticed(calendar, each))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!holiday) return null;
  const before = daysUntil(day, holiday.from).filter((each) => isSchoolDay(calendar, each));
  return { holiday, schoolDaysBefore: before.length };
}

function isNoticed(calendar: SchoolCalendar, { kind, from, to }: Holiday): boolean {
  if (kind === 'term_break') return true;
  return daysUntil(from, addDays(to, 1)).some(
    (day) => isUsualSchoolDay(calendar, day) && !isSchoolDay(calendar, day),
  );
}

/** The second day not included. */
function daysUntil(from: Day, end: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}
