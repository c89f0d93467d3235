import { DAY_MS, type Day } from './day.js';

/** Asia/Kuala_Lumpur has kept +08:00 without daylight saving since 1982. */
export const OFFSET_MS = 8 * 3_600_000;

/** The day on which an instant, epoch milliseconds, falls in Malaysia. */
export function dayOf(instant: number): Day {
  return new Date(instant + OFFSET_MS).toISOString().slice(0, 10);
}

/** The first instant of a day in Malaysia, epoch milliseconds. */
export function startOfDay(day: Day): number {
  return Date.parse(day) - OFFSET_MS;
}

/** A time of that day, HH:MM, in Malaysia. */
export function instantAt(day: Day, time: string): number {
  return Date.parse(`${day}T${time}Z`) - OFFSET_MS;
}

/** Where that day ends. */
export function startOfNextDay(day: Day): number {
  return startOfDay(day) + DAY_MS;
}

export function startOfMonth(instant: number): number {
  return startOfDay(`${dayOf(instant).slice(0, 7)}-01`);
}

/** The last instant before an end that does not count itself: an end at midnight is shown as the day it closes. */
export function lastInstantBefore(end: number): number {
  return end - 1;
}

/** The last day that such an end still covers. */
export function lastDayBefore(end: number): Day {
  return dayOf(lastInstantBefore(end));
}
