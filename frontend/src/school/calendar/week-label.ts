import { officialDays } from '@rules/calendar/domain/official-year';
import { OFFICIAL_YEARS } from '@rules/calendar/domain/official-years/official-years';
import { holdsDay } from '@rules/calendar/domain/school-calendar';
import { weekAt } from '@rules/calendar/domain/school-weeks';
import { groupOf } from '@rules/calendar/school-week';
import { formatDayRange } from '../../ui/format';

/** "Minggu 40 · 9-13 Nov", "Minggu 10 · 15-19 Mac · Hari Raya Aidilfitri", "Cuti Penggal 1 · 21-29 Mac"; nothing for a
 * year that is not published. */
export function weekLabel(date: string, state: string | null): string | undefined {
  const year = OFFICIAL_YEARS.find(({ name }) => name === date.slice(0, 4));
  if (!year) return undefined;
  const { terms, holidays } = officialDays(year, state);
  const [firstDay, lastDay] = [`${year.name}-01-01`, `${year.name}-12-31`];
  const week = weekAt({ group: groupOf(state), terms, firstDay, lastDay }, date);
  const today = holidays.filter((holiday) => holdsDay(holiday, date));
  const termBreak = today.find(({ kind }) => kind === 'term_break');
  const label = [
    termBreak && `${termBreak.name} · ${formatDayRange(termBreak.from, termBreak.to)}`,
    !termBreak &&
      week?.teaching &&
      `Minggu ${week.teaching} · ${formatDayRange(week.firstSchoolDay, week.lastSchoolDay)}`,
    ...today.filter((holiday) => holiday !== termBreak).map(({ name }) => name),
  ];
  return label.filter(Boolean).join(' · ') || undefined;
}
