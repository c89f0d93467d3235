import fc from 'fast-check';
import { cardAccount } from './card-account.js';
import { draftOf } from './draft-lessons.js';
import { type ImportedWeek, importedSlots } from './imported-slots.js';
import type { Match, MatchKind } from './matching.js';
import { EACH_SET, neededSets, type StandingSet } from './needed-sets.js';
import { questionsOf } from './questions.js';
import type { FileLesson, FileSlot, TimetableNames } from './timetable-file.js';

const place = (number: number, name: string | null = null) => ({ number, name });
const lessonOf = (differing: Partial<FileLesson> = {}): FileLesson => ({
  id: 'L1',
  subjectId: 'S1',
  classIds: ['C1'],
  groupIds: [],
  teacherIds: ['T1'],
  periodsPerCard: 1,
  periodsPerWeek: 2,
  ...differing,
});
const slotOf = (differing: Partial<FileSlot> = {}): FileSlot => ({
  lessonId: 'L1',
  day: 1,
  weeks: [1],
  terms: [1],
  periods: [1],
  from: 450,
  to: 480,
  roomIds: [],
  cards: [0],
  ...differing,
});
function fileOf(differing: Partial<TimetableNames> = {}): TimetableNames {
  return {
    periods: [1, 2, 3].map((number) => ({ number, name: '', from: null, to: null })),
    days: [1, 2, 3, 4, 5, 6].map((number) => place(number)),
    weeks: [place(1)],
    terms: [place(1)],
    subjects: [{ id: 'S1', name: 'Sains', short: 'SN' }],
    teachers: [],
    rooms: [],
    classes: ['C1', 'C2'].map((id) => ({ id, name: id, short: '', teacherId: null })),
    groups: ['G1', 'G2'].map((id) => ({ id, classId: 'C1', name: id, isEntireClass: false, division: '1' })),
    lessons: [lessonOf()],
    ...differing,
  };
}
const chosen = (kind: MatchKind, choices: Readonly<Record<string, string>>): Match[] =>
  Object.entries(choices).map(([id, choice]) => {
    return {
      kind,
      id,
      choice,
      name: id,
      short: '',
      key: id,
      how: 'chosen',
      alike: [],
      classId: null,
      ofClass: null,
    };
  });
const MATCHES = [
  ...chosen('class', { C1: 'c1', C2: 'c2' }),
  ...chosen('group', { G1: 'g1', G2: 'g2' }),
  ...chosen('subject', { S1: 'sn' }),
  ...chosen('teacher', { T1: 't1', T2: 't2' }),
  ...chosen('room', { R1: 'none', R2: 'new', R3: 'lab' }),
];
const week = {
  days: [1, 2, 3, 4, 5, 6].map((number) => ({
    ...place(number),
    ...{ slots: 1, choice: String(number), isNamed: false, proposed: number },
  })),
  weeks: [],
  cycleWeeks: 2 as const,
  term: 1,
  bells: () => [
    { from: '07:10', to: '07:40', kind: 'assembly' },
    { from: '07:40', to: '08:10', kind: 'lesson' },
    { from: '08:10', to: '08:40', kind: 'lesson' },
  ],
};

function becomes(
  slot: Partial<FileSlot>,
  lesson: Partial<FileLesson> = {},
  differing: Partial<TimetableNames> = {},
  matches = MATCHES,
  around: Partial<ImportedWeek> = {},
) {
  const file = fileOf({ lessons: [lessonOf(lesson)], ...differing });
  const [first] = importedSlots(file, [slotOf(slot)], matches, { ...week, ...around });
  if (!first) throw new Error('no slot');
  return 'content' in first ? first.content : first.left;
}

describe('a lesson of the file', () => {
  it('stands on the weekday that its day was found or chosen to be; it is left with a day that is none', () => {
    expect(becomes({ day: 6 })).toMatchObject({ weekday: 6, from: '07:30', to: '08:00', cycleWeek: null });
    for (const choice of ['none', null])
      expect(
        becomes({}, {}, {}, MATCHES, {
          days: [{ ...place(1), slots: 1, choice, isNamed: false, proposed: 1 }],
        }),
      ).toBe('day');
  });

  it('stands in one week of a fortnight, or in both; of three weeks in what was chosen for each', () => {
    const becomesIn = (weeks: number[], choices: (string | null)[], cycleWeeks: 1 | 2 = 2) =>
      becomes({ weeks }, {}, {}, MATCHES, {
        cycleWeeks,
        weeks: choices.map((choice, at) => ({ ...place(at + 1), slots: 1, choice })),
      });
    expect(becomesIn([2], ['1', '2'])).toMatchObject({ cycleWeek: 2 });
    expect(becomesIn([1, 2], ['1', '2'])).toMatchObject({ cycleWeek: null });
    expect(becomesIn([1, 3], ['1', '2', 'none'])).toMatchObject({ cycleWeek: 1 });
    expect(becomesIn([1, 2, 3], ['1', 'none', 'none'])).toMatchObject({ cycleWeek: null });
    expect(becomesIn([2, 3], ['2', '1', '2'])).toMatchObject({ cycleWeek: null });
    expect(becomesIn([3], ['1', '2', 'none'])).toBe('weeks');
    expect(becomesIn([3], [null, null, null])).toBe('weeks');
    expect(becomesIn([2], ['none', '1'], 1)).toMatchObject({ cycleWeek: null });
    expect(becomesIn([1], ['none', '1'], 1)).toBe('weeks');
  });

  it('has the hours of the file, else those of the n-th period of the bells; beyond them it is left', () => {
    expect(becomes({ from: null, to: null, periods: [1, 2] })).toMatchObject({ from: '07:40', to: '08:40' });
    expect(becomes({ from: null, to: null, periods: [3] })).toBe('clock');
    expect(becomes({ from: 600, to: 560 })).toBe('clock');
  });

  it('of another term than the chosen one is left', () => {
    expect(becomes({ terms: [2] }, {}, { terms: [place(1), place(2)] })).toBe('term');
  });

  it('is of the classes and groups that its own mean, each once; without any of them it is left', () => {
    const groups = { classIds: ['C1', 'C2'], groupIds: ['G1', 'G2'] };
    const parts = (content: ReturnType<typeof becomes>) =>
      typeof content === 'string' ? content : content.parts;
    expect(parts(becomes({}, groups))).toEqual([
      { classId: 'c1', groupId: 'g1' },
      { classId: 'c1', groupId: 'g2' },
      { classId: 'c2', groupId: null },
    ]);
    const whole = MATCHES.map((each) => (each.id === 'G1' ? { ...each, choice: 'whole' } : each));
    expect(parts(becomes({}, groups, {}, whole))).toEqual([
      { classId: 'c1', groupId: null },
      { classId: 'c2', groupId: null },
    ]);
    const left = MATCHES.map((each) => (each.kind === 'class' ? { ...each, choice: 'none' } : each));
    expect(becomes({}, groups, {}, left)).toBe('class');
  });

  it('is held in the first of its rooms that is imported, by those of its teachers who are', () => {
    expect(becomes({ roomIds: ['R1', 'R3'] }, { teacherIds: ['T2', 'T9', 'T1'] })).toMatchObject({
      roomId: 'lab',
      teacherIds: ['t2', 't1'],
    });
    expect(becomes({ roomIds: ['R2', 'R3'] })).toMatchObject({ roomId: 'new room R2' });
  });

  it('that is taught to nobody, or is of what is no subject, is an entry with a title', () => {
    expect(becomes({}, { classIds: [] })).toMatchObject({
      kind: 'other',
      title: 'Sains',
      subjectId: null,
      parts: [],
    });
    const meeting = MATCHES.map((each) => (each.kind === 'subject' ? { ...each, choice: 'meeting' } : each));
    expect(becomes({}, {}, {}, meeting)).toMatchObject({ kind: 'meeting', title: 'Sains', subjectId: null });
    const none = MATCHES.map((each) => (each.kind === 'subject' ? { ...each, choice: 'none' } : each));
    expect(becomes({}, {}, {}, none)).toBe('subject');
  });
});

describe('what is taught', () => {
  const set = (id: string, ...parts: [string, string | null][]): StandingSet => ({
    id,
    subjectId: 'sn',
    parts: parts.map(([classId, groupId]) => ({ classId, groupId })),
  });
  function sets(lessons: readonly Partial<FileLesson>[], standing: readonly StandingSet[], choices = {}) {
    const own = lessons.map((each, at) => lessonOf({ id: `L${at}`, ...each }));
    const slots = own.map(({ id }, at) => slotOf({ lessonId: id, cards: [at] }));
    const imported = importedSlots(fileOf({ lessons: own }), slots, MATCHES, week);
    return neededSets(imported, standing, choices);
  }

  it('belongs to the set of its subject and pupils, in whatever order these are named', () => {
    const standing = [set('a', ['c1', null]), set('b', ['c2', null], ['c1', null])];
    expect(sets([{ classIds: ['C1', 'C2'] }], standing)).toMatchObject([
      { setId: 'b', isNew: false, fitting: [] },
    ]);
  });

  it('is proposed as a new set where none teaches these pupils, its most frequent teacher first', () => {
    const lessons = [{ teacherIds: ['T2'], periodsPerWeek: 1 }, {}, {}];
    expect(sets(lessons, [set('b', ['c2', null])])).toMatchObject([
      { isNew: true, teacherIds: ['t1', 't2'], periodsAWeek: 5, parts: [{ classId: 'c1', groupId: null }] },
    ]);
  });

  it('belongs to the only set that teaches some of its pupils; of two somebody chooses', () => {
    const split = [set('a', ['c1', 'g1']), set('b', ['c1', 'g2'])];
    expect(sets([{}], split.slice(0, 1))).toMatchObject([{ setId: 'a', fitting: ['a'] }]);
    const [open] = sets([{}], split);
    expect(open).toMatchObject({ setId: null, fitting: ['a', 'b'], isNew: false });
    expect(sets([{}], split, { [open?.key ?? '']: 'b' })).toMatchObject([{ setId: 'b' }]);
    expect(sets([{}], split, { [open?.key ?? '']: 'none' })).toMatchObject([{ setId: 'none' }]);
    expect(sets([{}], split, { [open?.key ?? '']: 'elsewhere' })).toMatchObject([{ setId: null }]);
  });

  it('may be a joint lesson of several sets that teach its very pupils among them: one of each, at one time', () => {
    const apart = [set('a', ['c1', null]), set('b', ['c2', null])];
    const joint = [{ classIds: ['C1', 'C2'] }];
    const [open] = sets(joint, apart);
    expect(open).toMatchObject({ setId: null, mayBeEach: true });
    const choices = { [open?.key ?? '']: EACH_SET };
    const taught = sets(joint, apart, choices);
    expect(taught).toMatchObject([{ setId: EACH_SET }]);
    const lesson = lessonOf({ id: 'L0', classIds: ['C1', 'C2'] });
    const imported = importedSlots(
      fileOf({ lessons: [lesson] }),
      [slotOf({ lessonId: 'L0' })],
      MATCHES,
      week,
    );
    const { lessons, fates } = draftOf(imported, taught, apart);
    expect(fates).toEqual([{ cards: [0], left: null }]);
    expect(lessons).toMatchObject([
      { teachingSetId: 'a', parts: apart[0]?.parts, teacherIds: ['t1'] },
      { teachingSetId: 'b', parts: apart[1]?.parts, teacherIds: ['t1'] },
    ]);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(2);
    expect(questionsOf(lessons, () => 'Sains')).toMatchObject([{ kind: 'combined' }]);
    // Where one of them teaches others too, it is of one of them.
    const more = [set('a', ['c1', null]), set('b', ['c2', null], ['c9', null])];
    expect(sets(joint, more, choices)).toMatchObject([{ setId: null, mayBeEach: false }]);
  });

  it('never asks for two new sets that teach a subject to the same pupils', () => {
    const found = sets([{}, {}, { groupIds: ['G1'] }], []);
    expect(found.map(({ isNew, setId }) => [isNew, setId])).toEqual([
      [true, found[0]?.key],
      [false, found[0]?.key],
    ]);
  });
});

it('every card is accounted for exactly once, and lessons stand in the draft or are left with one reason', () => {
  const some = <Item>(...items: Item[]) => fc.constantFrom(...items);
  const lessons = fc.array(
    fc.record({
      subjectId: some('S1', 'S9', null),
      classIds: fc.subarray(['C1', 'C2', 'C9']),
      groupIds: fc.subarray(['G1', 'G2']),
      teacherIds: fc.subarray(['T1', 'T2', 'T9']),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const slots = fc.array(
    fc.record({
      lesson: fc.nat(5),
      day: fc.integer({ min: 1, max: 6 }),
      weeks: some([1], [2], [1, 2]),
      terms: some([1], [2], [1, 2]),
      from: some(450, null),
      to: some(480, null),
      roomIds: fc.subarray(['R1', 'R2', 'R3', 'R9']),
      cards: fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 3 }),
    }),
  );
  const choices = fc.array(some('same', 'none'), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(lessons, slots, choices, (rows, placed, made) => {
      const own = rows.map((row, at) => lessonOf({ ...row, id: `L${at}` }));
      const standing = placed
        .filter(({ lesson }) => lesson < own.length)
        .map(({ lesson, ...slot }) => slotOf({ ...slot, lessonId: `L${lesson}` }));
      const inSlots = new Set(standing.flatMap(({ cards }) => cards));
      const leftCards = Array.from({ length: 21 }, (_, card) => card)
        .filter((card) => !inSlots.has(card))
        .map((card) => ({ card, outcome: 'repeated' as const }));
      const matches = MATCHES.map((each, at) => (made[at] === 'none' ? { ...each, choice: 'none' } : each));
      const two = { weeks: [place(1), place(2)], terms: [place(1), place(2)] };
      const imported = importedSlots(fileOf({ ...two, lessons: own }), standing, matches, week);
      const { lessons: draft, fates } = draftOf(imported, neededSets(imported, [], {}), []);
      expect(fates).toHaveLength(standing.length);
      expect(draft).toHaveLength(fates.filter(({ left }) => left === null).length);
      const account = [...cardAccount(leftCards, fates).values()].flat();
      expect(account.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 21 }, (_, card) => card),
      );
      for (const { kind, teachingSetId, title, classIds, parts } of draft) {
        expect((kind === 'lesson') === (teachingSetId !== null)).toBe(true);
        expect((kind === 'lesson') === (title === null)).toBe(true);
        if (kind === 'lesson') expect(classIds).toEqual([]);
        if (kind === 'lesson') expect(parts.length).toBeGreaterThan(0);
      }
    }),
  );
});
