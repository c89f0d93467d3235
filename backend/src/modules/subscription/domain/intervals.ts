import { factsOf, type IntervalFact, type SubscriptionFact } from './fact.js';

/** Half-open, in epoch milliseconds; an open end is infinite. */
export type Interval = Readonly<{ from: number; until: number }>;

/** The union of all intervals of the kind: disjoint, not even touching, in order of time. */
export function intervals(facts: readonly SubscriptionFact[], kind: IntervalFact['kind']): Interval[] {
  const byId = Map.groupBy(factsOf(facts, kind), (fact) => fact.id);
  return [...byId.values()]
    .map(foldInterval)
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from)
    .reduce<Interval[]>(joined, []);
}

/** Each interval of the kind, apart from the others, that has not ended at `now`. */
export function openIntervals(
  facts: readonly SubscriptionFact[],
  kind: IntervalFact['kind'],
  now: number,
): (Interval & Readonly<{ id: string }>)[] {
  const byId = Map.groupBy(factsOf(facts, kind), (fact) => fact.id);
  return [...byId]
    .map(([id, same]) => ({ id, ...foldInterval(same) }))
    .filter(({ from, until }) => from < until && until > now);
}

/** The earliest end named holds: an interval may be ended early; a longer one is another interval. */
function foldInterval(facts: readonly IntervalFact[]): Interval {
  return {
    from: Math.min(...facts.map((fact) => fact.from)),
    until: Math.min(...facts.map((fact) => fact.until ?? Number.POSITIVE_INFINITY)),
  };
}

function joined(disjoint: readonly Interval[], next: Interval): Interval[] {
  const last = disjoint.at(-1);
  if (last === undefined || last.until < next.from) return [...disjoint, next];
  return [...disjoint.slice(0, -1), { from: last.from, until: Math.max(last.until, next.until) }];
}
