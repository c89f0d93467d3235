import { addDays, weekOf } from '../../ui/month-weeks';
import type { Block, Break, CalendarGroup, GroupName, SchoolYear } from './school-year';

/** The calendar of a year as it stands in one state. */
export type AcademicCalendar = Pick<CalendarGroup, 'schoolDays' | 'blocks' | 'breaks'> & {
  /** Days without school inside the blocks, with the name where there is one. */
  holidays: ReadonlyMap<string, string>;
};

/** `number` runs through the year; `start` and `end` are the first and last school day that the week can have. */
export type SchoolWeek = { number: number; term: number; start: string; end: string };

/** By the number of the state; a school that names none keeps the calendar of group B, which most states keep. */
export function groupNameOf({ groups }: SchoolYear, state: string | null): GroupName {
  return state !== null && groups.A.states.includes(state) ? 'A' : 'B';
}

export function calendarOf(year: SchoolYear, state: string | null): AcademicCalendar {
  const { schoolDays, blocks, breaks, extraHolidays, exceptions } = year.groups[groupNameOf(year, state)];
  const own = state === null ? undefined : exceptions[state];
  const holidays = new Map<string, string>();
  for (const date of [...extraHolidays, ...(own?.extraHolidays ?? [])]) holidays.set(date, 'Cuti tambahan');
  for (const date of own?.notHolidays ?? []) holidays.delete(date);
  for (const { date, name } of year.publicHolidays) holidays.set(date, name);
  return { schoolDays, blocks, breaks, holidays };
}

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function isWithin(date: string, { start, end }: { start: string; end: string }): boolean {
  return start <= date && date <= end;
}

export function isSchoolDay({ schoolDays, blocks, holidays }: AcademicCalendar, date: string): boolean {
  return (
    schoolDays.includes(weekday(date)) && !holidays.has(date) && blocks.some((block) => isWithin(date, block))
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
  return Math.round((Date.parse(later) - Date.parse(start)) / (7 * 24 * 60 * 60 * 1000));
}

function spanOf({ schoolDays }: AcademicCalendar, start: string) {
  return { start, end: addDays(start, schoolDays.length - 1) };
}
