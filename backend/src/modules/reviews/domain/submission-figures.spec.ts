import fc from 'fast-check';
import { type CountedLesson, figuresOf, sumOfFigures, type WeekFigures } from './submission-figures.js';

const HOUR = 3_600_000;
const standing = fc.constantFrom('own', 'away', 'colleague', 'stopped');
const sent = fc.option(fc.record({ isLate: fc.boolean(), isVerified: fc.boolean() }));
const lessons = fc.array(fc.record({ standing, sent }), { maxLength: 60 });
const due = fc.record({
  dueAt: fc.integer({ min: 0, max: 100 }).map((hour) => hour * HOUR),
  rule: fc.record({ graceHours: fc.integer({ min: 0, max: 72 }) }),
  now: fc.integer({ min: 0, max: 200 }).map((hour) => hour * HOUR),
});

/** Counted one by one, as somebody with a list would. */
function counted(
  all: readonly CountedLesson[],
  { dueAt, rule, now }: { dueAt: number; rule: { graceHours: number }; now: number },
): WeekFigures {
  const figures = { expected: 0, onTime: 0, late: 0, missing: 0, open: 0, verified: 0, away: 0 };
  for (const { standing, sent } of all) {
    if (standing === 'away') figures.away += 1;
    if (standing !== 'own') continue;
    figures.expected += 1;
    if (sent?.isVerified) figures.verified += 1;
    if (sent?.isLate) figures.late += 1;
    else if (sent) figures.onTime += 1;
    else if (now <= dueAt + rule.graceHours * HOUR) figures.open += 1;
    else figures.missing += 1;
  }
  return figures;
}

it('the figures of a week are what somebody counts one by one', () => {
  fc.assert(
    fc.property(lessons, due, (all, when) => {
      expect(figuresOf(all, when)).toEqual(counted(all, when));
    }),
  );
});

it('what is expected is on time, late, missing or open, and nothing else', () => {
  fc.assert(
    fc.property(lessons, due, (all, when) => {
      const { expected, onTime, late, missing, open, verified } = figuresOf(all, when);
      expect(onTime + late + missing + open).toBe(expected);
      expect(verified).toBeLessThanOrEqual(onTime + late);
    }),
  );
});

it('a sum is the figures of all lessons together', () => {
  fc.assert(
    fc.property(lessons, lessons, due, (one, other, when) => {
      expect(sumOfFigures([figuresOf(one, when), figuresOf(other, when)])).toEqual(
        figuresOf([...one, ...other], when),
      );
    }),
  );
});
