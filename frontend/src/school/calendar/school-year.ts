/** Days are `YYYY-MM-DD`; weekdays count from Sunday, 0. Both ends of a span belong to it. */
export type Block = { start: string; end: string; weeks: number; term: number };
export type Break = { name: string; start: string; end: string };

export type CalendarGroup = {
  /** As MyInvois numbers them; Kedah, Kelantan and Terengganu make group A. */
  states: readonly string[];
  schoolDays: readonly number[];
  blocks: readonly Block[];
  breaks: readonly Break[];
  extraHolidays: readonly string[];
  /** What a single state does otherwise. */
  exceptions: Readonly<Record<string, { notHolidays: readonly string[]; extraHolidays: readonly string[] }>>;
};

export type GroupName = 'A' | 'B';

/** One year of the academic calendar, as the ministry publishes it for two groups of states. */
export type SchoolYear = {
  year: number;
  publicHolidays: readonly { date: string; name: string }[];
  groups: Readonly<Record<GroupName, CalendarGroup>>;
};
