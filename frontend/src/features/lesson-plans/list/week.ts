const day = 86_400_000;

const plainDate = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

function moved(date: string, days: number): string {
  return plainDate(Date.parse(date) + days * day);
}

/** The Monday of the week that a `YYYY-MM-DD` lies in. */
export function weekOf(date: string): string {
  const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return moved(date, -daysSinceMonday);
}

/** Its Sunday. */
export const lastDayOf = (week: string) => moved(week, 6);

export const weekAfter = (week: string, weeks: number) => moved(week, 7 * weeks);

/** What the address asks for: a week by any of its days; nothing for what is no date. */
export function weekOfAddress(value: string | null): string | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) return null;
  return weekOf(value);
}
