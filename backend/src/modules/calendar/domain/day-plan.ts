import { type Day, weekdayOf } from '../../../platform/calendar/day.js';
import type { LessonStop } from './calendar-event.js';
import { cycleWeekAt } from './cycle-weeks.js';
import { asWeekday, isSchoolDay, isWithinSession } from './held-days.js';
import {
  type AskingClass,
  type BellDay,
  type DayException,
  type Holiday,
  holdsDay,
  type SchoolCalendar,
  type SpecialPeriod,
  type Weekday,
} from './school-calendar.js';

/** What makes a day what it is, the weightiest first. */
export type DayReason =
  | Readonly<{ kind: 'outside' | 'weekend' }>
  | Readonly<{ kind: 'exception'; exception: DayException }>
  | Readonly<{ kind: 'holiday'; holiday: Holiday }>
  | Readonly<{ kind: 'special'; period: SpecialPeriod }>
  | Readonly<{ kind: 'stop'; stop: LessonStop }>;

/** What a day is for a class, or for the school where none is named. */
export type DayPlan = Readonly<{
  /** Whether school is held: it counts among the days of the session. */
  isSchoolDay: boolean;
  /** Whether lessons of the timetable are held on it. */
  teaches: boolean;
  /** Whose lessons; null where none are held. */
  weekday: Weekday | null;
  cycleWeek: 1 | 2;
  /** Null where the school has none for this weekday, and on days without school. */
  bell: BellDay | null;
  /** HH:MM, nothing is taught from then on; null for a whole day. */
  cutFrom: string | null;
  /** Those that take lessons of the class away on this day. */
  stops: readonly LessonStop[];
  reasons: readonly DayReason[];
}>;

/** Every module asks this one which day it is. */
export function dayPlan(calendar: SchoolCalendar, asking: AskingClass | null, day: Day): DayPlan {
  const exception = calendar.exceptions.find((each) => each.day === day);
  const held = isSchoolDay(calendar, day);
  const special = held ? specialPeriodOn(calendar, asking, day) : undefined;
  const stops = held
    ? calendar.stops.filter((stop) => holdsDay(stop, day) && concerns(stop.classIds, asking))
    : [];
  const teaches = held && special?.hasLessons !== false && !stops.some(({ time }) => time === null);
  const weekday = exception?.followsWeekday ?? asWeekday(weekdayOf(day));
  return {
    isSchoolDay: held,
    teaches,
    weekday: teaches ? weekday : null,
    cycleWeek: cycleWeekAt(calendar, day),
    bell: held ? bellOf(calendar, special, asking, weekday) : null,
    cutFrom: (held && exception?.cutFrom) || null,
    stops,
    reasons: reasonsOf(calendar, day, { exception, special, stops }),
  };
}

/** Whether what is for these classes is for the one that asks; the school as a whole is meant by what is for all. */
export function concerns(classIds: readonly string[] | null, asking: AskingClass | null): boolean {
  return classIds === null || (asking !== null && classIds.includes(asking.id));
}

/** What is for the class alone goes before what is for all. */
function specialPeriodOn(
  { specialPeriods }: SchoolCalendar,
  asking: AskingClass | null,
  day: Day,
): SpecialPeriod | undefined {
  const now = specialPeriods.filter((each) => holdsDay(each, day) && concerns(each.classIds, asking));
  return now.find(({ classIds }) => classIds !== null) ?? now[0];
}

/** The periods of a weekday on which nothing is special, by which timetables are made. */
export function usualBell(
  { bellSchedules }: Pick<SchoolCalendar, 'bellSchedules'>,
  asking: AskingClass | null,
  weekday: Weekday,
): BellDay | null {
  return bellOf({ bellSchedules }, undefined, asking, weekday);
}

function bellOf(
  { bellSchedules }: Pick<SchoolCalendar, 'bellSchedules'>,
  special: SpecialPeriod | undefined,
  asking: AskingClass | null,
  weekday: Weekday,
): BellDay | null {
  const usual = bellSchedules.find(({ isUsual }) => isUsual);
  const ofPeriod = bellSchedules.find(({ id }) => id === special?.bellScheduleId);
  for (const schedule of [ofPeriod, usual]) {
    const ringing = schedule?.days.filter((each) => each.weekdays.includes(weekday) && rings(each, asking));
    const found = ringing?.find(({ gradeLevels }) => gradeLevels !== null) ?? ringing?.[0];
    if (found) return found;
  }
  return null;
}

function rings({ shift, gradeLevels }: BellDay, asking: AskingClass | null): boolean {
  if (asking === null) return true;
  return (
    shift === asking.shift &&
    (gradeLevels === null || asking.gradeLevels.some((level) => gradeLevels.includes(level)))
  );
}

type Found = Readonly<{
  exception: DayException | undefined;
  special: SpecialPeriod | undefined;
  stops: readonly LessonStop[];
}>;

function reasonsOf(calendar: SchoolCalendar, day: Day, { exception, special, stops }: Found): DayReason[] {
  if (!isWithinSession(calendar, day)) return [{ kind: 'outside' }];
  const holidays = calendar.holidays.filter((holiday) => holdsDay(holiday, day));
  const isWeekend = !calendar.schoolWeekdays.includes(asWeekday(weekdayOf(day)));
  return [
    ...(exception ? [{ kind: 'exception' as const, exception }] : []),
    ...holidays.map((holiday) => ({ kind: 'holiday' as const, holiday })),
    ...(isWeekend && !exception ? [{ kind: 'weekend' as const }] : []),
    ...(special ? [{ kind: 'special' as const, period: special }] : []),
    ...stops.map((stop) => ({ kind: 'stop' as const, stop })),
  ];
}
