import { addMinutes, minutesBetween } from '../../../platform/calendar/time-of-day.js';
import type { BellDay, BellRow, BellRowKind, BellSchedule, Shift } from './school-calendar.js';

export const BELL_NOUN = 'bell schedule';

export type BellScheduleContent = Omit<BellSchedule, 'id'> & Readonly<{ academicYearId: string }>;

type Problem = Readonly<{ field: string; message: string }>;

/** `standing`: as it is, null for a new one. `others`: those of its session beside it. */
export type BellSurroundings = Readonly<{
  standing: Pick<BellScheduleContent, 'academicYearId'> | null;
  others: readonly Pick<BellScheduleContent, 'name' | 'isUsual'>[];
}>;

/** What keeps a bell schedule from standing, by the field that holds it. */
export function problemsOfBells(
  { academicYearId, name, isUsual, days }: BellScheduleContent,
  { standing, others }: BellSurroundings,
): Problem[] {
  if (standing && standing.academicYearId !== academicYearId)
    return [{ field: 'academicYearId', message: 'a bell schedule stays in its academic year' }];
  if (others.some((other) => other.name === name)) return [{ field: 'name', message: 'is taken' }];
  if (isUsual && others.some((other) => other.isUsual))
    return [{ field: 'isUsual', message: 'the academic year has a usual one already' }];
  return days.flatMap((day, at) => problemsOfDay(day, `days.${at}`, days.slice(0, at)));
}

function problemsOfDay({ rows, ...rings }: BellDay, place: string, before: readonly BellDay[]): Problem[] {
  if (rings.weekdays.length === 0) return [{ field: `${place}.weekdays`, message: 'names no weekday' }];
  if (rings.gradeLevels?.length === 0)
    return [{ field: `${place}.gradeLevels`, message: 'names no level, and is not null for all' }];
  if (before.some((other) => ringTogether(rings, other)))
    return [
      { field: `${place}.weekdays`, message: 'rings on a weekday of another one, for the same levels' },
    ];
  return rows.flatMap((row, at) => problemsOfRow(row, `${place}.rows.${at}`, rows[at - 1]));
}

function problemsOfRow({ from, to }: BellRow, place: string, before: BellRow | undefined): Problem[] {
  if (to <= from) return [{ field: `${place}.to`, message: 'to must be later than from' }];
  return before && from < before.to
    ? [{ field: `${place}.from`, message: 'begins before the one above it ends' }]
    : [];
}

/** What is for named levels goes before what is for all, and so may stand beside it. */
function ringTogether(one: Omit<BellDay, 'rows'>, other: Omit<BellDay, 'rows'>): boolean {
  if (one.shift !== other.shift || !one.weekdays.some((day) => other.weekdays.includes(day))) return false;
  if (one.gradeLevels === null || other.gradeLevels === null) return one.gradeLevels === other.gradeLevels;
  const levels = other.gradeLevels;
  return one.gradeLevels.some((level) => levels.includes(level));
}

/** Which period of the day each row is, counted from 1; null for recess and assembly. */
export function periodNumbers(rows: readonly BellRow[]): (number | null)[] {
  let periods = 0;
  return rows.map(({ kind }) => (kind === 'lesson' ? ++periods : null));
}

/** As most schools begin, and how long most rows are, until a row of the school's own says otherwise. */
const FIRST_HOUR: Readonly<Record<Shift, string>> = { morning: '07:40', afternoon: '13:00' };
const USUAL_MINUTES: Readonly<Record<BellRowKind, number>> = { lesson: 30, recess: 20, assembly: 30 };

/** The row that comes next: from where the last one ends, as long as the last one of its kind. */
export function nextRow({ rows, shift }: Pick<BellDay, 'rows' | 'shift'>, kind: BellRowKind): BellRow {
  const from = rows.at(-1)?.to || FIRST_HOUR[shift];
  const alike = rows.findLast((row) => row.kind === kind && row.from < row.to);
  const minutes = alike ? minutesBetween(alike.from, alike.to) : USUAL_MINUTES[kind];
  return { from, to: addMinutes(from, minutes), kind };
}

/** How many minutes nothing rings before each row. */
export function gapsOf(rows: readonly BellRow[]): number[] {
  return rows.map(({ from }, at) => Math.max(0, minutesBetween(rows[at - 1]?.to ?? from, from)));
}
