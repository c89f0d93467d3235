export type WrittenDay = { date: string; plans: number; teachers: number };

const day = 86_400_000;
const schoolDays = [0, 1, 2, 3, 4, 5, 6];

/** The seven days from the Monday of the week that a `YYYY-MM-DD` lies in. */
export function daysOfWeek(date: string): string[] {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  const monday = Date.parse(date) - sinceMonday * day;
  return schoolDays.map((days) => new Date(monday + days * day).toISOString().slice(0, 10));
}

/** What the week comes to; a day on which nothing was written has no row. */
export function weekOf(days: readonly string[], written: readonly WrittenDay[]) {
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
