import type { Taught } from './coverage.js';
import { bundlesOf, merged, type Placed, type RowMove, shifted } from './placed-weeks.js';
import { inOrder, standardKey } from './plan-row.js';

/** A week of teaching of the class; on `days` of its days lessons are held. */
type Week = Readonly<{ week: number; days: number; isExamination: boolean }>;

export type ClassRescue = Readonly<{
  moves: readonly RowMove[];
  /** Rows that go on together in one week. */
  joined: readonly (readonly string[])[];
  /** What finds no week in time as the plan stands, and does when it is joined. */
  savedIds: readonly string[];
  /** The week of the examination before which all of it comes; null where none is to come. */
  examination: number | null;
}>;

/**
 * What a class was not taught yet and will not be in time: before the examination for what is planned before it, else
 * before the session ends. Which weeks are joined so that everything finds one; null where it does anyway, or where no
 * week is left. A row that the class has begun weighs what it still lacks.
 */
export function classRescueOf(
  rows: readonly Placed[],
  taught: readonly Pick<Taught, 'standard'>[],
  weeks: readonly Week[],
  now: number,
): ClassRescue | null {
  const examination = weeks.findLast(({ isExamination, week }) => isExamination && week > now)?.week ?? null;
  const isInTime = ({ week }: { week: number }) => examination === null || week < examination;
  const done = new Set(taught.map(({ standard }) => standard));
  const bundles = bundlesOf(stillToCome(rows, done, now).filter(isInTime));
  const free = weeks
    .filter((week) => week.days > 0 && week.week >= now && isInTime(week))
    .map(({ week }) => week);
  const { uncoveredIds } = shifted(bundles, free);
  if (uncoveredIds.length === 0 || free.length === 0) return null;
  const { moves, joined } = merged(bundles, free);
  return { moves, joined, savedIds: uncoveredIds, examination };
}

/** Each with the standards that it still lacks. */
function stillToCome(rows: readonly Placed[], done: ReadonlySet<string>, now: number): Placed[] {
  return inOrder(rows).flatMap((row) => {
    const learningStandards = row.learningStandards.filter((line) => !done.has(standardKey(line)));
    const isOpen = row.learningStandards.length === 0 ? row.week >= now : learningStandards.length > 0;
    return isOpen ? [{ ...row, learningStandards }] : [];
  });
}
