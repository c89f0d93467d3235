import type { SchoolClass } from '../classes';
import { levelsOf, stoppedNames } from './stopped-classes';

const classOf = (name: string, ...gradeLevels: SchoolClass['gradeLevels']): SchoolClass => ({
  id: name,
  version: 1,
  updatedAt: '',
  deletedAt: null,
  academicYearId: 'year',
  name,
  gradeLevels,
  shift: 'morning',
  stream: null,
  classTeacherId: null,
  groups: [],
});
const classes = [
  classOf('5 Bestari', 'T5'),
  classOf('4 Bestari', 'T4'),
  classOf('4 Cemerlang', 'T4'),
  classOf('Cantum', 'T4', 'T5'),
];

it('a level whose classes all stop is called by its name, the others by theirs', () => {
  expect(stoppedNames(['4 Bestari', '4 Cemerlang', '5 Bestari'], classes)).toEqual(['Tahun 4', 'Tahun 5']);
  expect(stoppedNames(['4 Cemerlang', 'Cantum'], classes)).toEqual(['4 Cemerlang', 'Cantum']);
});

it('levels stand in their order, without classes of several levels', () => {
  expect(levelsOf(classes).map(({ name, classIds }) => [name, classIds])).toEqual([
    ['Tahun 4', ['4 Bestari', '4 Cemerlang']],
    ['Tahun 5', ['5 Bestari']],
  ]);
});
