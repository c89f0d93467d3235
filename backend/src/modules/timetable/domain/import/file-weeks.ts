import { NOTHING } from './matching.js';
import type { FilePlace, FileSlot } from './timetable-file.js';

/** What somebody chose for a week of the file, by its number: a week of the school's cycle, 1 or 2, or `none`. */
export type WeekChoices = Readonly<Record<string, string>>;

/** A week of the file in which not all is as in the others. `choice`: null as long as nobody has said. */
export type FileWeek = FilePlace & Readonly<{ slots: number; choice: string | null }>;

/**
 * None where every lesson stands in all weeks. The two weeks of a file are those of a school that has two; which of others
 * become which, and which are left out, is asked.
 */
export function fileWeeks(
  weeks: readonly FilePlace[],
  slots: readonly Pick<FileSlot, 'weeks'>[],
  cycleWeeks: 1 | 2,
  chosen: WeekChoices,
): FileWeek[] {
  const alternating = slots.filter((slot) => slot.weeks.length < weeks.length);
  if (alternating.length === 0) return [];
  const areSame = weeks.length === 2 && cycleWeeks === 2;
  return weeks.map(({ number, name }) => ({
    ...{ number, name },
    slots: alternating.filter((slot) => slot.weeks.includes(number)).length,
    choice: chosen[number] ?? (areSame ? String(number) : null),
  }));
}

/** Null for every week; undefined where none of its weeks is imported. */
export function cycleWeekOf(
  slot: Pick<FileSlot, 'weeks'>,
  weeks: readonly FileWeek[],
  cycleWeeks: 1 | 2,
): 1 | 2 | null | undefined {
  if (weeks.length === 0 || slot.weeks.length >= weeks.length) return null;
  const own = new Set(
    weeks.flatMap(({ number, choice }) =>
      slot.weeks.includes(number) && choice !== null && choice !== NOTHING ? [choice] : [],
    ),
  );
  if (own.size === 0) return undefined;
  return own.size >= cycleWeeks ? null : own.has('1') ? 1 : 2;
}
