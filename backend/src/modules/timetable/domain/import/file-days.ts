import { NOTHING } from './matching.js';
import type { FilePlace, FileSlot } from './timetable-file.js';

const NAMES: readonly (readonly string[])[] = [
  ['ahad', 'ahd', 'minggu', 'sunday', 'sun', 'su'],
  ['isnin', 'isn', 'monday', 'mon', 'mo'],
  ['selasa', 'sel', 'tuesday', 'tue', 'tues', 'tu'],
  ['rabu', 'rab', 'wednesday', 'wed', 'we'],
  ['khamis', 'kha', 'kham', 'thursday', 'thu', 'thur', 'thurs', 'th'],
  ['jumaat', "juma'at", 'jum', 'friday', 'fri', 'fr'],
  ['sabtu', 'sab', 'saturday', 'sat', 'sa'],
];

/** What somebody chose for a day of the file, by its number: a weekday, Sunday is 0, or `none`. */
export type DayChoices = Readonly<Record<string, string>>;

/**
 * A day of the file on which lessons stand. `choice`: as in `DayChoices`, null as long as nobody has said. `proposed`: what
 * it may be: as it is called, else so many days after the first of the school's week.
 */
export type FileDay = FilePlace &
  Readonly<{ slots: number; choice: string | null; isNamed: boolean; proposed: number }>;

/** A day is what it is called, where the school teaches on that day; every other one is asked about. */
export function fileDays(
  days: readonly FilePlace[],
  slots: readonly Pick<FileSlot, 'day'>[],
  weekdays: readonly number[],
  chosen: DayChoices,
): FileDay[] {
  return days.flatMap(({ number, name }) => {
    const count = slots.filter(({ day }) => day === number).length;
    if (count === 0) return [];
    const named = weekdayNamed(name);
    const isNamed = named !== null && weekdays.includes(named);
    return {
      ...{ number, name, slots: count, isNamed },
      choice: chosen[number] ?? (isNamed ? String(named) : null),
      proposed: named ?? ((weekdays[0] ?? 1) + number - 1) % 7,
    };
  });
}

/** Null where its lessons are left out, or nobody has said what it is. */
export function weekdayOf({ choice }: Pick<FileDay, 'choice'>): number | null {
  return choice === null || choice === NOTHING ? null : Number(choice);
}

function weekdayNamed(name: string | null): number | null {
  const said = name?.toLowerCase().trim().replace(/\.$/, '') ?? '';
  const found = NAMES.findIndex((names) => names.includes(said));
  return found === -1 ? null : found;
}
