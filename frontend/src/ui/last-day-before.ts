import { lastDayBefore as lastDayBeforeInstant } from '@rules/calendar/school-instant';

/** The last whole day before an exclusive end: coverage up to 1 December 00:00 lasts through 30 November. */
export function lastDayBefore(end: string): string {
  return lastDayBeforeInstant(Date.parse(end));
}
