import type { Day } from '../../../platform/calendar/day.js';
import { groupOf, type SchoolGroup } from '../../../platform/calendar/school-week.js';
import type { DaysBetween, Holiday, TermBlock } from './school-calendar.js';

/** The academic calendar of a year as the ministry publishes it, for two groups of states. States as MyInvois numbers them. */
export type OfficialYear = Readonly<{
  /** The session it is for, as schools name it. */
  name: string;
  federalHolidays: readonly Readonly<{ day: Day; name: string }>[];
  groups: Readonly<Record<SchoolGroup, OfficialGroup>>;
}>;

type OfficialGroup = Readonly<{
  terms: readonly TermBlock[];
  breaks: readonly (DaysBetween & Readonly<{ name: string }>)[];
  additionalHolidays: readonly Day[];
  /** What single states do otherwise. */
  states: Readonly<
    Record<string, Readonly<{ notHolidays: readonly Day[]; additionalHolidays: readonly Day[] }>>
  >;
}>;

/** What of a session's calendar the ministry says. */
export type OfficialDays = Readonly<{ terms: readonly TermBlock[]; holidays: readonly Holiday[] }>;

/** The year as it stands in a state, its holidays by their days. `state` null: as in most states. */
export function officialDays({ federalHolidays, groups }: OfficialYear, state: string | null): OfficialDays {
  const { terms, breaks, additionalHolidays, states } = groups[groupOf(state)];
  const own = state === null ? undefined : states[state];
  const additional = new Set([...additionalHolidays, ...(own?.additionalHolidays ?? [])]);
  for (const day of own?.notHolidays ?? []) additional.delete(day);
  const holidays: Holiday[] = [
    ...breaks.map((each) => ({ ...each, kind: 'term_break' as const })),
    ...federalHolidays.map(({ day, name }) => ({ kind: 'federal' as const, name, from: day, to: day })),
    ...[...additional].map((day) => ({
      kind: 'additional' as const,
      name: 'Cuti tambahan KPM',
      from: day,
      to: day,
    })),
  ];
  return { terms, holidays: holidays.toSorted((one, other) => (one.from < other.from ? -1 : 1)) };
}
