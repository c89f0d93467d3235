/** Days as `YYYY-MM-DD`, months as `YYYY-MM`; no time of day anywhere. */

export type WeekStart = 'sunday' | 'monday';

export function addDays(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

export function addMonths(month: string, months: number): string {
  const instant = new Date(`${month}-01T00:00:00Z`);
  instant.setUTCMonth(instant.getUTCMonth() + months);
  return instant.toISOString().slice(0, 7);
}

/** The first day of the week that holds a day. */
export function weekOf(date: string, start: WeekStart): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, start === 'sunday' ? -weekday : -((weekday + 6) % 7));
}

/** Whole weeks that cover a month, each with seven days. */
export function weeksOfMonth(month: string, start: WeekStart): string[][] {
  const weeks: string[][] = [];
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  for (let first = weekOf(`${month}-01`, start); first <= last; first = addDays(first, 7)) {
    const from = first;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(from, day)));
  }
  return weeks;
}
