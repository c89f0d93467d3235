import { toMalaysianIso } from '../../platform/clock/instant.js';
import { lastInstantBefore } from '../subscription/index.js';

const DAY_MS = 24 * 3_600_000;

/** YYYY-MM-DD in Malaysia. */
export function dayOf(instant: number): string {
  return toMalaysianIso(instant).slice(0, 10);
}

/** The last day that an end, which does not count itself, still covers: YYYY-MM-DD in Malaysia. */
export function lastDayBefore(end: number): string {
  return dayOf(lastInstantBefore(end));
}

/** Its first instant, epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}

export function startOfMonth(instant: number): number {
  return startOfDay(`${dayOf(instant).slice(0, 7)}-01`);
}

/** Where that day ends. */
export function startOfNextDay(day: string): number {
  return startOfDay(day) + DAY_MS;
}
