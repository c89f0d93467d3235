/** A day of the calendar, YYYY-MM-DD: no time of day, no time zone. */
export type Day = string;

export const DAY_MS = 86_400_000;

/** From the first day to the last, that one included; without a last one until further notice. */
export type DaySpan = Readonly<{ from: Day; to: Day | null }>;

export function spanHolds({ from, to }: DaySpan, day: Day): boolean {
  return from <= day && (to === null || day <= to);
}

/** Whether the text is YYYY-MM-DD and such a day exists, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const midnight = Date.parse(text);
  return !Number.isNaN(midnight) && toDay(midnight) === text;
}

export function addDays(day: Day, days: number): Day {
  return toDay(Date.parse(day) + days * DAY_MS);
}

/** How many midnights lie between them; negative when the second is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Sunday is 0. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** A bare YYYY-MM-DD is read as UTC, so the day is written in UTC too. */
function toDay(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10);
}
