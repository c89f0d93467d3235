import type { Day } from './day.js';
import { daysOf, type WeekStart, weekAfter, weekOf } from './school-week.js';

/** `month`: YYYY-MM; so is what is returned. */
export function addMonths(month: string, months: number): string {
  const instant = new Date(month);
  instant.setUTCMonth(instant.getUTCMonth() + months);
  return instant.toISOString().slice(0, 7);
}

/** Whole weeks that cover a month, YYYY-MM, each with seven days. */
export function weeksOfMonth(month: string, start: WeekStart): Day[][] {
  const weeks: Day[][] = [];
  const next = `${addMonths(month, 1)}-01`;
  for (let week = weekOf(`${month}-01`, start); week < next; week = weekAfter(week, 1))
    weeks.push(daysOf(week));
  return weeks;
}
