import { addDays, type WeekStart, weekOf } from '../../ui/month-weeks';

export type WrittenDay = { date: string; plans: number; teachers: number };

/** The seven days of the school's week in which a `YYYY-MM-DD` lies. */
export function daysOfWeek(date: string, weekStart: WeekStart): string[] {
  const first = weekOf(date, weekStart);
  return Array.from({ length: 7 }, (_, place) => addDays(first, place));
}

/** What the week comes to; a day on which nothing was written has no row. */
export function sumOfWeek(days: readonly string[], written: readonly WrittenDay[]) {
  const onDay = (date: string) => written.find((row) => row.date === date);
  const plans = days.map((date) => onDay(date)?.plans ?? 0);
  const teachers = days.map((date) => onDay(date)?.teachers ?? 0);
  return {
    plans,
    teachers,
    total: plans.reduce((sum, count) => sum + count, 0),
    busiest: Math.max(...teachers),
  };
}
