import { addDays, type Day } from '../../../platform/calendar/day.js';
import { weekAfter, weekOf } from '../../../platform/calendar/school-week.js';
import { type SchoolCalendar, type TermBlock, weekStartOfCalendar } from './school-calendar.js';

/**
 * Seven days of a session, from the first day of its week on. `teaching`: which of those in which a term runs; null for
 * a week of holidays. `counted`: the same counting those too, from the first week of the session to its last.
 */
export type SchoolWeek = Readonly<{
  firstDay: Day;
  lastDay: Day;
  /** The first and the last day of the week on which school can be held. */
  firstSchoolDay: Day;
  lastSchoolDay: Day;
  teaching: number | null;
  counted: number;
  term: number | null;
}>;

const SCHOOL_DAYS = 5;

export type Weeks = Pick<SchoolCalendar, 'group' | 'terms' | 'firstDay' | 'lastDay'>;

/** Every week of a session, in order, from that of the first day of school to that of the last. */
export function weeksOf(calendar: Weeks): SchoolWeek[] {
  const start = weekStartOfCalendar(calendar);
  const terms = termsOf(calendar);
  const last = terms.at(-1)?.to ?? calendar.lastDay;
  const weeks: SchoolWeek[] = [];
  let taught = 0;
  const first = weekOf(terms[0]?.from ?? calendar.firstDay, start);
  for (let week = first; week <= last; week = weekAfter(week, 1)) {
    const lastDay = addDays(week, 6);
    const block = terms.find(({ from, to }) => from <= lastDay && week <= to);
    if (block) taught += 1;
    weeks.push({
      firstDay: week,
      lastDay,
      firstSchoolDay: week,
      lastSchoolDay: addDays(week, SCHOOL_DAYS - 1),
      teaching: block ? taught : null,
      counted: weeks.length + 1,
      term: block?.term ?? null,
    });
  }
  return weeks;
}

/** The week that holds a day; its weekend belongs to it. None before the first day of school and after the last week. */
export function weekAt(calendar: Weeks, day: Day): SchoolWeek | undefined {
  return weeksOf(calendar).find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** The number by which the school calls a week; null where it gives it none. */
export function numberOfWeek(
  { numbering }: Pick<SchoolCalendar, 'numbering'>,
  { teaching, counted }: SchoolWeek,
): number | null {
  return numbering === 'teaching' ? teaching : counted;
}

/** A session of which nothing is known yet is taught from its first day to its last. */
export function termsOf({ terms, firstDay, lastDay }: Weeks): readonly TermBlock[] {
  return terms.length > 0 ? terms : [{ term: 1, from: firstDay, to: lastDay }];
}
