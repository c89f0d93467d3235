export type WrittenDay = { date: string; plans: number; teachers: number };

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
