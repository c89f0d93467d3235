import { addDays, type Day, weekdayOf } from '../../../platform/calendar/day.js';
import type { SchoolGroup } from '../../../platform/calendar/school-week.js';

/** Days YYYY-MM-DD, the last one included; times in epoch milliseconds. */
export type AcademicYear = Readonly<{
  id: string;
  name: string;
  firstDay: Day;
  lastDay: Day;
  openedAt: number | null;
  closedAt: number | null;
  closeReason: string | null;
  version: number;
}>;

export type YearContent = Pick<AcademicYear, 'name' | 'firstDay' | 'lastDay'>;
export type AcademicYearState = 'prepared' | 'open' | 'closed';

type Problem = Readonly<{ field: keyof YearContent; message: string }>;

/** A year that has begun is open, whether or not somebody opened it. */
export function stateOfYear(
  { openedAt, closedAt, firstDay }: Pick<AcademicYear, 'openedAt' | 'closedAt' | 'firstDay'>,
  today: Day,
): AcademicYearState {
  if (closedAt !== null) return 'closed';
  return openedAt !== null || firstDay <= today ? 'open' : 'prepared';
}

/** The one that holds the day, in between the next, after all of them the last. `years`: in the order of their days. */
export function currentYear<Year extends Pick<AcademicYear, 'lastDay'>>(
  years: readonly Year[],
  today: Day,
): Year | null {
  return years.find(({ lastDay }) => today <= lastDay) ?? years.at(-1) ?? null;
}

/** Today, or the day of the year that is nearest to it. */
export function dayOfYear(
  { firstDay, lastDay }: Pick<AcademicYear, 'firstDay' | 'lastDay'>,
  today: Day,
): Day {
  if (today < firstDay) return firstDay;
  return today > lastDay ? lastDay : today;
}

/** Why a year with these days and this name cannot stand beside the others, or null. */
export function problemOfYear(year: YearContent, others: readonly YearContent[]): Problem | null {
  if (year.lastDay <= year.firstDay) return { field: 'lastDay', message: 'lastDay must be after firstDay' };
  if (addDays(year.firstDay, LONGEST_DAYS) < year.lastDay)
    return { field: 'lastDay', message: `lastDay must be within ${LONGEST_DAYS} days of firstDay` };
  if (others.some(({ name }) => name === year.name)) return { field: 'name', message: 'name is taken' };
  const other = others.find(({ firstDay, lastDay }) => firstDay <= year.lastDay && year.firstDay <= lastDay);
  if (!other) return null;
  const field = other.firstDay <= year.firstDay ? 'firstDay' : 'lastDay';
  return { field, message: `${field} lies within ${other.name}, ${other.firstDay} to ${other.lastDay}` };
}

/** A session lasts a calendar year; one that moves to other months lasts somewhat longer. */
const LONGEST_DAYS = 500;

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/**
 * The days of a session as the ministry's calendar of 2026 has them, for years that it has not published too: the first
 * school day on or after 10 January to the last on or before 5 December. A school changes them when it knows better.
 */
export function proposedYear(calendarYear: number, group: SchoolGroup): YearContent {
  const [first, last] = group === 'A' ? [SUNDAY, THURSDAY] : [MONDAY, FRIDAY];
  const tenth = `${calendarYear}-01-10`;
  const fifth = `${calendarYear}-12-05`;
  return {
    name: String(calendarYear),
    firstDay: addDays(tenth, (first - weekdayOf(tenth) + 7) % 7),
    lastDay: addDays(fifth, -((weekdayOf(fifth) - last + 7) % 7)),
  };
}

/** From this month on whoever begins may mean the next session. */
const OCTOBER = '10';

/** In which sessions a school can begin: that of the day until it is over, from October on the next one too. */
export function firstYearsOf(today: Day, group: SchoolGroup): [YearContent, ...YearContent[]] {
  const calendarYear = Number(today.slice(0, 4));
  const running = proposedYear(calendarYear, group);
  const next = proposedYear(calendarYear + 1, group);
  if (running.lastDay < today) return [next];
  return today.slice(5) < OCTOBER ? [running] : [running, next];
}
