import { cycleWeekAt } from '@rules/calendar/domain/cycle-weeks';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { numberOfWeek, type SchoolWeek, weeksOf } from '@rules/calendar/domain/school-weeks';

/** `letter`: which of the timetables that take turns; null where one is for every week. */
export type ShownWeek = { week: SchoolWeek; number: number | null; letter: 'A' | 'B' | null };

const shownAtOnce = 8;

/** The weeks from that of a day on, or the last ones of the session, as they are called. */
export function weeksShown(calendar: SchoolCalendar, day: string): ShownWeek[] {
  const weeks = weeksOf(calendar);
  const next = weeks.findIndex(({ lastDay }) => day <= lastDay);
  const first = Math.max(0, Math.min(next < 0 ? weeks.length : next, weeks.length - shownAtOnce));
  return weeks.slice(first, first + shownAtOnce).map((week) => ({
    week,
    number: numberOfWeek(calendar, week),
    letter: calendar.cycle.weeks === 1 ? null : letterOf(cycleWeekAt(calendar, week.firstSchoolDay)),
  }));
}

function letterOf(week: 1 | 2): 'A' | 'B' {
  return week === 1 ? 'A' : 'B';
}
