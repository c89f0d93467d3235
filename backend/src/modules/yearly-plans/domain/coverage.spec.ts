import fc from 'fast-check';
import { coverageOf } from './coverage.js';

const row = (id: string, week: number, ...learningStandards: string[]) => ({
  id,
  week,
  rank: 0,
  learningStandards,
});
const plan = [
  row('a', 1, '1.1 Satu', '1.2 Dua'),
  row('b', 2, '1.3 Tiga'),
  row('c', 3, '2.1 Empat'),
  row('d', 4, '2.2 Lima'),
];
const weeks = [1, 2, 3, 4, 5];
const standing = (taught: [string, number][], now: number, of = weeks) =>
  coverageOf(
    plan,
    taught.map(([standard, week]) => ({ standard, week })),
    of,
    now,
  );
const namesOf = (found: ReturnType<typeof standing>) =>
  Object.fromEntries([...found.standings].map(([id, { name }]) => [id, name]));

describe('Where a class stands', () => {
  it('is the plan before anything was taught', () => {
    const found = standing([], 1);
    expect(namesOf(found)).toEqual({ a: 'planned', b: 'planned', c: 'planned', d: 'planned' });
    expect(found).toMatchObject({ taught: 0, all: 5, weeksBehind: 0, withoutWeek: 0 });
  });

  it('is what was taught, in the week in which the last of it was', () => {
    const found = standing(
      [
        ['1.1', 1],
        ['1.2', 2],
        ['1.3', 2],
      ],
      3,
    );
    expect(found.standings.get('a')).toEqual({ name: 'taught', week: 2, isLate: true });
    expect(found.standings.get('b')).toEqual({ name: 'taught', week: 2, isLate: false });
    expect(found).toMatchObject({ taught: 3, all: 5, weeksBehind: 0 });
  });

  it('is counted by standards: of a row that is begun, how many', () => {
    expect(standing([['1.1', 1]], 1).standings.get('a')).toEqual({ name: 'begun', taught: 1, of: 2 });
  });

  it('is behind by the weeks that what was not taught moves on', () => {
    const found = standing(
      [
        ['1.1', 1],
        ['1.2', 1],
      ],
      3,
    );
    expect(found.standings.get('b')).toEqual({ name: 'moved', week: 3 });
    expect(found.standings.get('c')).toEqual({ name: 'moved', week: 4 });
    expect(found.standings.get('d')).toEqual({ name: 'moved', week: 5 });
    expect(found).toMatchObject({ weeksBehind: 1, withoutWeek: 0 });
  });

  it('names what finds no week any more', () => {
    const found = standing(
      [
        ['1.1', 1],
        ['1.2', 1],
      ],
      4,
    );
    expect(namesOf(found)).toEqual({ a: 'taught', b: 'moved', c: 'moved', d: 'none' });
    expect(found.withoutWeek).toBe(1);
  });

  it('counts no week in which no lesson is held', () => {
    expect(
      standing(
        [
          ['1.1', 1],
          ['1.2', 1],
        ],
        3,
        [1, 2, 4, 5],
      ).standings.get('b'),
    ).toEqual({
      name: 'moved',
      week: 4,
    });
  });

  it('is not late in the first weeks of what the plan goes on with', () => {
    const twice = [row('a', 1, '1.1 Satu'), row('b', 2, '1.1 Satu'), row('c', 3, '1.2 Dua')];
    const { standings } = coverageOf(twice, [{ standard: '1.1', week: 3 }], weeks, 3);
    expect(standings.get('a')).toEqual({ name: 'taught', week: 1, isLate: false });
    expect(standings.get('b')).toEqual({ name: 'taught', week: 3, isLate: true });
  });

  it('is late where what the plan goes on with was taught before it does', () => {
    const again = [row('a', 1, '1.1 Satu'), row('b', 5, '1.1 Satu')];
    const taughtIn = (week: number) => coverageOf(again, [{ standard: '1.1', week }], weeks, 5).standings;
    expect(taughtIn(1).get('a')).toEqual({ name: 'taught', week: 1, isLate: false });
    expect(taughtIn(4).get('a')).toEqual({ name: 'taught', week: 4, isLate: true });
    expect(taughtIn(4).get('b')).toEqual({ name: 'taught', week: 4, isLate: false });
    expect(taughtIn(5).get('a')).toEqual({ name: 'taught', week: 1, isLate: false });
    expect(taughtIn(6).get('b')).toEqual({ name: 'taught', week: 6, isLate: true });
  });

  it('is not held up by a row without standards whose week is over', () => {
    const orientation = [row('a', 1), row('b', 2, '1.1 Satu'), row('c', 5)];
    const found = coverageOf(orientation, [], weeks, 2);
    expect(namesOf(found)).toEqual({ a: 'over', b: 'planned', c: 'planned' });
    expect(found.weeksBehind).toBe(0);
  });

  it('counts a standard once that stands in several weeks', () => {
    const twice = [row('a', 1, '1.1 Satu'), row('b', 2, '1.1 satu, sambungan')];
    expect(coverageOf(twice, [{ standard: '1.1', week: 1 }], weeks, 2)).toMatchObject({ taught: 1, all: 1 });
  });
});

it('What is to come keeps its order, stands in weeks to come, and never before its week', () => {
  const given = fc.record({
    sizes: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
    done: fc.array(fc.nat(30)),
    now: fc.integer({ min: 1, max: 9 }),
    lost: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
  });
  fc.assert(
    fc.property(given, ({ sizes, done, now, lost }) => {
      const before = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
      const rows = sizes.map((size, at) =>
        row(
          `r${at}`,
          at + 1,
          ...Array.from({ length: size }, (_, nth) => `1.${(before[at] ?? 0) + nth + 1} x`),
        ),
      );
      const count = sizes.reduce((sum, size) => sum + size, 0);
      const held = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((week) => !lost.includes(week));
      const taught = [...new Set(done)].filter((at) => at > 0 && at <= count);
      const found = coverageOf(
        rows,
        taught.map((at) => ({ standard: `1.${at}`, week: 1 })),
        held,
        now,
      );
      // The naive way: whoever is not done waits in a queue, one planned week at a time.
      let free = held.filter((week) => week >= now);
      for (const each of rows) {
        if (each.learningStandards.length === 0 && each.week < now) {
          expect(found.standings.get(each.id)?.name).toBe('over');
          continue;
        }
        const isDone =
          each.learningStandards.length > 0 &&
          each.learningStandards.every((line) => taught.includes(Number(line.split(' ')[0]?.slice(2))));
        if (isDone) {
          expect(found.standings.get(each.id)?.name).toBe('taught');
          continue;
        }
        free = free.filter((week) => week >= each.week);
        const [week, ...others] = free;
        const told = found.standings.get(each.id);
        if (week === undefined) expect(told).toEqual({ name: 'none' });
        else if (told?.name === 'moved') expect(told.week).toBe(week);
        else if (told?.name === 'planned') expect(each.week).toBe(week);
        else expect(told?.name).toBe('begun');
        free = others;
      }
    }),
    { numRuns: 500 },
  );
});
