import { formatDayRange } from '../../ui/format';
import { breakAt, calendarOf, schoolWeekAt } from './academic-calendar';
import type { SchoolYear } from './school-year';
import { schoolYear2026 } from './school-year-2026';

const schoolYears: readonly SchoolYear[] = [schoolYear2026];

/** "Minggu 40 · 9-13 Nov", "Minggu 10 · 15-19 Mac · Hari Raya Aidilfitri", "Cuti Penggal 1 · 21-29 Mac"; nothing for a
 * year that is not published. */
export function weekLabel(date: string, state: string | null): string | undefined {
  const year = schoolYears.find((one) => String(one.year) === date.slice(0, 4));
  if (!year) return undefined;
  const calendar = calendarOf(year, state);
  const week = schoolWeekAt(calendar, date);
  const rest = breakAt(calendar, date);
  const span = week
    ? [`Minggu ${week.number}`, formatDayRange(week.start, week.end)]
    : [rest?.name, rest && formatDayRange(rest.start, rest.end)];
  const label = [...span, calendar.holidays.get(date)].filter(Boolean).join(' · ');
  return label || undefined;
}
