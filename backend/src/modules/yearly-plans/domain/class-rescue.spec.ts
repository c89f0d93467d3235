import fc from 'fast-check';
import { classRescueOf } from './class-rescue.js';
import { coverageOf } from './coverage.js';

const row = (id: string, week: number, standards = 1) => ({
  id,
  week,
  rank: 0,
  learningStandards: Array.from({ length: standards }, (_, at) => `${id}.${at} standard`),
});
const taughtOf = (...rows: ReturnType<typeof row>[]) =>
  rows.flatMap(({ learningStandards, week }) => learningStandards.map((standard) => ({ standard, week })));
const weeks = (...days: number[]) =>
  days.map((each, at) => ({ week: at + 1, days: each, isExamination: false }));

describe('A class that is behind its plan', () => {
  const [a, b, c, d] = [row('a', 1), row('b', 2, 3), row('c', 3), row('d', 4)];
  const plan = [a, b, c, d];

  it('is left alone while everything still finds a week', () => {
    expect(classRescueOf(plan, taughtOf(a), weeks(5, 5, 5, 5, 5), 3)).toBeNull();
    expect(classRescueOf(plan, taughtOf(a, b), weeks(5, 5, 5, 5), 3)).toBeNull();
  });

  it('has the weeks joined that are lightest together, and is told what that saves', () => {
    expect(classRescueOf(plan, taughtOf(a), weeks(5, 5, 5, 5), 3)).toEqual({
      moves: [
        { id: 'b', week: 3, rank: 0 },
        { id: 'c', week: 4, rank: 0 },
      ],
      joined: [['c', 'd']],
      savedIds: ['d'],
      examination: null,
    });
  });

  it('counts of a row that was begun what it still lacks', () => {
    const begun = [
      ...taughtOf(a),
      { standard: 'b.0 standard', week: 2 },
      { standard: 'b.1 standard', week: 2 },
    ];
    expect(classRescueOf([a, b, c, row('d', 4, 2)], begun, weeks(5, 5, 5, 5), 3)?.joined).toEqual([
      ['b', 'c'],
    ]);
  });

  it('is helped before the examination with what is planned before it', () => {
    const examined = weeks(5, 5, 5, 5, 5).map((week) => ({ ...week, isExamination: week.week === 4 }));
    const found = classRescueOf([a, row('b', 2), c, row('e', 5)], taughtOf(a), examined, 3);
    expect(found).toMatchObject({ joined: [['b', 'c']], savedIds: ['c'], examination: 4 });
    expect(found?.moves).toEqual([{ id: 'b', week: 3, rank: 0 }]);
  });

  it('has nothing proposed where no week is left', () => {
    expect(classRescueOf(plan, [], weeks(5, 5, 5, 5), 5)).toBeNull();
  });
});

it('However far a class is behind, what is joined is taught in time, in the order of the plan', () => {
  const given = fc.record({
    sizes: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 9 }),
    done: fc.nat(9),
    now: fc.integer({ min: 1, max: 9 }),
    days: fc.array(fc.constantFrom(0, 5, 5), { minLength: 9, maxLength: 9 }),
  });
  fc.assert(
    fc.property(given, ({ sizes, done, now, days }) => {
      const rows = sizes.map((size, at) => row(`r${at}`, at + 1, size));
      const taught = taughtOf(...rows.slice(0, done));
      const held = weeks(...days);
      const teaching = held.filter((week) => week.days > 0).map(({ week }) => week);
      const before = coverageOf(rows, taught, teaching, now);
      const found = classRescueOf(rows, taught, held, now);
      if (!found) {
        expect(before.withoutWeek === 0 || teaching.every((week) => week < now)).toBe(true);
        return;
      }
      const moved = rows.map((each) => ({ ...each, ...found.moves.find(({ id }) => id === each.id) }));
      const after = coverageOf(moved, taught, teaching, now);
      expect(before.withoutWeek).toBe(found.savedIds.length);
      expect(after).toMatchObject({ withoutWeek: 0, weeksBehind: 0 });
      const order = moved
        .filter(({ id }) => before.dueIn.has(id) || found.savedIds.includes(id))
        .map(({ week }) => week);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
    { numRuns: 1_000 },
  );
});
