import type { DayReason } from './day-plan.js';
import type { SchoolCalendar } from './school-calendar.js';

/** As if no day of the terms were special: what the timetable alone holds, whatever stops it. */
export function usualCalendar(calendar: SchoolCalendar): SchoolCalendar {
  return { ...calendar, holidays: [], exceptions: [], specialPeriods: [], stops: [] };
}

/** What takes lessons away, as the school calls it. */
export function namesOfReasons(reasons: readonly DayReason[]): string[] {
  return reasons.flatMap((reason) => {
    if (reason.kind === 'holiday') return [reason.holiday.name];
    if (reason.kind === 'special') return [reason.period.name];
    if (reason.kind === 'exception') return [reason.exception.reason];
    return reason.kind === 'stop' ? [reason.stop.name] : [];
  });
}
