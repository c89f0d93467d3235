import { dayPlan } from '@rules/calendar/domain/day-plan';
import type { HolidayKind, SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { formatTime, formatWeekday } from '../../ui/format';

export const holidayNames: Record<HolidayKind, string> = {
  term_break: 'Cuti penggal',
  federal: 'Cuti umum persekutuan',
  state: 'Cuti umum negeri',
  additional: 'Cuti tambahan KPM',
  school_event: 'Cuti peristiwa',
  replacement: 'Cuti ganti',
};

/** How a day is drawn: what it is first of all. */
export type DayLook = 'school' | 'weekend' | 'outside' | 'held' | 'special' | HolidayKind;

const weight: readonly HolidayKind[] = [
  'school_event',
  'federal',
  'state',
  'replacement',
  'additional',
  'term_break',
];

export function lookOf(calendar: SchoolCalendar, day: string): DayLook {
  const { reasons } = dayPlan(calendar, null, day);
  if (reasons.some(({ kind }) => kind === 'exception')) return 'held';
  const kinds = calendar.holidays.filter(({ from, to }) => from <= day && day <= to).map(({ kind }) => kind);
  const heaviest = weight.find((kind) => kinds.includes(kind));
  if (heaviest) return heaviest;
  if (reasons.some(({ kind }) => kind === 'outside')) return 'outside';
  if (reasons.some(({ kind }) => kind === 'weekend')) return 'weekend';
  return reasons.some(({ kind }) => kind === 'special') ? 'special' : 'school';
}

/** Something that a day is for the school as a whole, in words, and how it is drawn. */
export type DayMark = Readonly<{ words: readonly string[]; look: DayLook }>;

/** Names of holidays, what is held, special periods. */
export function dayMarks(calendar: SchoolCalendar, day: string): DayMark[] {
  const holidays = calendar.holidays
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ name, kind }) => ({ words: [name], look: kind }));
  const others = dayPlan(calendar, null, day).reasons.flatMap((reason): DayMark[] => {
    if (reason.kind === 'special') return [{ words: [reason.period.name], look: 'special' }];
    if (reason.kind !== 'exception') return [];
    const { reason: name, followsWeekday, cutFrom } = reason.exception;
    const words = [
      name,
      ...(followsWeekday === null ? [] : [`ikut jadual ${weekdayName(followsWeekday)}`]),
      ...(cutFrom === null ? [] : [`PdP hingga ${formatTime(cutFrom)}`]),
    ];
    return [{ words, look: 'held' }];
  });
  return [...holidays, ...others];
}

export function dayWords(calendar: SchoolCalendar, day: string): string[] {
  return dayMarks(calendar, day).flatMap(({ words }) => words);
}

/** Sunday is 0: the 4th of January 2026 was one. */
export function weekdayName(weekday: number): string {
  return formatWeekday(`2026-01-0${4 + weekday}`);
}
