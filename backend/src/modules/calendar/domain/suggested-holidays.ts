import type { Day } from '../../../platform/calendar/day.js';
import type { EntryContent } from './calendar-entry.js';
import { isSchoolDay } from './held-days.js';
import { PUBLIC_HOLIDAYS } from './official-years/public-holidays.js';
import type { SchoolCalendar } from './school-calendar.js';

/** A public holiday that the school's calendar does not hold. At most one on a day, which names it. */
export type SuggestedHoliday = Readonly<{ day: Day; name: string; kind: 'federal' | 'state' }>;

/** In the order of their days: those that take a day of school away, and that the school has not put aside. */
export function suggestedHolidays(
  calendar: SchoolCalendar,
  state: string | null,
  declined: readonly string[],
): SuggestedHoliday[] {
  const byDay = new Map<Day, SuggestedHoliday>();
  for (const { day, name, states } of PUBLIC_HOLIDAYS) {
    const isOfAll = states === '';
    if (!isOfAll && !(state !== null && states.split(' ').includes(state))) continue;
    const first = byDay.get(day);
    byDay.set(day, {
      day,
      name: first ? `${first.name}, ${name}` : name,
      kind: isOfAll || first?.kind === 'federal' ? 'federal' : 'state',
    });
  }
  return [...byDay.values()].filter(
    ({ day }) =>
      isSchoolDay(calendar, day) &&
      !calendar.exceptions.some((exception) => exception.day === day) &&
      !declined.includes(putAside(day)),
  );
}

/** How it stands among what the school has declined. */
export function putAside(day: Day): string {
  return `holiday:${day}`;
}

/** What the school keeps of one that it confirms. */
export function entryOfSuggestion(
  { day, name, kind }: SuggestedHoliday,
  academicYearId: string,
): EntryContent {
  return {
    academicYearId,
    kind,
    name,
    from: day,
    to: day,
    followsWeekday: null,
    cutFrom: null,
    hasLessons: false,
    bellScheduleId: null,
    classIds: null,
  };
}
