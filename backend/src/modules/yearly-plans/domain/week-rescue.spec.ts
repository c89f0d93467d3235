import fc from 'fast-check';
import { rescueOf } from './week-rescue.js';

const row = (id: string, week: number, standards = 1, rank = 0) => ({
  id,
  week,
  rank,
  learningStandards: Array.from({ length: standards }, (_, at) => `${id}.${at} standard`),
});
const weeks = (...days: number[]) =>
  days.map((each, at) => ({ week: at + 1, days: each, isExamination: false }));
const placesOf = (
  rows: readonly { id: string; week: number }[],
  moves: readonly { id: string; week: number }[],
) => Object.fromEntries(rows.map(({ id, week }) => [id, moves.find((move) => move.id === id)?.week ?? week]));

describe('A week of the plan that is lost', () => {
  it('is nothing to speak of where no row stands in it', () => {
    expect(rescueOf([row('a', 1), row('b', 3)], weeks(5, 0, 5))).toBeNull();
  });

  it('is shifted over: what finds no week any more is named', () => {
    const rows = [row('a', 1), row('b', 2), row('c', 3), row('d', 4)];
    const found = rescueOf(rows, weeks(5, 0, 5, 5));
    expect(found?.lostWeeks).toEqual([2]);
    expect(placesOf(rows, found?.shift.moves ?? [])).toEqual({ a: 1, b: 3, c: 4, d: 4 });
    expect(found?.shift.uncoveredIds).toEqual(['d']);
  });

  it('moves nothing behind a week that was free anyway', () => {
    const rows = [row('a', 1), row('b', 2), row('d', 4)];
    const found = rescueOf(rows, weeks(5, 0, 5, 5));
    expect(found?.shift).toEqual({ moves: [{ id: 'b', week: 3, rank: 0 }], uncoveredIds: [] });
    expect(found?.merge.joined).toEqual([]);
  });

  it('is made up for by joining the weeks that are lightest together', () => {
    const rows = [row('a', 1, 3), row('b', 2, 3), row('c', 3, 1), row('d', 4, 1), row('e', 5, 3)];
    const found = rescueOf(rows, weeks(5, 0, 5, 5, 5));
    expect(found?.merge.joined).toEqual([['c', 'd']]);
    expect(placesOf(rows, found?.merge.moves ?? [])).toEqual({ a: 1, b: 3, c: 4, d: 4, e: 5 });
  });

  it('keeps rows of one week together', () => {
    const rows = [row('a', 1), row('b', 1, 1, 1), row('c', 2)];
    const found = rescueOf(rows, weeks(0, 5, 5));
    expect(placesOf(rows, found?.shift.moves ?? [])).toEqual({ a: 2, b: 2, c: 3 });
  });

  it('says what comes too late for the examination', () => {
    const rows = [row('a', 1), row('b', 2), row('c', 3), row('d', 4)];
    const examined = weeks(5, 0, 5, 0).map((week) => ({ ...week, isExamination: week.week === 4 }));
    const before = rescueOf(rows.slice(0, 3), examined);
    expect(before?.late).toEqual({ shift: ['c'], merge: [] });
    expect(before?.merge.joined).toEqual([['b', 'c']]);
  });
});

const plans = fc
  .record({
    days: fc.array(fc.constantFrom(0, 3, 5, 5, 5), { minLength: 1, maxLength: 9 }),
    sizes: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 }),
    gaps: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ days, sizes, gaps }) => {
    let week = 0;
    const rows = sizes.map((size, at) => {
      week += at === 0 ? 1 : (gaps[at] ?? 1);
      return row(String.fromCharCode(97 + at), Math.max(1, week), size, at);
    });
    return { rows, weeks: weeks(...days) };
  });

describe('However weeks are lost', () => {
  it('the order of the plan stays, no row stands in a lost week, and what has no week is told', () => {
    fc.assert(
      fc.property(plans, ({ rows, weeks: of }) => {
        const found = rescueOf(rows, of);
        const held = new Set(of.filter(({ days }) => days > 0).map(({ week }) => week));
        if (!found) return rows.every(({ week }) => held.has(week));
        for (const way of ['shift', 'merge'] as const) {
          const places = placesOf(rows, found[way].moves);
          const without =
            way === 'shift' ? found.shift.uncoveredIds : held.size === 0 ? rows.map(({ id }) => id) : [];
          const placed = rows.filter(({ id }) => !without.includes(id));
          const inOrder = placed.map(({ id }) => places[id] ?? 0);
          if (inOrder.some((week, at) => week < (inOrder[at - 1] ?? 0))) return false;
          if (way === 'shift' && !inOrder.every((week) => held.has(week))) return false;
        }
        return true;
      }),
      { numRuns: 1_000 },
    );
  });

  it('what is shifted goes where somebody would put it who pushes one week after the other', () => {
    fc.assert(
      fc.property(plans, ({ rows, weeks: of }) => {
        const found = rescueOf(rows, of);
        if (!found) return;
        const [places, uncovered] = pushed(rows, of);
        expect(placesOf(rows, found.shift.moves)).toEqual(places);
        expect(found.shift.uncoveredIds).toEqual(uncovered);
      }),
      { numRuns: 1_000 },
    );
  });

  it('the join is as light as the best of all ways to join', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 7 }),
        (sizes, left) => {
          const count = Math.min(left, sizes.length - 1);
          const rows = sizes.map((size, at) => row(`r${at}`, at + 1, size));
          const of = sizes.map((_, at) => ({
            week: at + 1,
            days: at < sizes.length - count ? 0 : 5,
            isExamination: false,
          }));
          const places = placesOf(rows, rescueOf(rows, of)?.merge.moves ?? []);
          const loads = new Map<number, number>();
          for (const { id, learningStandards } of rows)
            loads.set(places[id] ?? 0, (loads.get(places[id] ?? 0) ?? 0) + learningStandards.length);
          const cost = [...loads.values()].reduce((sum, load) => sum + load ** 2, 0);
          expect(loads.size).toBe(count);
          expect(cost).toBe(leastCost(sizes, count));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Every week that cannot keep its rows gives them to the next, which gives away its own. */
function pushed(
  rows: readonly { id: string; week: number }[],
  of: readonly { week: number; days: number }[],
): [Record<string, number>, string[]] {
  const last = of.length;
  const standing = new Map<number, string[]>();
  for (const { id, week } of rows) standing.set(week, [...(standing.get(week) ?? []), id]);
  let carried: string[][] = [];
  for (let week = 1; week <= Math.max(last, ...standing.keys()); week += 1) {
    const own = standing.get(week);
    if (own) carried.push(own);
    standing.delete(week);
    const isHeld = (of.find((each) => each.week === week)?.days ?? 0) > 0;
    const [first, ...others] = carried;
    if (!isHeld || !first) continue;
    standing.set(week, first);
    carried = others;
  }
  const places = [...standing].flatMap(([week, ids]) => ids.map((id) => [id, week] as const));
  const left = rows.filter(({ id }) => carried.flat().includes(id));
  return [
    Object.fromEntries([...places, ...left.map(({ id, week }) => [id, week] as const)]),
    left.map(({ id }) => id),
  ];
}

/** Tries every way. */
function leastCost(sizes: readonly number[], count: number): number {
  if (count === 1) return sizes.reduce((sum, size) => sum + size, 0) ** 2;
  let best = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= sizes.length - count + 1; first += 1) {
    const load = sizes.slice(0, first).reduce((sum, size) => sum + size, 0);
    best = Math.min(best, load ** 2 + leastCost(sizes.slice(first), count - 1));
  }
  return best;
}
