import { isSchoolDay } from '@rules/calendar/domain/held-days';
import { type Holiday, holdsDay, type SchoolDays } from '@rules/calendar/domain/school-calendar';
import { toldDaysOf, unusualDay } from '@rules/calendar/domain/school-days';
import { numberOfWeek, weekAt } from '@rules/calendar/domain/school-weeks';
import { formatDayRange } from '../../ui/format';

/** A week, by its first day, as the school calls it: "Minggu 40 · 9-13 Nov", "Minggu 42 · 23-28 Nov" where a Saturday
 * replaces another day, "Minggu 6 (cuti) · 16-20 Feb", "Cuti Penggal 2 · 31 Ogos-4 Sep"; without a number where none is known. */
export function weekTitle(days: SchoolDays, first: string): string {
  const told = toldDaysOf(days, first);
  const range = formatDayRange(told[0] ?? first, told.at(-1) ?? first);
  const week = weekAt(days, first);
  const number = week && numberOfWeek(days, week);
  if (!week || told.some((day) => isSchoolDay(days, day)))
    return `Minggu ${number ? `${number} · ` : ''}${range}`;
  const termBreak = termBreakOn(days, told[0] ?? first);
  if (termBreak) return `${termBreak.name} · ${range}`;
  return `${number ? `Minggu ${number} (cuti)` : 'Cuti'} · ${range}`;
}

/** What today is in the school year: its week, or the break between terms, and what else the day is. Nothing for a day of
 * which nothing is known. */
export function weekLabel(days: SchoolDays, date: string): string | undefined {
  const unusual = unusualDay(days, date);
  const termBreak = unusual?.isHeld ? undefined : termBreakOn(days, date);
  const week = weekAt(days, date);
  const span = termBreak
    ? `${termBreak.name} · ${formatDayRange(termBreak.from, termBreak.to)}`
    : week && weekTitle(days, week.firstDay);
  const names = unusual?.names.filter((name) => !span?.startsWith(name)) ?? [];
  return [span, ...names].filter(Boolean).join(' · ') || undefined;
}

function termBreakOn({ holidays }: SchoolDays, day: string): Holiday | undefined {
  return holidays.find((each) => each.kind === 'term_break' && holdsDay(each, day));
}
