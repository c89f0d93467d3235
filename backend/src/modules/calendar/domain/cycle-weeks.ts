import { addDays, type Day } from '../../../platform/calendar/day.js';
import { weekAfter, weekOf } from '../../../platform/calendar/school-week.js';
import { type SchoolCalendar, type TermBlock, weekStartOfCalendar } from './school-calendar.js';
import { termsOf, type Weeks } from './school-weeks.js';

/** Which of the two timetables that take turns. Where one is for every week it is the first. */
export function cycleWeekAt(calendar: Weeks & Pick<SchoolCalendar, 'cycle'>, day: Day): 1 | 2 {
  const { weeks, anchor, skipsHolidayWeeks } = calendar.cycle;
  if (weeks === 1) return 1;
  const start = weekStartOfCalendar(calendar);
  const [from, to] = [weekOf(anchor, start), weekOf(day, start)].toSorted();
  if (from === undefined || to === undefined) return 1;
  let turns = 0;
  const terms = termsOf(calendar);
  for (let week = from; week < to; week = weekAfter(week, 1))
    if (!skipsHolidayWeeks || isTaught(terms, week)) turns += 1;
  return turns % 2 === 0 ? 1 : 2;
}

function isTaught(terms: readonly TermBlock[], week: Day): boolean {
  const lastDay = addDays(week, 6);
  return terms.some(({ from, to }) => from <= lastDay && week <= to);
}
