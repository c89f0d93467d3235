import type { Day } from '../../../platform/calendar/day.js';
import type { DayReason } from './day-plan.js';
import { holdsDay, type SchoolCalendar } from './school-calendar.js';

/** As if no day of the terms were special: what the timetable alone holds, whatever stops it. */
export function usualCalendar(calendar: SchoolCalendar): SchoolCalendar {
  return { ...calendar, holidays: [], exceptions: [], specialPeriods: [], stops: [] };
}

/** Whether a day may be otherwise for any class than the timetable alone has it. */
export function isSpecialDay(
  { holidays, exceptions, specialPeriods, stops }: SchoolCalendar,
  day: Day,
): boolean {
  const spans = [...holidays, ...specialPeriods, ...stops];
  return exceptions.some((each) => each.day === day) || spans.some((span) => holdsDay(span, day));
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
