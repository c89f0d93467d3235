import fc from 'fast-check';
import { spreadStandards } from './spread-standards.js';

const standard = (content: number, at: number) => ({
  code: `1.${content}.${at}`,
  text: 'Menerangkan',
  contentStandard: { code: `1.${content}`, text: 'Haba' },
  strand: { text: 'Tenaga' },
});
const week = (number: number, days = 5, isExamination = false) => ({ week: number, days, isExamination });

describe('A plan that begins with the curriculum', () => {
  it('has its standards in order, those of one content standard in one row of a week', () => {
    const rows = spreadStandards(
      [standard(1, 1), standard(1, 2), standard(2, 1), standard(2, 2)],
      [week(1), week(2)],
    );
    expect(rows).toMatchObject([
      {
        week: 1,
        theme: 'Tenaga',
        contentStandards: ['1.1 Haba'],
        learningStandards: ['1.1.1 Menerangkan', '1.1.2 Menerangkan'],
      },
      { week: 2, learningStandards: ['1.2.1 Menerangkan', '1.2.2 Menerangkan'] },
    ]);
  });

  it('has none in a week without lessons, and none in an examination', () => {
    const rows = spreadStandards(
      [standard(1, 1), standard(2, 1)],
      [week(1, 0), week(2), week(3, 5, true), week(4)],
    );
    expect(rows.map((row) => row.week)).toEqual([2, 4]);
  });

  it('is even: no week has two more than another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 43 }), (count, weeks) => {
        const standards = Array.from({ length: count }, (_, at) => standard(Math.floor(at / 3), at));
        const rows = spreadStandards(
          standards,
          Array.from({ length: weeks }, (_, at) => week(at + 1)),
        );
        const loads = Array.from({ length: weeks }, (_, at) =>
          rows
            .filter((row) => row.week === at + 1)
            .reduce((sum, row) => sum + row.learningStandards.length, 0),
        );
        const taught = new Set(rows.flatMap(({ learningStandards }) => learningStandards));
        expect(taught.size).toBe(count);
        expect(loads.reduce((sum, load) => sum + load, 0)).toBe(Math.max(count, weeks));
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
