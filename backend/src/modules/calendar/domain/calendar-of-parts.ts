import type { EntryContent } from './calendar-entry.js';
import type { OfficialDays } from './official-year.js';
import {
  type BellSchedule,
  type DayException,
  type Holiday,
  isHolidayKind,
  type SchoolCalendar,
  type SpecialPeriod,
} from './school-calendar.js';

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

/** What the entries of a school add to the days that were published. */
export type EntryDays = Readonly<{
  holidays: readonly Holiday[];
  exceptions: readonly DayException[];
  specialPeriods: readonly SpecialPeriod[];
}>;

export function daysOfEntries(entries: readonly EntryContent[]): EntryDays {
  const holidays: Holiday[] = [];
  const exceptions: DayException[] = [];
  const specialPeriods: SpecialPeriod[] = [];
  for (const {
    kind,
    name,
    from,
    to,
    followsWeekday,
    cutFrom,
    hasLessons,
    bellScheduleId,
    classIds,
  } of entries)
    if (kind === 'held') exceptions.push({ day: from, followsWeekday, cutFrom, reason: name });
    else if (isHolidayKind(kind)) holidays.push({ kind, name, from, to });
    else specialPeriods.push({ kind, name, from, to, hasLessons, bellScheduleId, classIds });
  return { holidays, exceptions, specialPeriods };
}
