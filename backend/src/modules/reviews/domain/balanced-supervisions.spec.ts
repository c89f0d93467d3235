import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { balancedSupervisions, weightOf } from './balanced-supervisions.js';

const teacher = (teacherId: string, periods: number) => ({ teacherId, periods });

describe('The proposal who verifies whom', () => {
  it('gives those with most periods first, each to whoever has least to read', () => {
    const proposed = balancedSupervisions(
      [teacher('a', 10), teacher('b', 30), teacher('c', 25), teacher('d', 12)],
      ['lim', 'hashim'],
      new Map(),
    );
    expect(proposed.map(({ teacherId, supervisorId }) => `${teacherId} ${supervisorId}`)).toEqual([
      'b hashim',
      'c lim',
      'd lim',
      'a hashim',
    ]);
  });

  it('counts what is read already', () => {
    const [proposed] = balancedSupervisions([teacher('a', 10)], ['lim', 'hashim'], new Map([['hashim', 5]]));
    expect(proposed?.supervisorId).toBe('lim');
  });

  it('says of whom nobody can verify the plans', () => {
    expect(balancedSupervisions([teacher('lim', 10)], ['lim'], new Map())).toEqual([
      { teacherId: 'lim', periods: 10, supervisorId: null },
    ]);
  });

  it('names everybody once, nobody for themselves, and no two loads differ by more than one teacher', () => {
    const loads = array(integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 30 });
    const supervisors = uniqueArray(integer({ min: 100, max: 120 }), { minLength: 1, maxLength: 5 });
    assert(
      property(loads, supervisors, (periods, ids) => {
        const teachers = periods.map((each, at) => teacher(`${at}`, each));
        const proposed = balancedSupervisions(teachers, ids.map(String), new Map());
        expect(proposed.map(({ teacherId }) => teacherId).toSorted()).toEqual(
          teachers.map(({ teacherId }) => teacherId).toSorted(),
        );
        const read = ids.map((id) =>
          proposed
            .filter(({ supervisorId }) => supervisorId === String(id))
            .reduce((sum, each) => sum + weightOf(each), 0),
        );
        const heaviest = Math.max(...teachers.map(weightOf));
        expect(Math.max(...read) - Math.min(...read)).toBeLessThanOrEqual(heaviest);
        expect(proposed.some(({ teacherId, supervisorId }) => teacherId === supervisorId)).toBe(false);
      }),
    );
  });
});
