import { supervisedBy } from './supervised-by.js';
import type { Supervising } from './supervisors-of.js';

const DAY = '2026-10-12';
const of = (differing: Partial<Supervising['supervisions'][number]>) => ({
  ...{ academicYearId: 'y', teacherId: null, subjectId: null, supervisorId: 'lim', step: 1 as const },
  ...{ from: '2026-01-12', to: null },
  ...differing,
});
const facts = (differing: Partial<Supervising>): Supervising => ({
  ...{ steps: 1, supervisions: [], deputies: [], isAway: () => false },
  ...differing,
});
const teachers = ['aminah', 'bakar', 'lim'];

it.each<[string, Partial<Supervising>, string[]]>([
  ['nobody, where nothing says so', {}, []],
  ['a teacher who is named', { supervisions: [of({ teacherId: 'aminah' })] }, ['aminah']],
  [
    'everybody who may teach a subject, but never themselves',
    { supervisions: [of({ subjectId: 'sains' })] },
    ['aminah', 'bakar'],
  ],
  [
    'nobody of the second step where the school asks for one',
    { supervisions: [of({ teacherId: 'aminah', step: 2 })] },
    [],
  ],
  [
    'nobody any more once it has ended',
    { supervisions: [of({ teacherId: 'aminah', to: '2026-10-11' })] },
    [],
  ],
  [
    'nobody while somebody else acts for them',
    {
      supervisions: [of({ teacherId: 'aminah' })],
      deputies: [{ supervisorId: 'lim', deputyId: 'zul' }],
      isAway: (personId) => personId === 'lim',
    },
    [],
  ],
  [
    'those of whoever they act for',
    {
      supervisions: [of({ teacherId: 'bakar', supervisorId: 'zul' })],
      deputies: [{ supervisorId: 'zul', deputyId: 'lim' }],
      isAway: (personId) => personId === 'zul',
    },
    ['bakar'],
  ],
])('somebody verifies plans of %s', (_whom, differing, expected) => {
  expect(supervisedBy('lim', teachers, DAY, facts(differing))).toEqual(expected);
});
