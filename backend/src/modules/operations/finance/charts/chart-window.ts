import { dayOf, startOfDay } from '../../malaysian-day.js';

const DAY_MS = 24 * 3_600_000;
const WINDOW_DAYS = 90;

/** What the funnel and the failures look back on: today and the ninety days before it. Epoch milliseconds. */
export function chartWindow(now: number): number {
  return startOfDay(dayOf(now)) - WINDOW_DAYS * DAY_MS;
}
