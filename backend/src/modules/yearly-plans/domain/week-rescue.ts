import { bundlesOf, merged, type Placed, type RowMove, shifted } from './placed-weeks.js';
import { inOrder } from './plan-row.js';

/** A week of teaching; on `days` of its days lessons are held. */
type Week = Readonly<{ week: number; days: number; isExamination: boolean }>;

export type WeekRescue = Readonly<{
  /** Weeks that hold rows and no lessons. */
  lostWeeks: readonly number[];
  /** Everything moves on; what finds no week any more stays where it stands. */
  shift: Readonly<{ moves: readonly RowMove[]; uncoveredIds: readonly string[] }>;
  /** As few weeks as need be are joined, those that are lightest together, so that everything finds one. */
  merge: Readonly<{ moves: readonly RowMove[]; joined: readonly (readonly string[])[] }>;
  /** Of both, what comes too late for the last examination of the session; none where there is none. */
  late: Readonly<{ shift: readonly string[]; merge: readonly string[] }>;
}>;

/** What stands in weeks without lessons, and the two ways out; null where nothing does. */
export function rescueOf(rows: readonly Placed[], weeks: readonly Week[]): WeekRescue | null {
  const taught = new Set(weeks.filter(({ days }) => days > 0).map(({ week }) => week));
  const ordered = inOrder(rows);
  const homeless = ordered.filter(({ week }) => !taught.has(week));
  const [first] = homeless;
  if (!first) return null;
  const bundles = bundlesOf(ordered.filter(({ week }) => week >= first.week));
  const free = weeks.filter(({ week, days }) => days > 0 && week >= first.week).map(({ week }) => week);
  const shift = shifted(bundles, free);
  const merge = merged(bundles, free);
  const examination = weeks.findLast(({ isExamination }) => isExamination)?.week;
  return {
    lostWeeks: [...new Set(homeless.map(({ week }) => week))],
    shift,
    merge: { moves: merge.moves, joined: merge.joined },
    late: {
      shift: lateIds(rows, shift.moves, shift.uncoveredIds, examination),
      merge: lateIds(rows, merge.moves, [], examination),
    },
  };
}

/** Of what found a week, those of the examination's week and after it; and what found none. */
function lateIds(
  rows: readonly Placed[],
  moves: readonly RowMove[],
  uncoveredIds: readonly string[],
  examination: number | undefined,
): string[] {
  if (examination === undefined) return [];
  const moved = new Map(moves.map(({ id, week }) => [id, week]));
  return inOrder(rows)
    .filter(
      ({ id, week }) =>
        uncoveredIds.includes(id) || (week < examination && (moved.get(id) ?? week) >= examination),
    )
    .map(({ id }) => id);
}
