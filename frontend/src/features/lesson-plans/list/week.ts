import { addDays, type WeekStart, weekOf } from '../../../ui/month-weeks';

/** A week is named by its first day. */
export const lastDayOf = (week: string) => addDays(week, 6);

export const weekAfter = (week: string, weeks: number) => addDays(week, 7 * weeks);

/** What the address asks for: a week by any of its days; nothing for what is no date. */
export function weekOfAddress(value: string | null, start: WeekStart): string | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) return null;
  return weekOf(value, start);
}
