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

/** Everything that the day is for the school as a whole: names of holidays, what is held, special periods. */
export function dayWords(calendar: SchoolCalendar, day: string): string[] {
  const own = calendar.holidays.filter(({ from, to }) => from <= day && day <= to).map(({ name }) => name);
  return [
    ...own,
    ...dayPlan(calendar, null, day).reasons.flatMap((reason) => {
      if (reason.kind === 'special') return [reason.period.name];
      if (reason.kind !== 'exception') return [];
      const { reason: name, followsWeekday, cutFrom } = reason.exception;
      return [
        name,
        ...(followsWeekday === null ? [] : [`ikut jadual ${weekdayName(followsWeekday)}`]),
        ...(cutFrom === null ? [] : [`PdP hingga ${formatTime(cutFrom)}`]),
      ];
    }),
  ];
}

/** Sunday is 0: the 4th of January 2026 was one. */
export function weekdayName(weekday: number): string {
  return formatWeekday(`2026-01-0${4 + weekday}`);
}
