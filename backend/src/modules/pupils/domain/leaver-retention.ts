import { addDays, type Day } from '../../../platform/calendar/day.js';

/** Whoever left a shorter time ago may still come back, or ask for papers. */
const SHORTEST_DAYS = 365;

/** The latest day before which pupils must have left to be erased together. */
export function latestBefore(today: Day): Day {
  return addDays(today, -SHORTEST_DAYS);
}
