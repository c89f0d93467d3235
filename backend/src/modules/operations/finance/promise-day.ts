import { DAY_MS } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';

/** What is promised for later is no promise to follow up. */
export const FURTHEST_PROMISE_DAYS = 90;

/** Whether a promise to pay may be for the day, YYYY-MM-DD: today, or not too far ahead. */
export function isPromiseDay(day: string, now: number): boolean {
  return day >= dayOf(now) && day <= dayOf(now + FURTHEST_PROMISE_DAYS * DAY_MS);
}
