import type { GradeLevel } from './grade-level.js';
import { decidedClasses, nextClasses } from './next-classes.js';

const schoolClass = (name: string, ...gradeLevels: GradeLevel[]) => ({
  id: name,
  academicYearId: '2026',
  name,
  gradeLevels,
  shift: 'morning' as const,
  stream: null,
  classTeacherId: null,
  groups: [],
});
const next = (...classes: ReturnType<typeof schoolClass>[]) => nextClasses(classes);
const told = (classes: ReturnType<typeof nextClasses>) =>
  classes.map(({ name, comesFrom, inPlaceOf, problem }) => [
    name,
    comesFrom?.name ?? null,
    inPlaceOf?.name ?? null,
    problem,
  ]);

it('a class goes up a level and keeps its name; nobody comes into the first level, the highest leaves', () => {
  expect(
    told(
      next(schoolClass('4 Bestari', 'T4'), schoolClass('5 Bestari', 'T5'), schoolClass('6 Bestari', 'T6')),
    ),
  ).toEqual([
    ['4 Bestari', null, '4 Bestari', null],
    ['5 Bestari', '4 Bestari', '5 Bestari', null],
    ['6 Bestari', '5 Bestari', '6 Bestari', null],
  ]);
});

it('a school that grows gets a class of the next level', () => {
  expect(told(next(schoolClass('1 Amanah', 'F1'), schoolClass('2 Amanah', 'F2')))).toEqual([
    ['1 Amanah', null, '1 Amanah', null],
    ['2 Amanah', '1 Amanah', '2 Amanah', null],
    ['3 Amanah', '2 Amanah', null, null],
  ]);
});

it('a class into which nobody goes up, or of several levels, is asked about', () => {
  const classes = next(
    schoolClass('1 Bestari', 'T1'),
    schoolClass('2 Dedikasi', 'T2'),
    schoolClass('Cantum', 'T1', 'T2'),
  );
  expect(told(classes)).toContainEqual(['2 Dedikasi', null, '2 Dedikasi', 'nobodyComes']);
  expect(told(classes)).toContainEqual(['Cantum', null, 'Cantum', 'severalLevels']);
  const decided = decidedClasses(
    classes,
    new Map([
      ['class:Cantum', 'make'],
      ['class:2 Dedikasi', 'skip'],
    ]),
  );
  expect(decided.find(({ key }) => key === 'Cantum')).toMatchObject({ isMade: true, problem: null });
  expect(decided.find(({ key }) => key === '2 Dedikasi')).toMatchObject({ isMade: false, problem: null });
});

it('above a gap of levels nobody comes of itself, into Tingkatan 1 always', () => {
  const gap = next(schoolClass('2 Bestari', 'T2'), schoolClass('4 Bestari', 'T4'));
  expect(told(gap)).toEqual([
    ['2 Bestari', null, '2 Bestari', null],
    ['4 Bestari', null, '4 Bestari', 'nobodyComes'],
    ['3 Bestari', '2 Bestari', null, null],
    ['5 Bestari', '4 Bestari', null, null],
  ]);
  const peralihan = next(
    schoolClass('Peralihan A', 'PRALIH'),
    schoolClass('1 A', 'F1'),
    schoolClass('1 B', 'F1'),
  );
  expect(told(peralihan)).toEqual([
    ['Peralihan A', null, 'Peralihan A', null],
    ['1 A', 'Peralihan A', '1 A', null],
    ['1 B', null, '1 B', null],
    ['2 A', '1 A', null, null],
    ['2 B', '1 B', null, null],
  ]);
});

it('a name that is given twice is asked about at both places', () => {
  const classes = next(schoolClass('1 Bestari', 'T1'), schoolClass('2 Bestari', 'T2'));
  const decided = decidedClasses(classes, new Map([['name:1 Bestari', '2 bestari']]));
  expect(decided.flatMap(({ key, problem }) => (problem === 'sameName' ? [key] : []))).toEqual([
    '1 Bestari',
    '2 Bestari',
  ]);
});
