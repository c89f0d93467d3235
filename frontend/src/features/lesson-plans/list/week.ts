import { isDay } from '@rules/calendar/day';
import { type WeekStart, weekOf } from '@rules/calendar/school-week';

/** What the address asks for: a week by any of its days; nothing for what is no day. */
export function weekOfAddress(value: string | null, start: WeekStart): string | null {
  return value && isDay(value) ? weekOf(value, start) : null;
}
