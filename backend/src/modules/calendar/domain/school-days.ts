import { addDays, type Day, weekdayOf } from '../../../platform/calendar/day.js';
import { daysOf, groupOf, weekOf } from '../../../platform/calendar/school-week.js';
import { isSchoolDay, schoolDayFrom } from './held-days.js';
import { holdsDay, type SchoolDays, schoolWeekdaysOf, weekStartOfCalendar } from './school-calendar.js';

/** A session of which nothing is known has no day that anybody asks about; still a week begins where it does. */
export function unknownDays(state: string | null): SchoolDays {
  const group = groupOf(state);
  const none = { terms: [], holidays: [], exceptions: [] };
  const [firstDay, lastDay] = ['0001-01-01', '0001-01-01'];
  return {
    ...none,
    firstDay,
    lastDay,
    group,
    schoolWeekdays: schoolWeekdaysOf(group),
    numbering: 'teaching',
  };
}

/** The first day of the week of the school that holds a day. */
export function weekOfSchool(days: Pick<SchoolDays, 'group'>, day: Day): Day {
  return weekOf(day, weekStartOfCalendar(days));
}

/** Of a week, by its first day, the days on which school is held and those on which it usually would be, in order. */
export function toldDaysOf(days: SchoolDays, week: Day): Day[] {
  return daysOf(week).filter((day) => isSchoolWeekday(days, day) || isSchoolDay(days, day));
}

/** What a day is otherwise than its weekday says: holidays, or why school is held on it all the same. */
export type UnusualDay = Readonly<{ isHeld: boolean; names: readonly string[] }>;

export function unusualDay(days: SchoolDays, day: Day): UnusualDay | null {
  const exception = days.exceptions.find((each) => each.day === day);
  if (exception) return { isHeld: true, names: [exception.reason] };
  const names = days.holidays.filter((holiday) => holdsDay(holiday, day)).map(({ name }) => name);
  return names.length > 0 ? { isHeld: false, names: [...new Set(names)] } : null;
}

/** The day itself or the next on which school is held; past all that is known, on which it could be by its weekday. */
export function lessonDayFrom(days: SchoolDays, day: Day): Day {
  const held = schoolDayFrom(days, day);
  if (held !== null) return held;
  return isSchoolWeekday(days, day) ? day : lessonDayFrom(days, addDays(day, 1));
}

function isSchoolWeekday({ schoolWeekdays }: SchoolDays, day: Day): boolean {
  return schoolWeekdays.some((weekday) => weekday === weekdayOf(day));
}
