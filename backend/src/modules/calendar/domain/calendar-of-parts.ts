import { daysOfEntries, type EntryContent } from './calendar-entry.js';
import type { OfficialDays } from './official-year.js';
import type { BellSchedule, SchoolCalendar } from './school-calendar.js';

/** A session as it is kept and sent: the days without the school's entries, and these. */
export type CalendarParts = Omit<SchoolCalendar, 'terms' | 'holidays' | 'exceptions' | 'specialPeriods'> &
  Readonly<{ days: OfficialDays; entries: readonly EntryContent[]; bellSchedules: readonly BellSchedule[] }>;

/** What the rules ask, of what is kept. */
export function calendarOf({ days, entries, ...parts }: CalendarParts): SchoolCalendar {
  const { holidays, exceptions, specialPeriods } = daysOfEntries(entries);
  return {
    ...parts,
    terms: days.terms,
    holidays: [...days.holidays, ...holidays],
    exceptions,
    specialPeriods,
  };
}
