import type { SchoolClass, Subject, TeachingSet } from './calls';
import { classesOf, setsByAudience } from './teaching';

const state = { version: 1, updatedAt: '2026-11-23T08:00:00+08:00', deletedAt: null };
const schoolClass = (id: string, name: string): SchoolClass => ({
  ...state,
  id,
  name,
  academicYearId: '2026',
  gradeLevels: ['T4'],
  shift: 'morning',
  stream: null,
  classTeacherId: null,
  groups: [],
});
const subject = (id: string, name: string): Subject => ({
  ...state,
  id,
  name,
  code: id,
  language: 'ms',
  religion: null,
  mark: null,
  hue: null,
  levels: [],
});
const set = (subjectId: string, classIds: readonly string[], periodsAWeek: number | null): TeachingSet => ({
  ...state,
  id: `${subjectId}-${classIds.join('-')}`,
  academicYearId: '2026',
  subjectId,
  name: null,
  periodsAWeek,
  parts: classIds.map((classId) => ({ classId, groupId: null })),
  teachers: [],
});
const classes = [schoolClass('b', '4 Bestari'), schoolClass('c', '4 Cemerlang')];
const subjects = [subject('SN', 'Sains'), subject('MT', 'Matematik')];

it('a teacher sees the classes in the order of the school, and the subjects of each by name', () => {
  const sets = [set('SN', ['c'], 4), set('SN', ['b'], 4), set('MT', ['b'], 6), set('SN', ['b', 'c'], 2)];
  expect(
    setsByAudience(sets, { classes, subjects }).map(({ name, sets: of }) => [name, of.map(({ id }) => id)]),
  ).toEqual([
    ['4 Bestari', ['MT-b', 'SN-b']],
    ['4 Bestari + 4 Cemerlang', ['SN-b-c']],
    ['4 Cemerlang', ['SN-c']],
  ]);
});

it('a class that is taught in several sets counts once', () => {
  const sets = [set('SN', ['b'], 4), set('MT', ['b'], null), set('MT', ['b', 'c'], 6)];
  expect(classesOf(sets)).toBe(2);
});
