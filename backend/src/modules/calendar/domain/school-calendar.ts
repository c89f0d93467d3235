import type { Day } from '../../../platform/calendar/day.js';
import type { SchoolGroup, WeekStart } from '../../../platform/calendar/school-week.js';
import type { LessonStop } from './calendar-event.js';

/** Sunday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days YYYY-MM-DD, the last one included. */
export type DaysBetween = Readonly<{ from: Day; to: Day }>;

/** Cuti penggal, umum persekutuan, umum negeri, tambahan KPM, cuti peristiwa, cuti ganti. */
export const HOLIDAY_KINDS = [
  'term_break',
  'federal',
  'state',
  'additional',
  'school_event',
  'replacement',
] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

export function isHolidayKind(kind: string): kind is HolidayKind {
  return HOLIDAY_KINDS.some((each) => each === kind);
}

export type Holiday = DaysBetween & Readonly<{ kind: HolidayKind; name: string }>;

/** Days between two holidays of a term; a session has two terms, each of them two such blocks. */
export type TermBlock = DaysBetween & Readonly<{ term: number }>;

/**
 * A day on which school is held otherwise than its weekday says: in place of another day, by the timetable of another
 * weekday, or only until an hour. `followsWeekday` null: that of the day itself. `cutFrom`: HH:MM, nothing is taught
 * from then on.
 */
export type DayException = Readonly<{
  day: Day;
  followsWeekday: Weekday | null;
  cutFrom: string | null;
  reason: string;
}>;

export const SPECIAL_PERIOD_KINDS = ['examination', 'ramadan', 'sports', 'camp', 'other'] as const;
export type SpecialPeriodKind = (typeof SPECIAL_PERIOD_KINDS)[number];

/** Days that have another bell schedule, or no lessons, without a new timetable. */
export type SpecialPeriod = DaysBetween &
  Readonly<{
    kind: SpecialPeriodKind;
    name: string;
    /** Whether the timetable's lessons are held. */
    hasLessons: boolean;
    /** Null for the usual one. */
    bellScheduleId: string | null;
    /** Null for all. */
    classIds: readonly string[] | null;
  }>;

export const BELL_ROW_KINDS = ['lesson', 'recess', 'assembly'] as const;
export type BellRowKind = (typeof BELL_ROW_KINDS)[number];

/** HH:MM, the end not included. */
export type BellRow = Readonly<{ from: string; to: string; kind: BellRowKind }>;

export const SHIFTS = ['morning', 'afternoon'] as const;
export type Shift = (typeof SHIFTS)[number];

/** The periods of some weekdays, for one shift and for some levels, null for all. */
export type BellDay = Readonly<{
  weekdays: readonly Weekday[];
  shift: Shift;
  gradeLevels: readonly string[] | null;
  rows: readonly BellRow[];
}>;

export type BellSchedule = Readonly<{ id: string; name: string; isUsual: boolean; days: readonly BellDay[] }>;

/** One timetable for every week, or two that take turns from the week that holds the anchor on. */
export type TimetableCycle = Readonly<{ weeks: 1 | 2; anchor: Day; skipsHolidayWeeks: boolean }>;

/** Whether weeks of holidays are counted. */
export const WEEK_NUMBERINGS = ['teaching', 'with_holidays'] as const;
export type WeekNumbering = (typeof WEEK_NUMBERINGS)[number];

/** All that is known of one session of one school. */
export type SchoolCalendar = Readonly<{
  firstDay: Day;
  lastDay: Day;
  group: SchoolGroup;
  /** In the order of the week. */
  schoolWeekdays: readonly Weekday[];
  /** In order; without any the session is one. */
  terms: readonly TermBlock[];
  holidays: readonly Holiday[];
  exceptions: readonly DayException[];
  specialPeriods: readonly SpecialPeriod[];
  bellSchedules: readonly BellSchedule[];
  stops: readonly LessonStop[];
  cycle: TimetableCycle;
  numbering: WeekNumbering;
  /** Whether the ministry has published it. */
  isConfirmed: boolean;
  /** School is held on at least so many days. */
  leastSchoolDays: number;
  /** Cuti peristiwa that a school may give itself. */
  mostSchoolEvents: number;
}>;

/** What of it makes its weeks, and the days on which school is held. */
export type SchoolDays = Pick<
  SchoolCalendar,
  'firstDay' | 'lastDay' | 'group' | 'schoolWeekdays' | 'terms' | 'holidays' | 'exceptions' | 'numbering'
>;

/** The class that asks. */
export type AskingClass = Readonly<{ id: string; gradeLevels: readonly string[]; shift: Shift }>;

const SCHOOL_WEEKDAYS: Readonly<Record<SchoolGroup, readonly Weekday[]>> = {
  A: [0, 1, 2, 3, 4],
  B: [1, 2, 3, 4, 5],
};

export function schoolWeekdaysOf(group: SchoolGroup): readonly Weekday[] {
  return SCHOOL_WEEKDAYS[group];
}

export function weekStartOfCalendar({ group }: Pick<SchoolCalendar, 'group'>): WeekStart {
  return group === 'A' ? 'sunday' : 'monday';
}

export function holdsDay({ from, to }: DaysBetween, day: Day): boolean {
  return from <= day && day <= to;
}
