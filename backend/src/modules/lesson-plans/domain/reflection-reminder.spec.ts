import {
  type LessonOfDay,
  lessonsToRemindOf,
  reminderSentence,
  reminderTime,
} from './reflection-reminder.js';

const lesson = (fields: Partial<LessonOfDay> = {}): LessonOfDay => ({
  ...{ startTime: '07:40', endTime: '08:40', className: '5 Cerdas', subject: 'Sains' },
  ...{ isPlanned: true, isHeld: true, isNoted: false },
  ...fields,
});

describe('A person is reminded', () => {
  const last = lesson({ startTime: '12:00', endTime: '12:30', isPlanned: false });

  it('after the last lesson of the day, whether anybody planned that one or not', () => {
    expect(reminderTime([lesson(), last], null)).toBe('12:30');
  });

  it('at the time that they chose', () => {
    expect(reminderTime([lesson(), last], '16:00')).toBe('16:00');
  });

  it.each([
    ['all are noted', [lesson({ isNoted: true }), last]],
    ['none was held', [lesson({ isHeld: false })]],
    ['none was planned', [last]],
    ['there was none', []],
  ])('never where %s', (_why, lessons) => {
    expect(reminderTime(lessons, null)).toBeNull();
  });
});

it('only what is over, was held and lacks a reflection is told', () => {
  const due = lesson();
  const others = [
    lesson({ startTime: '13:00', endTime: '14:00' }),
    lesson({ isNoted: true }),
    lesson({ isHeld: false }),
    lesson({ isPlanned: false }),
  ];
  expect(lessonsToRemindOf([due, ...others], '13:30')).toEqual([due]);
});

it.each([
  [['5 Cerdas'], '1 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains.'],
  [['5 Cerdas', '4 Amanah'], '2 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains dan 4 Amanah Sains.'],
  [
    ['1 A', '2 A', '3 A', '4 A', '5 A'],
    '5 pelajaran hari ini belum ada refleksi: 1 A Sains, 2 A Sains, 3 A Sains dan 2 lagi.',
  ],
])('of %j it says %s', (classes, sentence) => {
  expect(reminderSentence(classes.map((className) => lesson({ className })))).toBe(sentence);
});
