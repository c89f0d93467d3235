import type { Period, Span } from '../time-held.js';
import type { FilePlace, FileSlot } from './timetable-file.js';

/** Which days and weeks of the school those of a file are. `weekdays`: of its week, in order; Sunday is 0. */
export type SchoolWeek = Readonly<{ weekdays: readonly number[]; cycleWeeks: 1 | 2 }>;

const NAMES: readonly (readonly string[])[] = [
  ['ahad', 'minggu', 'sunday', 'sun'],
  ['isnin', 'monday', 'mon'],
  ['selasa', 'tuesday', 'tue'],
  ['rabu', 'wednesday', 'wed'],
  ['khamis', 'thursday', 'thu'],
  ['jumaat', 'friday', 'fri'],
  ['sabtu', 'saturday', 'sat'],
];

/**
 * By its name; a day without one is so many days after the first of the school's week: the sixth of a mask of six is
 * the day after the fifth, whether school is held on it or not.
 */
export function weekdayOf({ number, name }: FilePlace, { weekdays }: Pick<SchoolWeek, 'weekdays'>): number {
  const said = name?.toLowerCase().trim() ?? '';
  const named = NAMES.findIndex((names) => names.includes(said));
  return named === -1 ? ((weekdays[0] ?? 1) + number - 1) % 7 : named;
}

/**
 * Null for every week. `undefined`: some weeks of more than two, or one of two where the school has one timetable for
 * every week.
 */
export function cycleWeekOf(
  { weeks }: Pick<FileSlot, 'weeks'>,
  ofFile: readonly FilePlace[],
  { cycleWeeks }: Pick<SchoolWeek, 'cycleWeeks'>,
): 1 | 2 | null | undefined {
  if (weeks.length >= ofFile.length) return null;
  if (ofFile.length !== 2 || cycleWeeks !== 2) return undefined;
  return weeks[0] === 1 ? 1 : 2;
}

/** The hours that the file says; where it says none, the periods of the day by their number among those of the file. */
export function hoursOf(
  { from, to, periods }: Pick<FileSlot, 'from' | 'to' | 'periods'>,
  ofFile: readonly Readonly<{ number: number }>[],
  bells: readonly Period[],
): Span | null {
  if (from !== null && to !== null && from < to && to <= LAST_MINUTE)
    return { from: clock(from), to: clock(to) };
  if (from !== null || to !== null) return null;
  const taught = bells.filter(({ kind }) => kind === 'lesson');
  const places = periods.map((period) => ofFile.findIndex(({ number }) => number === period));
  const [first, last] = [taught[places[0] ?? -1], taught[places.at(-1) ?? -1]];
  return first && last ? { from: first.from, to: last.to } : null;
}
const LAST_MINUTE = 24 * 60 - 1;

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
