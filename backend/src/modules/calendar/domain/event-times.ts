import { addDays, type Day, daysBetween } from '../../../platform/calendar/day.js';
import { localDay, midnight } from '../../../platform/calendar/local-day.js';
import { addMonthsToDay } from '../../../platform/calendar/month-arithmetic.js';
import { dayOf, startOfDay } from '../../../platform/calendar/school-instant.js';

export const REPEATS = ['weekly', 'fortnightly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Days YYYY-MM-DD, the last one included. */
export type Occurrence = Readonly<{ from: Day; to: Day }>;

/**
 * When something is held: whole days, or on each of the days the same hours, HH:MM, the last one not included. `repeats`
 * and `repeatsUntil` stand together; `except`: the first days of occurrences that are left out.
 */
export type EventTimes = Occurrence &
  Readonly<{
    fromTime: string | null;
    toTime: string | null;
    repeats: Repeat | null;
    repeatsUntil: Day | null;
    except: readonly Day[];
  }>;

type Problem = Readonly<{ field: string; message: string }>;

/** Whatever lasts longer is a period of the session and no event. */
const LONGEST_DAYS = 62;
/** An occurrence ends before the next begins; months have 28 days and more. */
const DAYS_APART: Readonly<Record<Repeat, number>> = { weekly: 7, fortnightly: 14, monthly: 28 };

/** Why these times are none at which something can be held, by the field that holds it. */
export function problemsOfTimes(times: EventTimes): Problem[] {
  return [...problemsOfDays(times), ...problemsOfHours(times), ...problemsOfRepeats(times)];
}

function problemsOfDays({ from, to }: EventTimes): Problem[] {
  if (to < from) return [{ field: 'to', message: 'to must not be before from' }];
  return daysBetween(from, to) < LONGEST_DAYS
    ? []
    : [{ field: 'to', message: `to must be within ${LONGEST_DAYS} days of from` }];
}

function problemsOfHours({ fromTime, toTime }: EventTimes): Problem[] {
  if (fromTime === null || toTime === null)
    return fromTime === toTime ? [] : [{ field: 'toTime', message: 'fromTime and toTime stand together' }];
  return fromTime < toTime ? [] : [{ field: 'toTime', message: 'toTime must be later than fromTime' }];
}

function problemsOfRepeats({ from, to, repeats, repeatsUntil, except }: EventTimes): Problem[] {
  if (repeats === null || repeatsUntil === null) {
    if (repeats !== repeatsUntil)
      return [{ field: 'repeatsUntil', message: 'repeats and repeatsUntil stand together' }];
    return except.length === 0 ? [] : [{ field: 'except', message: 'only what repeats has exceptions' }];
  }
  if (repeatsUntil <= from) return [{ field: 'repeatsUntil', message: 'repeatsUntil must be after from' }];
  return daysBetween(from, to) < DAYS_APART[repeats]
    ? []
    : [{ field: 'repeats', message: 'lasts longer than until it is held again' }];
}

/** Every time it is held, in order. The times must be without problems. */
export function occurrencesOf({ from, to, repeats, repeatsUntil, except }: EventTimes): Occurrence[] {
  if (repeats === null || repeatsUntil === null) return [{ from, to }];
  const days = daysBetween(from, to);
  const held: Occurrence[] = [];
  for (let count = 0; ; count++) {
    const first = nthDay(from, repeats, count);
    if (first > repeatsUntil) return held;
    if (!except.includes(first)) held.push({ from: first, to: addDays(first, days) });
  }
}

/** The first time that is not over on this day, else the last one; undefined where all are left out. */
export function nearestOccurrence(times: EventTimes, today: Day): Occurrence | undefined {
  const held = occurrencesOf(times);
  return held.find(({ to }) => to >= today) ?? held.at(-1);
}

/** What is not over yet goes first, the soonest before the rest; then what is over, the latest first. */
export function byNearness(today: Day): (one: Occurrence, other: Occurrence) => number {
  return (one, other) => {
    const isOver = one.to < today;
    if (isOver !== other.to < today) return isOver ? 1 : -1;
    return isOver ? daysBetween(one.to, other.to) : daysBetween(other.from, one.from);
  };
}

/** Every day on which it is held, in order. */
export function daysHeld(times: EventTimes): Day[] {
  return occurrencesOf(times).flatMap(({ from, to }) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place)),
  );
}

/** A month without the 31st has it on its last day. */
function nthDay(from: Day, repeats: Repeat, count: number): Day {
  if (repeats !== 'monthly') return addDays(from, count * DAYS_APART[repeats]);
  const first = localDay(startOfDay(from));
  return dayOf(midnight(addMonthsToDay(first, count, Number(from.slice(8)))));
}

/** Whether both are held at the same hour of a day that they share. */
export function hoursMeet(one: EventTimes, other: EventTimes): boolean {
  if (one.fromTime === null || one.toTime === null) return true;
  if (other.fromTime === null || other.toTime === null) return true;
  return one.fromTime < other.toTime && other.fromTime < one.toTime;
}
