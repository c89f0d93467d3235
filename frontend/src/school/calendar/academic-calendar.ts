import { addDays, daysBetween, weekdayOf } from '@rules/calendar/day';
import { groupOf, weekOf } from '@rules/calendar/school-week';
import type { Block, Break, CalendarGroup, SchoolYear } from './school-year';

/** The calendar of a year as it stands in one state. */
export type AcademicCalendar = Pick<CalendarGroup, 'schoolDays' | 'blocks' | 'breaks'> & {
  /** Days without school inside the blocks, with the name where there is one. */
  holidays: ReadonlyMap<string, string>;
};

/** `number` runs through the year; `start` and `end` are the first and last school day that the week can have. */
export type SchoolWeek = { number: number; term: number; start: string; end: string };

export function calendarOf(year: SchoolYear, state: string | null): AcademicCalendar {
  const { schoolDays, blocks, breaks, extraHolidays, exceptions } = year.groups[groupOf(state)];
  const own = state === null ? undefined : exceptions[state];
  const holidays = new Map<string, string>();
  for (const date of [...extraHolidays, ...(own?.extraHolidays ?? [])]) holidays.set(date, 'Cuti tambahan');
  for (const date of own?.notHolidays ?? []) holidays.delete(date);
  for (const { date, name } of year.publicHolidays) holidays.set(date, name);
  return { schoolDays, blocks, breaks, holidays };
}

function isWithin(date: string, { start, end }: { start: string; end: string }): boolean {
  return start <= date && date <= end;
}

export function isSchoolDay({ schoolDays, blocks, holidays }: AcademicCalendar, date: string): boolean {
  return (
    schoolDays.includes(weekdayOf(date)) &&
    !holidays.has(date) &&
    blocks.some((block) => isWithin(date, block))
  );
}

/** Every school day of a span, in order. */
export function schoolDaysOf(calendar: AcademicCalendar, span: { start: string; end: string }): string[] {
  const days: string[] = [];
  for (let date = span.start; date <= span.end; date = addDays(date, 1))
    if (isSchoolDay(calendar, date)) days.push(date);
  return days;
}

export function breakAt({ breaks }: AcademicCalendar, date: string): Break | undefined {
  return breaks.find((span) => isWithin(date, span));
}

/** The school week that holds a day; its weekend belongs to it. None in a break and outside the year. */
export function schoolWeekAt(calendar: AcademicCalendar, date: string): SchoolWeek | undefined {
  const firstDay = calendar.schoolDays[0] === 0 ? 'sunday' : 'monday';
  const start = weekOf(date, firstDay);
  let weeksBefore = 0;
  for (const block of calendar.blocks) {
    if (isWithin(start, block) && !breakAt(calendar, date)) {
      return {
        number: weeksBefore + weeksBetween(block, start) + 1,
        term: block.term,
        ...spanOf(calendar, start),
      };
    }
    weeksBefore += block.weeks;
  }
  return undefined;
}

function weeksBetween({ start }: Block, later: string): number {
  return daysBetween(start, later) / 7;
}

function spanOf({ schoolDays }: AcademicCalendar, start: string) {
  return { start, end: addDays(start, schoolDays.length - 1) };
}
