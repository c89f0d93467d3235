import fc from 'fast-check';
import { type Fate, fateOf, lessonsOfPeriods, type Period } from './lesson.js';

const WEEK = '2026-10-12';
const [TUESDAY, WEDNESDAY] = ['2026-10-13', '2026-10-14'];
const HELD: Fate = { kind: 'held' };
const AWAY: Fate = { kind: 'away' };
const STOPPED: Fate = { kind: 'stopped', by: 'Sukan' };
const at = (
  day: string,
  from: string,
  to: string,
  teachingSetId: string | null = 'a',
  fate: Fate = HELD,
): Period => ({
  ...{ day, time: { from, to }, teachingSetId, plannerId: 'aminah', fate },
});
const slot = (number: number, teachingSetId = 'a') => ({ teachingSetId, week: WEEK, number });
const timesOf = (lessons: readonly Period[]) => lessons.map(({ time }) => `${time.from}-${time.to}`);

describe('A lesson', () => {
  it('is the periods of a set that follow each other; recess and another set part them', () => {
    const lessons = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:30', '09:00'),
      at(WEEK, '08:00', '08:30'),
      at(WEEK, '09:00', '09:30', 'b'),
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

  it('is the n-th of its set in its week', () => {
    const lessons = [
      at(WEDNESDAY, '08:00', '08:30'),
      at(WEEK, '11:00', '11:30'),
      at(WEEK, '08:00', '08:30', 'b'),
      at(WEEK, '12:00', '12:30', null),
    ];
    expect(lessonsOfPeriods(WEEK, lessons).map((each) => each.slot)).toEqual([
      ...[slot(1, 'b'), slot(1), null, slot(2)],
    ]);
    const [next] = lessonsOfPeriods('2026-10-19', [at('2026-10-21', '08:00', '08:30')]);
    expect(next?.slot).toEqual({ teachingSetId: 'a', week: '2026-10-19', number: 1 });
  });

  it('that is stopped is told in its place, and is not counted', () => {
    const lessons = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:00', '08:30'),
      at(TUESDAY, '08:00', '08:30', 'a', STOPPED),
      at(TUESDAY, '08:30', '09:00'),
      at(WEDNESDAY, '08:00', '08:30'),
    ]);
    expect(lessons.map(({ day, fate, slot: of }) => [day, fate.kind, of?.number ?? null])).toEqual([
      [WEEK, 'held', 1],
      [TUESDAY, 'stopped', null],
      [TUESDAY, 'held', 2],
      [WEDNESDAY, 'held', 3],
    ]);
  });

  it.each([
    [[AWAY, HELD], 'held'],
    [[HELD, AWAY], 'held'],
    [[AWAY, AWAY], 'away'],
  ])('is given by whoever is there for a part of it: %j is %s', ([first, second], fate) => {
    const [lesson] = lessonsOfPeriods(WEEK, [
      at(WEEK, '08:00', '08:30', 'a', first),
      at(WEEK, '08:30', '09:00', 'a', second),
    ]);
    expect(lesson).toMatchObject({ time: { from: '08:00', to: '09:00' }, fate: { kind: fate } });
  });

  it('is counted once, whatever the week holds: no period is lost, and numbers have no gap', () => {
    const aPeriod = fc.record({
      day: fc.constantFrom(WEEK, TUESDAY, WEDNESDAY),
      half: fc.integer({ min: 0, max: 9 }),
      set: fc.constantFrom('a', 'b', null),
      fate: fc.constantFrom(HELD, AWAY, STOPPED),
    });
    const time = (half: number) =>
      `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
    const some = fc.uniqueArray(aPeriod, { selector: ({ day, half }) => `${day} ${half}` });
    fc.assert(
      fc.property(some, (typed) => {
        const periods = typed.map(({ day, half, set, fate }) =>
          at(day, time(half), time(half + 1), set, fate),
        );
        const lessons = lessonsOfPeriods(WEEK, periods);
        expect(new Set(lessons.flatMap((each) => each.periods))).toEqual(new Set(periods));
        for (const set of ['a', 'b']) {
          const numbers = lessons.flatMap(({ slot: of }) => (of?.teachingSetId === set ? [of.number] : []));
          expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        }
      }),
    );
  });
});

it.each([
  ['held', {}, HELD],
  [
    'stopped, whoever is away',
    { stoppedBy: 'Deepavali', day: TUESDAY },
    { kind: 'stopped', by: 'Deepavali' },
  ],
  ['on a day on which its teacher is away', { day: TUESDAY }, AWAY],
  ['in a period for which its teacher is away', { period: 3 }, AWAY],
  ['beside the bells while its teacher is away for a period', { period: null }, HELD],
])('a lesson that is %s has that fate', (_what, differing, fate) => {
  const isAway = (day: string, period: number | null) => day === TUESDAY || period === 3;
  expect(fateOf({ day: WEEK, period: 1, stoppedBy: null, ...differing }, isAway)).toEqual(fate);
});
