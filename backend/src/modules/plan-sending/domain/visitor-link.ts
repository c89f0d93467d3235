import { DAY_MS } from '../../../platform/calendar/day.js';

/** A visit is prepared for a week, and is over then. */
const LINK_DAYS = 7;
/** As long as a register of breaches is kept (PDPA, 2025): who has seen what can be asked about as long. */
export const LINKS_KEPT_YEARS = 2;

export const MOST_TEACHERS = 150;
export const MOST_WEEKS = 60;
/** Teachers times weeks: a visit looks at a part of a school, and the first page counts all of it. */
export const MOST_TEACHER_WEEKS = 600;
export const LONGEST_VISITOR = 120;
/** That are open at once, of a school. */
export const MOST_OPEN_LINKS = 50;
/** Of one address: more than anybody reads in its days, so that no log grows without an end. */
export const MOST_OPENINGS = 10_000;

/** What a line of the log says was opened. */
export const OPENING_ACTS = ['front', 'week', 'plan', 'paper'] as const;
export type OpeningAct = (typeof OPENING_ACTS)[number];

export const LINK_STATES = ['open', 'ended', 'withdrawn'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Times in epoch milliseconds. `openings`: since its address was made. */
export type LinkFacts = Readonly<{ endsAt: number; withdrawnAt: number | null; openings: number }>;

/** `weeks`: each once, whatever days of them were named. */
export function looksAtTooMuch(teachers: number, weeks: number): boolean {
  return teachers * weeks > MOST_TEACHER_WEEKS;
}

export function endOfLink(madeAt: number): number {
  return madeAt + LINK_DAYS * DAY_MS;
}

/** To the millisecond: at its end it leads nowhere. */
export function linkState({ endsAt, withdrawnAt, openings }: LinkFacts, now: number): LinkState {
  if (withdrawnAt !== null) return 'withdrawn';
  return now < endsAt && openings < MOST_OPENINGS ? 'open' : 'ended';
}

/** Beside those that a school has. */
export function mayOpenAnother(links: readonly LinkFacts[], now: number): boolean {
  return links.filter((link) => linkState(link, now) === 'open').length < MOST_OPEN_LINKS;
}
