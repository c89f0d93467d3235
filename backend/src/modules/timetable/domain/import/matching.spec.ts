import fc from 'fast-check';
import { keysOf } from './keys-of-names.js';
import { type Choices, keysIn, matchesIn, type Remembered, type SchoolNames } from './matching.js';
import { keyOfName } from './names.js';
import type { FileLesson, FileSlot, TimetableNames } from './timetable-file.js';

const school: SchoolNames = {
  people: [
    { userId: 'aina', displayName: 'Nurul Aina binti Salleh' },
    { userId: 'lim', displayName: 'Lim Siew Ling' },
    { userId: 'ali1', displayName: 'Ali bin Abu' },
    { userId: 'ali2', displayName: 'Ali Bin Abu' },
  ],
  classes: [
    { id: 'c1', name: '1 Bestari', groups: [{ id: 'g1', name: 'Islam' }] },
    { id: 'c2', name: '1 Cemerlang', groups: [] },
  ],
  subjects: [
    { id: 'bm', name: 'Bahasa Melayu', code: 'BM' },
    { id: 'sn', name: 'Sains', code: 'SN' },
  ],
  rooms: [{ id: 'lab', name: 'Makmal Sains' }],
  stage: 'T',
};

const named = (id: string, name: string, short = '') => ({ id, name, short });
const lesson = (differing: Partial<FileLesson> = {}): FileLesson => ({
  id: 'L1',
  subjectId: 'S1',
  classIds: ['C1'],
  groupIds: [],
  teacherIds: [],
  periodsPerCard: 1,
  periodsPerWeek: 1,
  ...differing,
});
const slotOf = (lessonId: string, roomIds: string[] = []): FileSlot => ({
  lessonId,
  day: 1,
  weeks: [1],
  terms: [1],
  periods: [1],
  from: 450,
  to: 480,
  roomIds,
  cards: [0],
});

function fileOf(differing: Partial<TimetableNames> = {}): TimetableNames {
  return {
    periods: [],
    days: [],
    weeks: [],
    terms: [],
    subjects: [named('S1', 'Bahasa Melayu', 'BM')],
    teachers: [],
    rooms: [],
    classes: [{ ...named('C1', '1 Bestari', '1B'), teacherId: null }],
    groups: [],
    lessons: [lesson()],
    ...differing,
  };
}

function matched(
  file: TimetableNames,
  {
    remembered = [],
    choices = {},
    rooms = [],
    names = school,
  }: Partial<{
    remembered: Remembered[];
    choices: Choices;
    rooms: string[];
    names: SchoolNames;
  }> = {},
) {
  const slots = file.lessons.map(({ id }) => slotOf(id, rooms));
  const found = matchesIn({ file, slots, school: names, remembered, choices });
  return Object.fromEntries(
    found.map(({ kind, id, choice, how, alike }) => [`${kind} ${id}`, { choice, how, alike }]),
  );
}
const found = (choice: string, how: string) => ({ choice, how, alike: [] });
const asked = (...alike: string[]) => ({ choice: null, how: null, alike });

describe('a name of the file', () => {
  it('means what has its short, else what has its name, whatever case, accent and title it is written in', () => {
    const file = fileOf({
      subjects: [named('S1', 'BAHASA MELAYU (KSSR)', 'bm')],
      teachers: [named('T1', 'PN. NURUL AINA BT SALLEH', 'NA'), named('T2', 'lim siew líng')],
      classes: [{ ...named('C1', 'TAHUN 1 BESTARI', '1B'), teacherId: null }],
      lessons: [lesson({ teacherIds: ['T1', 'T2'] })],
    });
    expect(matched(file)).toEqual({
      'class C1': found('c1', 'name'),
      'subject S1': found('bm', 'short'),
      'teacher T1': found('aina', 'name'),
      'teacher T2': found('lim', 'name'),
    });
  });

  it('is asked about where two of the school have it, or two of the file mean one', () => {
    const file = fileOf({
      teachers: [
        named('T1', 'Ali bin Abu'),
        named('T2', 'Lim Siew Ling', 'A'),
        named('T3', 'LIM SIEW LING', 'B'),
      ],
      lessons: [lesson({ teacherIds: ['T1', 'T2', 'T3'] })],
    });
    expect(matched(file)).toMatchObject({
      'teacher T1': asked('ali1', 'ali2'),
      'teacher T2': asked('lim'),
      'teacher T3': asked('lim'),
    });
  });

  it('is asked about where its short means one and its name another', () => {
    const file = fileOf({ subjects: [named('S1', 'Sains', 'BM')] });
    expect(matched(file)).toMatchObject({ 'subject S1': asked('bm', 'sn') });
  });

  it('means what was chosen on the page, else what the school chose before, as long as that is there', () => {
    const file = fileOf({
      teachers: [named('T1', 'N. Aina', 'NA')],
      lessons: [lesson({ teacherIds: ['T1'] })],
    });
    const key = keyOfName({ name: 'N. Aina', short: 'NA' });
    const before = (choice: string): Remembered[] => [{ kind: 'teacher', key, choice }];
    expect(matched(file)['teacher T1']).toEqual(asked());
    expect(matched(file, { remembered: before('aina') })['teacher T1']).toEqual(found('aina', 'remembered'));
    expect(matched(file, { remembered: before('none') })['teacher T1']).toEqual(found('none', 'remembered'));
    expect(matched(file, { remembered: before('gone') })['teacher T1']).toEqual(asked());
    const choices = { 'teacher T1': 'lim' };
    expect(matched(file, { remembered: before('aina'), choices })['teacher T1']).toEqual(
      found('lim', 'chosen'),
    );
  });

  it('is not asked about where no lesson that stands names it', () => {
    const file = fileOf({ teachers: [named('T9', 'Entah Siapa')] });
    expect(Object.keys(matched(file))).toEqual(['class C1', 'subject S1']);
  });
});

describe('a group', () => {
  const group = { id: 'G1', classId: 'C1', name: 'ISLAM', isEntireClass: false, division: '1' };
  const file = fileOf({ groups: [group], lessons: [lesson({ groupIds: ['G1'] })] });

  it('means one of the groups of the class that its own means, and is not asked about where that is left out', () => {
    expect(matched(file)['group G1']).toEqual(found('g1', 'name'));
    // The class has no such group: it is made.
    expect(matched(file, { choices: { 'class C1': 'c2' } })['group G1']).toEqual(found('new', 'word'));
    expect(matched(file, { choices: { 'class C1': 'new T1' } })['group G1']).toEqual(found('new', 'word'));
    expect(matched(file, { choices: { 'class C1': 'none' } })).not.toHaveProperty('group G1');
  });

  it('that is the class as a whole is none', () => {
    const whole = fileOf({
      groups: [{ ...group, isEntireClass: true }],
      lessons: [lesson({ groupIds: ['G1'] })],
    });
    expect(matched(whole)).not.toHaveProperty('group G1');
  });
});

it('a subject that says it is a meeting, or is taught to nobody, is no subject; a room that is unknown is made', () => {
  const file = fileOf({
    subjects: [named('S1', 'Perhimpunan'), named('S2', 'MP'), named('S3', 'Robotik')],
    rooms: [named('R1', 'Makmal Sains', 'MAK'), named('R2', 'Padang')],
    lessons: [
      lesson(),
      lesson({ id: 'L2', subjectId: 'S2', classIds: [] }),
      lesson({ id: 'L3', subjectId: 'S3' }),
    ],
  });
  expect(matched(file, { rooms: ['R1', 'R2'] })).toMatchObject({
    'subject S1': found('assembly', 'word'),
    'subject S2': found('meeting', 'word'),
    'subject S3': found('new', 'word'),
    'room R1': found('lab', 'name'),
    'room R2': found('new', 'word'),
  });
});

describe('a class that the school does not have', () => {
  const called = (name: string, stage: SchoolNames['stage'], short = '') =>
    matched(fileOf({ classes: [{ ...named('C1', name, short), teacherId: null }] }), {
      names: { ...school, classes: [], stage },
    })['class C1'];

  it.each([
    ['4 Gigih', 'T', 'new T4'],
    ['4 Gigih', 'F', 'new F4'],
    ['TINGKATAN 5 Gigih', 'T', 'new F5'],
    ['Tahun 2 Gigih', null, 'new T2'],
    ['3B', 'F', 'new F3'],
  ] as const)(
    'is made at the level that its name says: %s in a school of %s is %s',
    (name, stage, choice) => {
      expect(called(name, stage)).toEqual(found(choice, 'word'));
    },
  );

  it('is asked about where its name says no level, or the school does not show which', () => {
    for (const [name, stage] of [
      ['4 Gigih', null],
      ['Cempaka', 'T'],
      ['2026 A', 'T'],
    ] as const)
      expect(called(name, stage)).toEqual(asked());
  });
});

describe('two of one name and short', () => {
  const keysOfTeachers = (file: TimetableNames) =>
    keysOf(file.teachers, file, ({ teacherIds }) => teacherIds);
  const twins = (subjects: readonly [string, string], ids: readonly [string, string]) =>
    fileOf({
      subjects: [named('S1', 'Bahasa Melayu', 'BM'), named('S2', 'Sains', 'SN')],
      teachers: ids.map((id) => named(id, 'Siti binti Ali', 'SA')),
      lessons: ids.map((id, at) =>
        lesson({ id: `L${at}`, teacherIds: [id], subjectId: subjects[at] ?? null }),
      ),
    });

  it('are remembered by what they teach, whatever ids the next file has', () => {
    const [one, other] = keysOfTeachers(twins(['S1', 'S2'], ['T1', 'T2']));
    const remembered: Remembered[] = [
      { kind: 'teacher', key: one?.[1] ?? '', choice: 'ali1' },
      { kind: 'teacher', key: other?.[1] ?? '', choice: 'ali2' },
    ];
    const next = twins(['S2', 'S1'], ['T7', 'T8']);
    expect(keysIn(next)).toEqual(expect.arrayContaining(remembered.map(({ key }) => key)));
    expect(matched(next, { remembered })).toMatchObject({
      'teacher T7': found('ali2', 'remembered'),
      'teacher T8': found('ali1', 'remembered'),
    });
  });

  it('who teach the same are told apart by their classes, and asked about where these are the same too', () => {
    const file = twins(['S1', 'S1'], ['T1', 'T2']);
    const [first, second] = file.lessons;
    const apart = { ...file, lessons: [first, { ...second, classIds: ['C2'] }] as FileLesson[] };
    const keys = (of: TimetableNames) => new Set(keysOfTeachers(of).map(([, key]) => key)).size;
    expect([keys(apart), keys(file)]).toEqual([2, 1]);
  });
});

it('matching is the same in whatever order the file and the school name things, and guesses nobody twice', () => {
  const words = ['Ali', 'ali', 'Abu', 'Siti', 'SITI', 'Lim'];
  const names = fc.array(
    fc.record({ name: fc.constantFrom(...words), short: fc.constantFrom('', 'A', 'Abu') }),
    {
      maxLength: 8,
    },
  );
  const people = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 5 });
  fc.assert(
    fc.property(names, people, fc.infiniteStream(fc.nat()), (teachers, displayNames, dice) => {
      const shuffled = <Item>(items: readonly Item[]) =>
        items
          .map((item) => ({ item, at: dice.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ item }) => item);
      const rows = teachers.map((each, at) => ({ ...each, id: `T${at}` }));
      const lessons = [lesson({ teacherIds: rows.map(({ id }) => id) })];
      const staff = displayNames.map((displayName) => ({ userId: displayName, displayName }));
      const once = matched(fileOf({ teachers: rows, lessons }), { names: { ...school, people: staff } });
      const again = matched(fileOf({ teachers: shuffled(rows), lessons }), {
        names: { ...school, people: shuffled(staff) },
      });
      expect(again).toEqual(once);
      const guessed = Object.values(once).flatMap(({ choice }) => choice ?? []);
      expect(new Set(guessed).size).toBe(guessed.length);
    }),
  );
});
