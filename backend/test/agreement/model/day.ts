import type { Day, Minute } from './clock.ts';
import { weekdayOf } from './clock.ts';
import type { Facts } from './facts.ts';
import type { Holiday, School, Tag } from './school.ts';

/** What a day is for the whole school: which weekday's lessons are held, and until when. */
export interface DayPlan {
  /** A day of the session on which the school teaches by its weekdays or by an exception. */
  teaches: boolean;
  /** The weekday that the timetable gives this day; null where it gives none. */
  own: number | null;
  /** The weekday whose lessons an exception brings. */
  brought: number | null;
  exception: Tag | null;
  holiday: Holiday | null;
  cutFrom: Minute | null;
  half: Tag | null;
}

export function dayPlan(school: School, facts: Facts, day: Day): DayPlan {
  const inSession = school.session.first <= day && day <= school.session.last;
  const weekday = weekdayOf(day);
  const own = inSession && school.weekdays.includes(weekday) ? weekday : null;
  const exception = inSession ? facts.exceptions.find((e) => e.day === day) : undefined;
  const holiday = holidayOn(facts, day);
  const half = facts.halfDays.find((h) => h.day === day);
  return {
    teaches: holiday === null && (own !== null || exception !== undefined),
    own,
    brought: exception?.follows ?? null,
    exception: exception?.exception ?? null,
    holiday,
    cutFrom: half?.from ?? null,
    half: half?.half ?? null,
  };
}

export const holidayOn = (facts: Facts, day: Day): Holiday | null =>
  facts.holidays.find((h) => h.first <= day && day <= h.last) ?? null;
