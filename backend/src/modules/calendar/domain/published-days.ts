import type { Day } from '../../../platform/calendar/day.js';
import { officialDays } from './official-year.js';
import { OFFICIAL_YEARS } from './official-years/official-years.js';
import type { SchoolDays } from './school-calendar.js';
import { unknownDays } from './school-days.js';

/** What the ministry has published of the year of a day, for schools of this state that say nothing of their own. */
export function publishedDays(state: string | null, day: Day): SchoolDays {
  const year = OFFICIAL_YEARS.find(({ name }) => name === day.slice(0, 4));
  if (!year) return unknownDays(state);
  const [firstDay, lastDay] = [`${year.name}-01-01`, `${year.name}-12-31`];
  return { ...unknownDays(state), ...officialDays(year, state), firstDay, lastDay };
}
