import { formatDayRange } from '../../ui/format';
import { breakAt, calendarOf, schoolWeekAt } from './academic-calendar';
import type { SchoolYear } from './school-year';
import { schoolYear2026 } from './school-year-2026';

const schoolYears: readonly SchoolYear[] = [schoolYear2026];

/** First letter of the ministry's school code, where it decides the calendar: group A and Sarawak. */
const statesByLetter: Readonly<Record<string, string>> = {
  d: 'Kelantan',
  k: 'Kedah',
  t: 'Terengganu',
  y: 'Sarawak',
};

const ministryCode = /^[a-z]{3}[a-z0-9]\d{3}$/i;

/** The state that a school code names; empty for schools without a code and states that keep group B as it is. */
export function stateOfSchool(schoolCode: string): string {
  if (!ministryCode.test(schoolCode)) return '';
  return statesByLetter[schoolCode.charAt(0).toLowerCase()] ?? '';
}

/** "Minggu 40 · 9-13 Nov", "Minggu 10 · 15-19 Mac · Hari Raya Aidilfitri", "Cuti Penggal 1 · 21-29 Mac"; nothing for a
 * year that is not published. */
export function weekLabel(date: string, state: string): string | undefined {
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
