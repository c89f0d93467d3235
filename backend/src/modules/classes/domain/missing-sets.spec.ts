import { levelsWithoutSubjects, missingSets } from './missing-sets.js';

const level = (gradeLevel: 'T1' | 'T2' | 'T4', periodsAWeek: number | null) =>
  ({ gradeLevel, curriculum: 'KSSR', periodsAWeek }) as const;
const classes = [
  { id: '1B', gradeLevels: ['T1'] },
  { id: '12C', gradeLevels: ['T1', 'T2'] },
] as const;
const malay = { id: 'BM', levels: [level('T1', 6), level('T2', 8)] };
const history = { id: 'SEJ', levels: [level('T4', 2)] };

it('every class is to be taught the subjects of its levels', () => {
  expect(missingSets(classes, [malay, history], [])).toEqual([
    { subjectId: 'BM', classId: '1B', periodsAWeek: 6 },
    { subjectId: 'BM', classId: '12C', periodsAWeek: 8 },
  ]);
});

it('a class of which somebody is taught the subject misses nothing, taught with others or by groups', () => {
  const joined = { subjectId: 'BM', parts: classes.map(({ id }) => ({ classId: id, groupId: null })) };
  expect(missingSets(classes, [malay], [joined])).toEqual([]);
  const group = { subjectId: 'BM', parts: [{ classId: '1B', groupId: 'i' }] };
  expect(missingSets(classes, [malay], [group]).map(({ classId }) => classId)).toEqual(['12C']);
});

it('a set of another subject does not stand for it, and unknown periods stay unknown', () => {
  const other = { subjectId: 'SN', parts: [{ classId: '1B', groupId: null }] };
  const unknown = { id: 'BM', levels: [level('T1', null)] };
  expect(missingSets(classes.slice(0, 1), [unknown], [other])).toEqual([
    { subjectId: 'BM', classId: '1B', periodsAWeek: null },
  ]);
});

it('a level at which nothing is taught is named once', () => {
  expect(levelsWithoutSubjects(classes, [malay, history])).toEqual([]);
  expect(levelsWithoutSubjects(classes, [history])).toEqual(['T1', 'T2']);
});
