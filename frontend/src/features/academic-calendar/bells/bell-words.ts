import type { BellDay, BellRowKind, Shift, Weekday } from '@rules/calendar/domain/school-calendar';
import { type GradeLevel, levelName, orderedLevels } from '@rules/classes/domain/grade-level';
import { formatList } from '../../../ui/format';
import type { Bells } from '../calls';
import { weekdayName } from '../day-words';
import type { Known } from '../known';

export const rowNames: Record<BellRowKind, string> = {
  lesson: 'PdP',
  recess: 'Rehat',
  assembly: 'Perhimpunan',
};

export const shiftNames: Record<Shift, string> = { morning: 'Pagi', afternoon: 'Petang' };

/** "Isnin, Selasa dan Jumaat", in the order of the week. */
export function weekdayWords(weekdays: readonly Weekday[]): string {
  return formatList(weekdays.toSorted().map(weekdayName));
}

/** "Sesi pagi · Tahun 1 dan Tahun 2" */
export function whomWords(shift: Shift, levels: readonly GradeLevel[] | null): string {
  const whom = levels ? formatList(orderedLevels(levels).map(levelName)) : 'semua tahun';
  return `Sesi ${shiftNames[shift].toLowerCase()} · ${whom}`;
}

/** How many periods the day has; recess and assembly are none. */
export function periodCount({ rows }: Pick<BellDay, 'rows'>): number {
  return rows.filter(({ kind }) => kind === 'lesson').length;
}

/** The special periods that ring by it. */
export function usersOf({ kept }: Pick<Known, 'kept'>, { id }: Pick<Bells, 'id'>): string[] {
  return kept.entries.filter(({ bellScheduleId }) => bellScheduleId === id).map(({ name }) => name);
}
