import type { SupervisionContent } from '@rules/reviews/domain/supervision';
import type { Supervising } from '@rules/reviews/domain/supervisors-of';
import { isCovered, readingOf, supervisedTeachers } from './supervised-teachers';

const day = '2026-10-13';
const set = (userId: string, subjectId: string, periodsAWeek: number | null) => ({
  ...{ subjectId, periodsAWeek },
  teachers: [{ userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
});
const sets = [set('aminah', 'science', 6), set('aminah', 'art', 2), set('lim', 'science', 4)];
const of = (
  teacherId: string | null,
  subjectId: string | null,
  supervisorId: string,
): SupervisionContent => ({
  ...{ academicYearId: '2026', teacherId, subjectId, supervisorId, step: 1, from: '2026-01-12', to: null },
});
const told = (supervisions: SupervisionContent[], differing: Partial<Supervising> = {}) =>
  supervisedTeachers(day, ['aminah', 'lim', 'siti'], sets, {
    ...{ steps: 1, supervisions, deputies: [], isAway: () => false },
    ...differing,
  });

describe('Of each teacher', () => {
  it('subjects that the same person verifies stand together, and those of nobody too', () => {
    const [aminah, , siti] = told([of(null, 'science', 'lim'), of('siti', null, 'lim')]);
    expect(aminah).toMatchObject({
      periods: { periods: 8, unsaid: 0 },
      steps: [
        [
          { holderId: 'lim', subjectIds: ['science'] },
          { holderId: null, subjectIds: ['art'] },
        ],
      ],
    });
    expect(siti?.steps).toEqual([[{ holderId: 'lim', actingId: null, subjectIds: [] }]]);
  });

  it('nothing is open once somebody verifies every subject in every step', () => {
    const supervisions = [of('aminah', null, 'lim')];
    expect(told(supervisions).map(isCovered)).toEqual([true, false, false]);
    expect(told(supervisions, { steps: 2 }).map(isCovered)).toEqual([false, false, false]);
  });
});

it('What nobody has said of a set is known to be unsaid, of a teacher and of whoever reads them', () => {
  const [aminah] = supervisedTeachers(
    day,
    ['aminah'],
    [set('aminah', 'science', 6), set('aminah', 'art', null)],
    {
      ...{ steps: 1, supervisions: [of('aminah', null, 'lim')], deputies: [], isAway: () => false },
    },
  );
  expect(aminah?.periods).toEqual({ periods: 6, unsaid: 1 });
  expect(readingOf('lim', aminah ? [aminah] : []).periods).toEqual({ periods: 6, unsaid: 1 });
});

it('What a supervisor reads is counted by teachers and lessons, and for whom somebody acts is told', () => {
  const teachers = told([of('aminah', null, 'lim'), of('siti', null, 'lim')], {
    deputies: [{ supervisorId: 'lim', deputyId: 'hashim' }],
    isAway: (id) => id === 'lim',
  });
  expect(readingOf('lim', teachers)).toEqual({
    teachers: 2,
    periods: { periods: 8, unsaid: 0 },
    actsFor: [],
  });
  expect(readingOf('hashim', teachers)).toEqual({
    teachers: 0,
    periods: { periods: 0, unsaid: 0 },
    actsFor: ['lim'],
  });
});
