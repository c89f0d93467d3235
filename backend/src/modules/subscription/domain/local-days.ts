/** Malaysia has kept +08:00 without daylight saving since 1982. */
const OFFSET_MS = 8 * 3_600_000;

export const DAY_MS = 86_400_000;

/** A calendar day in Malaysia, counted from 1 January 1970. */
export type LocalDay = number;

export function localDay(instant: number): LocalDay {
  return Math.floor((instant + OFFSET_MS) / DAY_MS);
}

/** The instant at which the day begins. */
export function midnight(day: LocalDay): number {
  return day * DAY_MS - OFFSET_MS;
}
