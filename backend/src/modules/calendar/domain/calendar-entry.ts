import { addDays, type Day, daysBetween, weekdayOf } from '../../../platform/calendar/day.js';
import { schoolEventDays } from './calendar-counts.js';
import { isSchoolDay } from './held-days.js';
import {
  type DaysBetween,
  HOLIDAY_KINDS,
  holdsDay,
  isHolidayKind,
  type SchoolCalendar,
  SPECIAL_PERIOD_KINDS,
  type SpecialPeriodKind,
  type Weekday,
} from './school-calendar.js';

export const ENTRY_NOUN = 'calendar entry';

/** A holiday of the school's own; a day that is held otherwise than its weekday says; a special period. */
export const ENTRY_KINDS = [...HOLIDAY_KINDS, 'held', ...SPECIAL_PERIOD_KINDS] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Days YYYY-MM-DD, the last one included. What is not of the kind is null, `hasLessons` false for holidays alone. */
export type EntryContent = DaysBetween &
  Readonly<{
    academicYearId: string;
    kind: EntryKind;
    name: string;
    followsWeekday: Weekday | null;
    /** HH:MM */
    cutFrom: string | null;
    hasLessons: boolean;
    bellScheduleId: string | null;
    /** Null for all. */
    classIds: readonly string[] | null;
  }>;

type Problem = Readonly<{ field: string; message: string }>;

/** What an entry has to fit to. `calendar`, `others`: without the entry itself. */
export type EntrySurroundings = Readonly<{
  standing: Pick<EntryContent, 'academicYearId'> | null;
  calendar: SchoolCalendar;
  others: readonly EntryContent[];
  classIds: readonly string[];
}>;

/** Whatever lasts longer is a term. */
const LONGEST_DAYS = 100;
/** A session's calendar holds the holidays before and after it. */
const DAYS_AROUND = 62;

export function isPeriodKind(kind: EntryKind): kind is SpecialPeriodKind {
  return SPECIAL_PERIOD_KINDS.some((each) => each === kind);
}

/** What keeps an entry from standing, by the field that holds it. */
export function problemsOfEntry(entry: EntryContent, around: EntrySurroundings): Problem[] {
  const own = [...problemsOfDays(entry, around), ...problemsOfKind(entry, around)];
  return own.length > 0 ? own : problemsBeside(entry, around);
}

function problemsOfDays(
  { academicYearId, kind, from, to }: EntryContent,
  { standing, calendar }: EntrySurroundings,
): Problem[] {
  if (standing && standing.academicYearId !== academicYearId)
    return [{ field: 'academicYearId', message: 'an entry stays in its academic year' }];
  if (to < from) return [{ field: 'to', message: 'to must not be before from' }];
  if (kind === 'held' && from !== to) return [{ field: 'to', message: 'a day that is held is one day' }];
  if (daysBetween(from, to) >= LONGEST_DAYS)
    return [{ field: 'to', message: `to must be within ${LONGEST_DAYS} days of from` }];
  const around = isHolidayKind(kind) ? DAYS_AROUND : 0;
  const first = addDays(calendar.firstDay, -around);
  const last = addDays(calendar.lastDay, around);
  if (from < first || last < from) return [{ field: 'from', message: `must be from ${first} to ${last}` }];
  return last < to ? [{ field: 'to', message: `must be from ${first} to ${last}` }] : [];
}

function problemsOfKind(entry: EntryContent, { calendar, classIds: known }: EntrySurroundings): Problem[] {
  const { kind, followsWeekday, cutFrom, hasLessons, bellScheduleId, classIds } = entry;
  const problems: Problem[] = [];
  const refuse = (field: keyof EntryContent, message: string) => problems.push({ field, message });
  if (kind !== 'held') {
    if (followsWeekday !== null) refuse('followsWeekday', 'is of days that are held');
    if (cutFrom !== null) refuse('cutFrom', 'is of days that are held');
  } else if (followsWeekday !== null && !calendar.schoolWeekdays.includes(followsWeekday))
    refuse('followsWeekday', 'is no weekday of school');
  if (isHolidayKind(kind) === hasLessons && !isPeriodKind(kind))
    refuse('hasLessons', isHolidayKind(kind) ? 'a holiday has no lessons' : 'a day that is held has lessons');
  if (!isPeriodKind(kind)) {
    if (bellScheduleId !== null) refuse('bellScheduleId', 'is of special periods');
    if (classIds !== null) refuse('classIds', 'is of special periods');
  } else {
    const schedules = calendar.bellSchedules.map(({ id }) => id);
    if (bellScheduleId !== null && !schedules.includes(bellScheduleId))
      refuse('bellScheduleId', 'names no bell schedule of the academic year');
    if (classIds?.length === 0) refuse('classIds', 'names at least one class, or is null for all');
    problems.push(
      ...(classIds ?? []).flatMap((id, at): Problem[] => {
        const field = `classIds.${at}`;
        if (!known.includes(id)) return [{ field, message: 'names no class of the academic year' }];
        return classIds?.indexOf(id) === at ? [] : [{ field, message: 'is named already' }];
      }),
    );
  }
  return problems;
}

function problemsBeside(entry: EntryContent, { calendar, others }: EntrySurroundings): Problem[] {
  const met = others.filter((other) => meet(entry, other));
  if (entry.kind === 'held') return problemsOfHeldDay(entry, calendar, met);
  const other = isHolidayKind(entry.kind)
    ? met.find(({ kind }) => kind === entry.kind || kind === 'held')
    : met.find(({ kind, classIds }) => isPeriodKind(kind) && shareClasses(entry.classIds, classIds));
  return other ? [meeting(other)] : problemsOfMany(entry, calendar);
}

const meeting = ({ name, from, to }: EntryContent): Problem => ({
  field: 'from',
  message: `meets ${name}, ${from} to ${to}`,
});

/** Of cuti peristiwa a school has so many days; where they are more already, nothing else is refused. */
function problemsOfMany(entry: EntryContent, calendar: SchoolCalendar): Problem[] {
  const { kind } = entry;
  if (kind !== 'school_event') return [];
  const holidays = [...calendar.holidays, { ...entry, kind }];
  const most = Math.max(calendar.mostSchoolEvents, schoolEventDays(calendar).length);
  return schoolEventDays({ ...calendar, holidays }).length > most
    ? [{ field: 'kind', message: `must be within ${most} days` }]
    : [];
}

/** It must say something: of a day without school whose lessons are held, of another one what is different. */
function problemsOfHeldDay(
  { from, followsWeekday, cutFrom }: EntryContent,
  calendar: SchoolCalendar,
  met: readonly EntryContent[],
): Problem[] {
  const other = met.find(({ kind }) => kind === 'held' || isHolidayKind(kind));
  if (other) return [meeting(other)];
  const usual = calendar.schoolWeekdays.some((weekday) => weekday === weekdayOf(from));
  if (!usual && followsWeekday === null)
    return [{ field: 'followsWeekday', message: 'says whose lessons are held' }];
  return isSchoolDay(calendar, from) && followsWeekday === null && cutFrom === null
    ? [{ field: 'cutFrom', message: 'school is held then as always' }]
    : [];
}

function meet(one: DaysBetween, other: DaysBetween): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** A period for named classes may lie over one for all: the class keeps to its own. */
function shareClasses(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.some((id) => other.includes(id));
}

/** The entries that say something of a day. */
export function entriesOn<Entry extends EntryContent>(entries: readonly Entry[], day: Day): Entry[] {
  return entries.filter((entry) => holdsDay(entry, day));
}
