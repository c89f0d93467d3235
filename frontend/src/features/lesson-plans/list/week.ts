import { isDay } from '@rules/calendar/day';
import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { weekOfSchool } from '@rules/calendar/domain/school-days';

/** What the address asks for: a week by any of its days; nothing for what is no day. */
export function weekOfAddress(value: string | null, days: Pick<SchoolDays, 'group'>): string | null {
  return value && isDay(value) ? weekOfSchool(days, value) : null;
}
