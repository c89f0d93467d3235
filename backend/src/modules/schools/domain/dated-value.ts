import type { Day } from '../../../platform/calendar/day.js';

/** Something that was decided, and the day from which it holds. */
export type DatedValue<Value> = Readonly<{ value: Value; from: Day }>;

/** What holds on a day: of what begins last, what was said last. `said`: in the order in which it was said. */
export function valueOn<Dated extends DatedValue<unknown>>(said: readonly Dated[], day: Day): Dated | null {
  return said
    .filter(({ from }) => from <= day)
    .reduce<Dated | null>((latest, each) => (latest && latest.from > each.from ? latest : each), null);
}

/** What is still to come, in the order of its days; of one day what was said last. */
export function comingAfter<Dated extends DatedValue<unknown>>(said: readonly Dated[], day: Day): Dated[] {
  const byDay = new Map(said.filter(({ from }) => from > day).map((each) => [each.from, each]));
  return [...byDay.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
