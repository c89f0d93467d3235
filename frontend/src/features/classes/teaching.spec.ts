import type { SchoolClass, Subject, TeachingSet } from './api';
import { classesOf, leadOn, ledBy, periodsOf, setsByAudience } from './teaching';

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
const teacher = (userId: string, fromDay: string, toDay: string | null = null) => ({
  userId,
  isLead: true,
  fromDay,
  toDay,
});

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

it('periods are those that are known, and a class that is taught in several sets counts once', () => {
  const sets = [set('SN', ['b'], 4), set('MT', ['b'], null), set('MT', ['b', 'c'], 6)];
  expect(periodsOf(sets)).toBe(10);
  expect(classesOf(sets)).toBe(2);
});

describe('another lead', () => {
  const today = '2026-11-23';
  const before = { teachers: [teacher('a', '2026-01-12')] };

  it('follows from the day on, and who led before stays named until the day before', () => {
    expect(ledBy('b', before, today)).toEqual([
      teacher('a', '2026-01-12', '2026-11-22'),
      teacher('b', today),
    ]);
  });

  it('is nobody where none is chosen, and the same one changes nothing', () => {
    expect(ledBy(null, before, today)).toEqual([teacher('a', '2026-01-12', '2026-11-22')]);
    expect(ledBy('a', before, today)).toEqual(before.teachers);
  });

  it('takes the place of one who was chosen the same day', () => {
    expect(ledBy('b', { teachers: [teacher('a', today)] }, today)).toEqual([teacher('b', today)]);
  });

  it('is the one whose days hold the day', () => {
    const teachers = [teacher('a', '2026-01-12', '2026-05-31'), teacher('b', '2026-06-01')];
    expect(leadOn('2026-05-31', { teachers })).toBe('a');
    expect(leadOn(today, { teachers })).toBe('b');
  });
});
