import { addDays, type Day } from '../../../platform/calendar/day.js';
import { instantAt } from '../../../platform/calendar/school-instant.js';

/** When the plans of a week are due. `day`: days after the first of the week, negative before it. */
export type DueRule = Readonly<{ day: number; minute: number; graceHours: number }>;

export const EARLIEST_DUE_DAY = -7;
export const LATEST_DUE_DAY = 13;
export const LAST_MINUTE = 24 * 60 - 1;
export const MOST_GRACE_HOURS = 72;

const HOUR = 3_600_000;

/** `nextSchoolDay`: the day itself or the next on which school is held; null past all that is known. */
export function dueAt(week: Day, { day, minute }: DueRule, nextSchoolDay: (day: Day) => Day | null): number {
  const wanted = addDays(week, day);
  const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  return instantAt(nextSchoolDay(wanted) ?? wanted, time);
}

/** The very instant is in time, and so is what comes within the grace. */
export function isLate(pressedAt: number, due: number, { graceHours }: Pick<DueRule, 'graceHours'>): boolean {
  return pressedAt > due + graceHours * HOUR;
}

/** A press without a network counts from when it was made, but no clock that runs ahead makes it later than it came. */
export function countedPress(pressedAt: number | null, arrivedAt: number): number {
  return pressedAt === null ? arrivedAt : Math.min(pressedAt, arrivedAt);
}

const two = (value: number) => String(value).padStart(2, '0');
