import { demoClasses, demoLengths, demoSets, demoSubjects, demoTeachers } from './demo-classes.js';

const LEVELS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
const classes = demoClasses(LEVELS, ['Bestari', 'Cemerlang']);
const sets = demoSets(classes, demoSubjects('sk', LEVELS, 2026));
const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`);
const staffRoom = { first: 'guru', ofIslam: named('ustaz', 3), others: named('lain', 20) };
const given = demoTeachers(sets, staffRoom);

it('the school to look around in has twelve classes, whose every set somebody teaches', () => {
  expect(classes).toHaveLength(12);
  expect(sets.filter((set) => !given.has(set))).toEqual([]);
});

it('one set is taught to groups of two classes, and one to two classes joined', () => {
  expect(sets.find(({ subject }) => subject === 'PM')?.parts).toEqual([
    { name: '1 Bestari', group: 'Moral' },
    { name: '1 Cemerlang', group: 'Moral' },
  ]);
  expect(sets.find(({ subject }) => subject === 'MZ')?.parts).toEqual([
    { name: '1 Bestari', group: null },
    { name: '1 Cemerlang', group: null },
  ]);
});

it('the first teacher has 30 periods in 25 lessons of 6 preparations, nobody else more than 24 periods', () => {
  const setsOf = (teacher: string) => sets.filter((set) => given.get(set) === teacher);
  const load = (teacher: string) => setsOf(teacher).reduce((sum, { periods }) => sum + periods, 0);
  const own = setsOf('guru');
  const preparations = new Set(own.map(({ subject, parts }) => `${subject} ${parts[0]?.name[0]}`));
  const lessons = own.flatMap(({ subject, periods }) => demoLengths(subject, periods));
  expect([preparations.size, load('guru'), lessons.length]).toEqual([6, 30, 25]);
  expect(Math.max(...[...staffRoom.ofIslam, ...staffRoom.others].map(load))).toBeLessThanOrEqual(24);
});

it('the classes of a level have three teachers for Islam and Moral, who can teach them at one time', () => {
  for (const level of LEVELS) {
    const ofLevel = sets.filter(
      ({ parts }) => parts[0]?.group != null && parts[0].name.startsWith(level.slice(1)),
    );
    expect(new Set(ofLevel.map((set) => given.get(set))).size).toBe(3);
  }
});
