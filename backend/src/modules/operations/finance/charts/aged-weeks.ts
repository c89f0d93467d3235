import { DAY_MS } from '../../../../platform/calendar/day.js';
import { dayOf, startOfDay } from '../../../../platform/calendar/school-instant.js';

const WEEK_MS = 7 * DAY_MS;
const WEEKS = 12;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_SINCE_MONDAY = 3;

/** Days, YYYY-MM-DD, both within. `from` null: everything before. */
export type Week = Readonly<{ from: string | null; to: string }>;

/** The last twelve weeks in Malaysia, this one last, and before them all that is older. */
export function agedWeeks(now: number): Week[] {
  const newest = monday(dayOf(now));
  const weeks = Array.from({ length: WEEKS }, (_, index) => newest - (WEEKS - 1 - index) * WEEK_MS);
  const [oldest = newest] = weeks;
  return [
    { from: null, to: dayOf(oldest - DAY_MS) },
    ...weeks.map((start) => ({ from: dayOf(start), to: dayOf(start + WEEK_MS - DAY_MS) })),
  ];
}

function monday(day: string): number {
  const dayNumber = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  return startOfDay(day) - ((dayNumber + DAYS_SINCE_MONDAY) % 7) * DAY_MS;
}
