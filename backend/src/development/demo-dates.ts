import { DAY_MS } from '../platform/calendar/day.js';
import { localDay, midnight } from '../platform/calendar/local-day.js';
import { OFFSET_MS } from '../platform/calendar/school-instant.js';

const MORNING_MS = 10 * 3_600_000;

export const TRIAL_DAYS = 30;

/** When a trial must have begun, or a year been paid, so that so many days are left at `now`. */
export function demoDates(now: number, daysLeft: number): { trialFrom: number; paidAt: number } {
  const today = localDay(now);
  const end = new Date((today + daysLeft) * DAY_MS);
  const yearBefore = Date.UTC(end.getUTCFullYear() - 1, end.getUTCMonth(), end.getUTCDate());
  return {
    trialFrom: midnight(today + daysLeft - TRIAL_DAYS) + MORNING_MS,
    paidAt: yearBefore - OFFSET_MS + MORNING_MS,
  };
}
