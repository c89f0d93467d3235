import { type LocalDay } from '../../../platform/calendar/local-day.js';

/** What was granted at once; a term may be a part of it. `grantedAt`: epoch milliseconds. */
export type Grant = Readonly<{ start: LocalDay; end: LocalDay; termMonths: number; grantedAt: number }>;

/** A stretch of coverage under one plan; a trial has none. `isTakenBack`: what bought it was given back or is disputed. */
export type Term = Readonly<{
  start: LocalDay;
  end: LocalDay;
  planCode: string | null;
  /** How many teachers its plan holds. */
  teacherLimit: number;
  isTakenBack: boolean;
  grant: Grant;
}>;

export type PlannedTerm = Term & Readonly<{ planCode: string }>;

/** What is left of the terms when coverage ends with this day. */
export function endedAt(terms: readonly Term[], day: LocalDay): Term[] {
  return terms
    .filter(({ start }) => start < day)
    .map((term) => (term.end > day ? { ...term, end: day } : term));
}

/** The terms with a greater plan between the two days; a plan that holds as many teachers stays. */
export function upgraded(
  terms: readonly Term[],
  { planCode, teacherLimit, isTakenBack }: Pick<PlannedTerm, 'planCode' | 'teacherLimit' | 'isTakenBack'>,
  { from, until }: Readonly<{ from: LocalDay; until: LocalDay }>,
): Term[] {
  return terms.flatMap((term) => {
    if (term.planCode === null || term.teacherLimit >= teacherLimit) return [term];
    const inside = { start: Math.max(term.start, from), end: Math.min(term.end, until) };
    return [
      { ...term, end: Math.min(term.end, from) },
      { ...term, ...inside, planCode, teacherLimit, isTakenBack: term.isTakenBack || isTakenBack },
      { ...term, start: Math.max(term.start, until) },
    ].filter(({ start, end }) => start < end);
  });
}

/** Those with a plan that are not over on the day, in order. */
export function termsFrom(terms: readonly Term[], day: LocalDay): PlannedTerm[] {
  return terms.filter(isPlanned).filter(({ end }) => end > day);
}

/**
 * The term whose plan holds on the day: the one that runs, while a trial still does the one bought for after it,
 * once all are over the last. Null if nothing was ever bought.
 */
export function termOn(terms: readonly Term[], day: LocalDay): PlannedTerm | null {
  return termsFrom(terms, day)[0] ?? terms.filter(isPlanned).at(-1) ?? null;
}

function isPlanned(term: Term): term is PlannedTerm {
  return term.planCode !== null;
}
