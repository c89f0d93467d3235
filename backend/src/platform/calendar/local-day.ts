import { DAY_MS } from './day.js';
import { OFFSET_MS } from './school-instant.js';

/** A calendar day in Malaysia, counted from 1 January 1970. */
export type LocalDay = number;

export function localDay(instant: number): LocalDay {
  return Math.floor((instant + OFFSET_MS) / DAY_MS);
}

/** The instant at which the day begins. */
export function midnight(day: LocalDay): number {
  return day * DAY_MS - OFFSET_MS;
}
