import fc from 'fast-check';
import { dueStandards } from './due-standards.js';

type Row = Readonly<{ id: string; week: number; rank: number; learningStandards: readonly string[] }>;

const WEEKS = Array.from({ length: 12 }, (_, at) => at + 1);

const row = (week: number, rank: number, ...keys: readonly string[]): Row => ({
  ...{ id: `${week}.${rank}`, week, rank },
  learningStandards: keys.map((key) => `${key} Menerangkan`),
});

const keysDue = (rows: readonly Row[], done: readonly string[], weeks: readonly number[], week: number) =>
  dueStandards(rows, new Set(done), weeks, week).map(({ key }) => key);

describe('What a class is taught in a week', () => {
  const rows = [row(1, 0, '1.1', '1.2'), row(2, 0, '2.1'), row(2, 1, '2.2'), row(3, 0)];

  it('is what the plan has for it', () => {
    expect(keysDue(rows, ['1.1', '1.2'], WEEKS, 2)).toEqual(['2.1', '2.2']);
  });

  it('is first what was left behind, and then one week of the plan at a time', () => {
    expect(keysDue(rows, ['1.1'], WEEKS, 2)).toEqual(['1.2']);
    expect(keysDue(rows, ['1.1', '1.2'], WEEKS, 3)).toEqual(['2.1', '2.2']);
  });

  it('is nothing before its week, in a week without lessons, or where all is done', () => {
    expect(keysDue(rows, ['1.1', '1.2'], WEEKS, 1)).toEqual([]);
    expect(keysDue(rows, [], [1, 3], 2)).toEqual([]);
    expect(keysDue(rows, ['1.1', '1.2', '2.1', '2.2'], WEEKS, 4)).toEqual([]);
  });

  it('is a row without standards in its own week alone', () => {
    const done = ['1.1', '1.2', '2.1', '2.2'];
    expect(dueStandards(rows, new Set(done), WEEKS, 3)).toEqual([{ row: rows[3], line: null, key: '' }]);
  });
});

const plan = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 3 })), { maxLength: 10 })
  .map((made) => {
    let count = 0;
    return made.map(([week, size], rank) =>
      row(week, rank, ...Array.from({ length: size }, () => `7.${++count}`)),
    );
  });
const held = fc.subarray(WEEKS, { minLength: 1 });

it('A week takes what a queue of planned weeks has at its head', () => {
  fc.assert(
    fc.property(plan, held, fc.array(fc.integer({ min: 1, max: 30 })), fc.constantFrom(...WEEKS), (...of) => {
      const [rows, weeks, taught, week] = of;
      const done = taught.map((number) => `7.${number}`);
      const lacks = ({ learningStandards, week: planned }: Row) =>
        learningStandards.length === 0
          ? planned >= week
          : learningStandards.some((line) => !done.includes(line.split(' ')[0] ?? ''));
      const open = rows
        .filter(lacks)
        .toSorted((one, other) => one.week - other.week || one.rank - other.rank);
      const head = open[0]?.week ?? Number.POSITIVE_INFINITY;
      const naive = open
        .filter((each) => each.week === head && head <= week && weeks.includes(week))
        .flatMap(({ learningStandards }) =>
          learningStandards.length === 0 ? [''] : learningStandards.map((line) => line.split(' ')[0] ?? ''),
        )
        .filter((key) => !done.includes(key));
      expect(keysDue(rows, done, weeks, week)).toEqual(naive);
    }),
  );
});

it('A class that is taught what is due, except in weeks that are lost, meets every standard once, in order and never early', () => {
  fc.assert(
    fc.property(plan, held, fc.subarray(WEEKS), (rows, weeks, lost) => {
      const met: { key: string; week: number }[] = [];
      for (const week of WEEKS) {
        if (lost.includes(week)) continue;
        const due = keysDue(
          rows,
          met.map(({ key }) => key),
          weeks,
          week,
        );
        met.push(...due.filter((key) => key !== '').map((key) => ({ key, week })));
      }
      const ordered = rows.toSorted((one, other) => one.week - other.week || one.rank - other.rank);
      const all = ordered.flatMap((each) =>
        each.learningStandards.map((line) => ({ key: line.split(' ')[0] ?? '', week: each.week })),
      );
      expect(met.map(({ key }) => key)).toEqual(all.map(({ key }) => key).slice(0, met.length));
      expect(met.every(({ week }, at) => week >= (all[at]?.week ?? 0))).toBe(true);
    }),
  );
});
