import { type PlanRow, standardsOf } from './plan-row.js';

/** What is known of a row that is placed anew. */
export type Placed = Pick<PlanRow, 'id' | 'week' | 'rank' | 'learningStandards'>;

/** Where a row goes. */
export type RowMove = Readonly<{ id: string; week: number; rank: number }>;

/** Rows that share a week stay together. */
export type Bundle = Readonly<{ week: number; rows: readonly Placed[] }>;

export function bundlesOf(ordered: readonly Placed[]): Bundle[] {
  const bundles: { week: number; rows: Placed[] }[] = [];
  for (const row of ordered) {
    const last = bundles.at(-1);
    if (last?.week === row.week) last.rows.push(row);
    else bundles.push({ week: row.week, rows: [row] });
  }
  return bundles;
}

/** Each to the first free week that is not before its own and after that of the bundle before it. */
export function shifted(
  bundles: readonly Bundle[],
  free: readonly number[],
): Readonly<{ moves: RowMove[]; uncoveredIds: string[] }> {
  const moves: RowMove[] = [];
  const uncoveredIds: string[] = [];
  let next = 0;
  for (const { week, rows } of bundles) {
    const at = free.findIndex((each, index) => index >= next && each >= week);
    const found = at < 0 ? undefined : free[at];
    if (found === undefined) uncoveredIds.push(...rows.map(({ id }) => id));
    else moves.push(...movesTo(found, rows));
    next = at < 0 ? free.length : at + 1;
  }
  return { moves: moves.filter(isMove(bundles)), uncoveredIds };
}

/**
 * Into weeks in order, so that the sum of the squares of what a week carries is least; of equal ways the one that joins
 * the earliest. What fits without joining is only moved on, and drawn forward as little as need be.
 */
export function merged(
  bundles: readonly Bundle[],
  free: readonly number[],
): Readonly<{ moves: RowMove[]; joined: string[][] }> {
  if (free.length === 0) return { moves: [], joined: [] };
  const groups =
    bundles.length > free.length ? lightestGroups(bundles, free.length) : bundles.map((each) => [each]);
  const weeks = weeksFor(groups, free);
  const moves = groups.flatMap((group, at) => {
    const week = weeks[at];
    return week === undefined
      ? []
      : movesTo(
          week,
          group.flatMap(({ rows }) => rows),
        );
  });
  const joined = groups
    .filter((group) => group.length > 1)
    .map((group) => group.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return { moves: moves.filter(isMove(bundles)), joined };
}

/** As `shifted` places them, but for as many weeks at the end as are needed by what is still to come. */
function weeksFor(groups: readonly (readonly Bundle[])[], free: readonly number[]): number[] {
  let next = 0;
  return groups.map((group, index) => {
    const latest = free.length - (groups.length - index);
    const wished = free.findIndex((week, at) => at >= next && week >= (group[0]?.week ?? 0));
    const at = Math.min(wished < 0 ? latest : wished, latest);
    next = at + 1;
    return free[at] ?? 0;
  });
}

const loadOf = ({ rows }: Bundle) => Math.max(1, standardsOf(rows).length);

/** Consecutive bundles in exactly so many groups. */
function lightestGroups(bundles: readonly Bundle[], count: number): Bundle[][] {
  const sums = [0];
  for (const bundle of bundles) sums.push((sums.at(-1) ?? 0) + loadOf(bundle));
  const squared = (from: number, to: number) => ((sums[to] ?? 0) - (sums[from] ?? 0)) ** 2;
  // best[g][n]: the least cost of the last n bundles in g groups, with the size of the first of these.
  let best = new Map<number, { cost: number; sizes: readonly number[] }>([[0, { cost: 0, sizes: [] }]]);
  for (let groups = 1; groups <= count; groups += 1) {
    const following = new Map<number, { cost: number; sizes: readonly number[] }>();
    for (let held = groups; held <= bundles.length - (count - groups); held += 1)
      for (let size = held - groups + 1; size >= 1; size -= 1) {
        const rest = best.get(held - size);
        if (!rest) continue;
        const from = bundles.length - held;
        const cost = rest.cost + squared(from, from + size);
        const known = following.get(held);
        if (!known || cost < known.cost) following.set(held, { cost, sizes: [size, ...rest.sizes] });
      }
    best = following;
  }
  let at = 0;
  return (best.get(bundles.length)?.sizes ?? []).map((size) => {
    at += size;
    return bundles.slice(at - size, at);
  });
}

function movesTo(week: number, rows: readonly Placed[]): RowMove[] {
  return rows.map(({ id }, rank) => ({ id, week, rank }));
}

function isMove(bundles: readonly Bundle[]) {
  const standing = new Map(bundles.flatMap(({ week, rows }) => rows.map(({ id }) => [id, week] as const)));
  return ({ id, week }: RowMove) => standing.get(id) !== week;
}
