import type { SchoolGroup } from '@rules/calendar/school-week';

/** Days are `YYYY-MM-DD`; weekdays count from Sunday, 0. Both ends of a span belong to it. */
export type Block = { start: string; end: string; weeks: number; term: number };
export type Break = { name: string; start: string; end: string };

export type CalendarGroup = {
  schoolDays: readonly number[];
  blocks: readonly Block[];
  breaks: readonly Break[];
  extraHolidays: readonly string[];
  /** What a single state does otherwise, by its number in MyInvois. */
  exceptions: Readonly<Record<string, { notHolidays: readonly string[]; extraHolidays: readonly string[] }>>;
};

/** One year of the academic calendar, as the ministry publishes it for two groups of states. */
export type SchoolYear = {
  year: number;
  publicHolidays: readonly { date: string; name: string }[];
  groups: Readonly<Record<SchoolGroup, CalendarGroup>>;
};
