import { inOrder, type PlanRow, standardKey, standardsOf } from './plan-row.js';

type Row = Pick<PlanRow, 'id' | 'week' | 'rank' | 'learningStandards'>;

/** That a class was taught a standard, by its key. `week`: of teaching, in which it was. */
export type Taught = Readonly<{ standard: string; week: number }>;

/** How a row stands for one class. */
export type RowStanding =
  | Readonly<{ name: 'taught'; week: number; isLate: boolean }>
  | Readonly<{ name: 'begun'; taught: number; of: number }>
  /** It names no standard, and its week is over: nobody can say that it is still to come. */
  | Readonly<{ name: 'over' }>
  /** Still to come, in the week of the plan or in a later one. */
  | Readonly<{ name: 'planned' }>
  | Readonly<{ name: 'moved'; week: number }>
  /** No week of the session is left for it. */
  | Readonly<{ name: 'none' }>;

export type ClassCoverage = Readonly<{
  standings: ReadonlyMap<string, RowStanding>;
  /** Of rows that were not taught whole: in which week what they lack comes. */
  dueIn: ReadonlyMap<string, number>;
  /** Standards of the plan, each once. */
  taught: number;
  all: number;
  /** By how many weeks of teaching the class is behind its plan; 0 where it is not. */
  weeksBehind: number;
  /** Of rows that find no week. */
  withoutWeek: number;
}>;

/**
 * Where a class stands. `teachingWeeks`: those in which lessons are held, in order; `now`: the week of today, or the next
 * one. What was not taught yet follows in the order of the plan: what a row of a week that is over still lacks is taught
 * from this week on, and everything behind it moves on.
 */
export function coverageOf(
  rows: readonly Row[],
  taught: readonly Taught[],
  teachingWeeks: readonly number[],
  now: number,
): ClassCoverage {
  const weekOf = new Map(taught.map(({ standard, week }) => [standard, week]));
  const ordered = inOrder(rows);
  const planned = weeksByStandard(ordered);
  const standings = new Map<string, RowStanding>();
  const dueIn = new Map<string, number>();
  const left = teachingWeeks.filter((week) => week >= now);
  let behind = 0;
  let next = 0;
  for (const [week, ofWeek] of weeksInOrder(ordered)) {
    const open = ofWeek.filter((row) => (isWithoutStandards(row) ? week >= now : lacks(row, weekOf) > 0));
    for (const row of ofWeek)
      if (!open.includes(row)) standings.set(row.id, closedStanding(row, weekOf, planned));
    if (open.length === 0) continue;
    const at = left.findIndex((each, index) => index >= next && each >= week);
    const found = at < 0 ? undefined : left[at];
    if (found !== undefined)
      behind = Math.max(behind, teachingWeeks.filter((each) => each >= week && each < found).length);
    for (const row of open) {
      standings.set(row.id, openStanding(row, weekOf, week, found));
      if (found !== undefined) dueIn.set(row.id, found);
    }
    next = at < 0 ? left.length : at + 1;
  }
  const standards = standardsOf(ordered).map(standardKey);
  return {
    standings,
    dueIn,
    taught: standards.filter((standard) => weekOf.has(standard)).length,
    all: standards.length,
    weeksBehind: behind,
    withoutWeek: [...standings.values()].filter(({ name }) => name === 'none').length,
  };
}

function weeksInOrder(ordered: readonly Row[]): [number, Row[]][] {
  const weeks = new Map<number, Row[]>();
  for (const row of ordered) weeks.set(row.week, [...(weeks.get(row.week) ?? []), row]);
  return [...weeks];
}

const isWithoutStandards = ({ learningStandards }: Row) => learningStandards.length === 0;

function lacks({ learningStandards }: Row, weekOf: ReadonlyMap<string, number>): number {
  return learningStandards.map(standardKey).filter((key) => !weekOf.has(key)).length;
}

/** A plan may go on with a standard for several weeks. */
function weeksByStandard(ordered: readonly Row[]): ReadonlyMap<string, readonly number[]> {
  const weeks = new Map<string, number[]>();
  for (const { week, learningStandards } of ordered)
    for (const line of learningStandards) {
      const key = standardKey(line);
      weeks.set(key, [...(weeks.get(key) ?? []), week]);
    }
  return weeks;
}

/**
 * Of a row whose standards were all taught; it is done when the last of them was. One with which the plan itself goes on
 * until it was taught was not late in its first weeks.
 */
function closedStanding(
  row: Row,
  weekOf: ReadonlyMap<string, number>,
  planned: ReadonlyMap<string, readonly number[]>,
): RowStanding {
  if (isWithoutStandards(row)) return { name: 'over' };
  const { week, learningStandards } = row;
  const weeks = learningStandards.map(standardKey).map((key) => {
    const taught = weekOf.get(key) ?? 0;
    return planned.get(key)?.some((each) => each > week && each <= taught) ? week : taught;
  });
  const last = Math.max(...weeks);
  return { name: 'taught', week: last, isLate: last > week };
}

function openStanding(
  row: Row,
  weekOf: ReadonlyMap<string, number>,
  planned: number,
  week: number | undefined,
): RowStanding {
  const of = row.learningStandards.length;
  const taught = of - lacks(row, weekOf);
  if (week === undefined) return { name: 'none' };
  if (of > 0 && taught > 0) return { name: 'begun', taught, of };
  return week === planned ? { name: 'planned' } : { name: 'moved', week };
}
