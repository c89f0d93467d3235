import type { Day } from '../../../platform/calendar/day.js';

export const FLAG_KINDS = ['copied', 'minutes', 'ahead', 'beside'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/**
 * Why a plan that was sent is worth reading closely. None of them decides anything. What most plans of a week have is
 * none: whoever prepares a week as it is meant to be done opens few of them.
 */
export type ReviewFlag =
  /** Word for word what the same class had on an earlier day. */
  | Readonly<{ kind: 'copied'; day: Day }>
  /** Its steps take longer or shorter than the lesson. */
  | Readonly<{ kind: 'minutes'; planned: number; length: number }>
  /** The yearly plan comes to it only in a later week. */
  | Readonly<{ kind: 'ahead' }>
  /** The yearly plan has none of its standards. */
  | Readonly<{ kind: 'beside' }>;

type Written = Readonly<{
  date: Day;
  className: string;
  subject: string;
  objective: string;
  activities: string;
}>;

/** A plan as it is compared with others. */
export type Worded = Pick<Written, 'date' | 'className' | 'subject'> & Readonly<{ words: string }>;

/** `minutes`: of its steps, null where they say nothing of them, and of its lesson. */
export type FlaggedPlan = Worded &
  Readonly<{ minutes: Readonly<{ planned: number | null; length: number }> }>;

type Known = Readonly<{
  /** The author's plans, in any order. */
  earlier: readonly Worded[];
  /** The first day of the session: what was taught before it may be taught again. */
  since: Day;
  /** By the yearly plan of its lesson; false where there is none. */
  isAhead: boolean;
  isBeside: boolean;
}>;

export function flagsOf(plan: FlaggedPlan, { earlier, since, isAhead, isBeside }: Known): ReviewFlag[] {
  return [
    ...copiedFlag(plan, earlier, since),
    ...minutesFlag(plan),
    ...(isAhead ? [{ kind: 'ahead' } as const] : []),
    ...(isBeside ? [{ kind: 'beside' } as const] : []),
  ];
}

/** Parallel classes have the same lesson, and so may two sessions; one class has it once. */
function copiedFlag(plan: FlaggedPlan, earlier: readonly Worded[], since: Day): ReviewFlag[] {
  const days = earlier
    .filter((each) => since <= each.date && each.date < plan.date && isSameLesson(each, plan))
    .map(({ date }) => date);
  const [latest] = days.toSorted().reverse();
  return latest === undefined ? [] : [{ kind: 'copied', day: latest }];
}

function isSameLesson(earlier: Worded, plan: Worded): boolean {
  const { className, subject, words } = earlier;
  return className === plan.className && subject === plan.subject && words === plan.words;
}

function minutesFlag({ minutes: { planned, length } }: FlaggedPlan): ReviewFlag[] {
  return planned === null || planned === length ? [] : [{ kind: 'minutes', planned, length }];
}

/** Once for each plan, however many it is compared with. Blanks and capitals make no other lesson. */
export function worded({ date, className, subject, objective, activities }: Written): Worded {
  const words = `${objective}\n${activities}`.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  return { date, className, subject, words };
}

/** What is kept of a plan as it was sent. `isUnopened`: made for its author and sent without having been opened. */
export type Noted = Readonly<{ flags: readonly ReviewFlag[]; isUnopened: boolean }>;

const UNOPENED = 'unopened';

/** One list of kinds, as it was kept from the first sending on. */
export function notedText({ flags, isUnopened }: Noted): string {
  return JSON.stringify([...(isUnopened ? [{ kind: UNOPENED }] : []), ...flags]);
}

/** A kind that is no more is left out. */
export function notedIn(json: string): Noted {
  const kept: readonly (ReviewFlag | Readonly<{ kind: typeof UNOPENED }>)[] = JSON.parse(json);
  return {
    flags: kept.filter((each) => each.kind !== UNOPENED).filter(({ kind }) => FLAG_KINDS.includes(kind)),
    isUnopened: kept.some(({ kind }) => kind === UNOPENED),
  };
}
