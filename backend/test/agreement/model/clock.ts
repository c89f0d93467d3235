// A day is 'YYYY-MM-DD', a minute counts from midnight, an instant is milliseconds since 1970.
// Schools keep the time of Malaysia, which is eight hours ahead and never changes.
export type Day = string;
export type Minute = number;
export type Instant = number;

const DAY_MS = 86_400_000;
const AHEAD_MS = 8 * 3_600_000;

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => ((new Date(Date.parse(day)).getUTCDay() + 6) % 7) + 1;

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

export const instantOf = (day: Day, minute: Minute): Instant => Date.parse(day) - AHEAD_MS + minute * 60_000;

export const dayOf = (at: Instant): Day => new Date(at + AHEAD_MS).toISOString().slice(0, 10);

export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
