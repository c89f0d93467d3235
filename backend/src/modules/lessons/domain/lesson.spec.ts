import fc from 'fast-check';
import { fateOf, type LessonOf, lessonsOfPeriods, ownLesson, type Period } from './lesson.js';

const WEEK = '2026-10-12';
const [TUESDAY, WEDNESDAY, SATURDAY] = ['2026-10-13', '2026-10-14', '2026-10-17'];
const at = (day: string, from: string, to: string, part: Partial<Period> = {}): Period => ({
  ...{ day, time: { from, to }, usualTime: { from, to }, teachingSetId: 'a', ownerId: null },
  ...{ teacherIds: ['aminah'], plannerId: 'aminah', period: null, stoppedBy: null },
  ...part,
});
const STOPPED = { stoppedBy: 'Sukan' };
const ofSetB = { teachingSetId: 'b' };
const slot = (number: number, teachingSetId = 'a') => ({ teachingSetId, week: WEEK, number });
const timesOf = (lessons: readonly Period[]) => lessons.map(({ time }) => `${time.from}-${time.to}`);
const toldOf = (lessons: readonly LessonOf<Period>[]) =>
  lessons.map(({ day, time, slot: of }) => `${day} ${time.from} ${of?.number}`);

describe('A lesson', () => {
  it('is the periods of a set that follow each other; recess and another set part them', () => {
    const lessons = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:30', '09:00'),
      at(WEEK, '08:00', '08:30'),
      at(WEEK, '09:00', '09:30', ofSetB),
      at(WEEK, '10:00', '10:30'),
      at(WEEK, '10:30', '11:00'),
    ]);
    expect(timesOf(lessons)).toEqual(['08:00-09:00', '09:00-09:30', '10:00-11:00']);
    expect(lessons.map(({ periods }) => timesOf(periods))).toEqual([
      ['08:00-08:30', '08:30-09:00'],
      ['09:00-09:30'],
      ['10:00-10:30', '10:30-11:00'],
    ]);
  });

  it('is of its teachers: a period that others teach is another, and so is one of somebody’s own week', () => {
    const lessons = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:00', '08:30'),
      at(WEEK, '08:30', '09:00', { teacherIds: ['bakar'], plannerId: 'bakar' }),
      at(WEEK, '09:00', '09:30', { ownerId: 'aminah' }),
    ]);
    expect(lessons.map((each) => each.slot)).toEqual([slot(1), slot(2), slot(1)]);
  });

  it('is the n-th of its set in its week', () => {
    const lessons = [
      at(WEDNESDAY, '08:00', '08:30'),
      at(WEEK, '11:00', '11:30'),
      at(WEEK, '08:00', '08:30', ofSetB),
      at(WEEK, '12:00', '12:30', { teachingSetId: null }),
    ];
    expect(lessonsOfPeriods(WEEK, lessons).map((each) => each.slot)).toEqual([
      ...[slot(1, 'b'), slot(1), null, slot(2)],
    ]);
    const [next] = lessonsOfPeriods('2026-10-19', [at('2026-10-21', '08:00', '08:30')]);
    expect(next?.slot).toEqual({ teachingSetId: 'a', week: '2026-10-19', number: 1 });
  });

  it('keeps its number, whatever stops it or one before it', () => {
    const usual = [
      at(WEEK, '08:00', '08:30'),
      at(TUESDAY, '08:00', '08:30'),
      at(WEDNESDAY, '08:00', '08:30'),
    ];
    const numbers = toldOf(lessonsOfPeriods(WEEK, usual));
    for (const stopped of usual) {
      const periods = usual.map((each) => (each === stopped ? { ...each, ...STOPPED } : each));
      expect(toldOf(lessonsOfPeriods(WEEK, periods))).toEqual(numbers);
    }
  });

  it('keeps its number when other bells move it past another of its day', () => {
    const moved = at(WEEK, '12:00', '12:30', { usualTime: { from: '08:00', to: '08:30' } });
    const lessons = lessonsOfPeriods(WEEK, [moved, at(WEEK, '10:00', '10:30')]);
    expect(toldOf(lessons)).toEqual([`${WEEK} 10:00 2`, `${WEEK} 12:00 1`]);
  });

  it('that a hari ganti or another weekday brings counts after all others of the week', () => {
    const lessons = lessonsOfPeriods(WEEK, [
      at(TUESDAY, '08:00', '08:30', { usualTime: null }),
      at(WEEK, '08:00', '08:30', STOPPED),
      at(SATURDAY, '08:00', '08:30', { usualTime: null }),
      at(WEDNESDAY, '08:00', '08:30'),
    ]);
    expect(toldOf(lessons)).toEqual([
      ...[`${WEEK} 08:00 1`, `${TUESDAY} 08:00 3`, `${WEDNESDAY} 08:00 2`, `${SATURDAY} 08:00 4`],
    ]);
  });

  it('of which only a part is stopped is held in the rest', () => {
    const [lesson] = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:00', '08:30'),
      at(WEEK, '08:30', '09:00', STOPPED),
    ]).map((each) => ownLesson(each, () => false));
    expect(lesson).toMatchObject({ time: { from: '08:00', to: '08:30' }, fate: { kind: 'held' } });
    expect(lesson?.periods.map(({ fate }) => fate.kind)).toEqual(['held', 'stopped']);
  });

  it.each([
    ['held', 'a part of it', [1], {}],
    ['away', 'all of it', [1, 2], {}],
    ['away', 'what is not stopped of it', [1], STOPPED],
    ['stopped', 'nothing of it, which the school stops', [], STOPPED],
  ])('is %s by whoever is away for %s', (kind, _part, missed, second) => {
    const [lesson] = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:00', '08:30', { period: 1, ...(kind === 'stopped' ? STOPPED : {}) }),
      at(WEEK, '08:30', '09:00', { period: 2, ...second }),
    ]).map((each) => ownLesson(each, (_, period) => missed.some((each) => each === period)));
    expect(lesson?.fate).toEqual(kind === 'stopped' ? { kind, by: 'Sukan' } : { kind });
  });

  it('is counted once, whatever the week holds: no period is lost, and numbers have no gap', () => {
    const aPeriod = fc.record({
      day: fc.constantFrom(WEEK, TUESDAY, WEDNESDAY),
      half: fc.integer({ min: 0, max: 9 }),
      set: fc.constantFrom('a', 'b', null),
      stoppedBy: fc.constantFrom(null, 'Sukan'),
      isBrought: fc.boolean(),
    });
    const time = (half: number) =>
      `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
    const some = fc.uniqueArray(aPeriod, { selector: ({ day, half }) => `${day} ${half}` });
    fc.assert(
      fc.property(some, (typed) => {
        const periods = typed.map(({ day, half, set, stoppedBy, isBrought }) =>
          at(day, time(half), time(half + 1), {
            teachingSetId: set,
            ...(isBrought ? { usualTime: null } : { stoppedBy }),
          }),
        );
        const lessons = lessonsOfPeriods(WEEK, periods);
        expect(new Set(lessons.flatMap((each) => each.periods))).toEqual(new Set(periods));
        for (const set of ['a', 'b']) {
          const numbers = lessons.flatMap(({ slot: of }) => (of?.teachingSetId === set ? [of.number] : []));
          expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
        }
        const held = lessonsOfPeriods(
          WEEK,
          periods.map((each) => ({ ...each, stoppedBy: null })),
        );
        expect(new Set(held.map((each) => each.slot))).toEqual(new Set(lessons.map((each) => each.slot)));
      }),
    );
  });
});

it.each([
  ['held', {}, { kind: 'held' }],
  [
    'stopped, whoever is away',
    { stoppedBy: 'Deepavali', day: TUESDAY },
    { kind: 'stopped', by: 'Deepavali' },
  ],
  ['on a day on which its teacher is away', { day: TUESDAY }, { kind: 'away' }],
  ['in a period for which its teacher is away', { period: 3 }, { kind: 'away' }],
  ['beside the bells while its teacher is away for a period', { period: null }, { kind: 'held' }],
])('a period that is %s has that fate', (_what, differing, fate) => {
  const isAway = (day: string, period: number | null) => day === TUESDAY || period === 3;
  expect(fateOf({ day: WEEK, period: 1, stoppedBy: null, ...differing }, isAway)).toEqual(fate);
});
