import { DAY_MS } from '../../../../platform/calendar/day.js';
import { dayOf, startOfDay } from '../../../../platform/calendar/school-instant.js';

const WINDOW_DAYS = 90;

/** What the funnel and the failures look back on: today and the ninety days before it. Epoch milliseconds. */
export function chartWindow(now: number): number {
  return startOfDay(dayOf(now)) - WINDOW_DAYS * DAY_MS;
}
