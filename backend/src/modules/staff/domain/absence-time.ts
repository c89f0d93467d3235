import { addDays, type Day } from '../../../platform/calendar/day.js';
import type { AbsenceContent } from './absence.js';

export type AbsenceTime = Pick<AbsenceContent, 'from' | 'to' | 'fromPeriod' | 'toPeriod'>;

type Problem = Readonly<{ field: keyof AbsenceTime; message: string }>;

/** Whoever is away for longer is suspended, or has left. */
const LONGEST_DAYS = 400;

/** Why these times are none in which somebody can be away, or null. */
export function problemOfTime({ from, to, fromPeriod, toPeriod }: AbsenceTime): Problem | null {
  if (to < from) return { field: 'to', message: 'to must not be before from' };
  if (addDays(from, LONGEST_DAYS) < to)
    return { field: 'to', message: `to must be within ${LONGEST_DAYS} days of from` };
  if ((fromPeriod === null) !== (toPeriod === null))
    return { field: 'toPeriod', message: 'fromPeriod and toPeriod stand together' };
  if (fromPeriod === null || toPeriod === null) return null;
  if (from !== to) return { field: 'fromPeriod', message: 'periods are of one day' };
  return fromPeriod <= toPeriod
    ? null
    : { field: 'toPeriod', message: 'toPeriod must not be before fromPeriod' };
}

/** Whether somebody is away in a period of a day; `period` null: at an hour that no period names. */
export function isAwayAt(
  { from, to, fromPeriod, toPeriod }: AbsenceTime,
  day: Day,
  period: number | null,
): boolean {
  if (day < from || to < day) return false;
  if (fromPeriod === null || toPeriod === null) return true;
  return period !== null && fromPeriod <= period && period <= toPeriod;
}

/** Whether somebody would be away twice at once. */
export function overlap(one: AbsenceTime, other: AbsenceTime): boolean {
  if (one.to < other.from || other.to < one.from) return false;
  if (one.fromPeriod === null || one.toPeriod === null) return true;
  if (other.fromPeriod === null || other.toPeriod === null) return true;
  return one.fromPeriod <= other.toPeriod && other.fromPeriod <= one.toPeriod;
}
