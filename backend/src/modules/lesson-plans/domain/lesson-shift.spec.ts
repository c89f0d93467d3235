import { shiftOf } from './lesson-shift.js';

const lesson = (planId: string | null, isFree = true) => ({ planId, isFree });
const moves = (lessons: readonly ReturnType<typeof lesson>[], shift: 'alone' | 'following') =>
  shiftOf(lessons, 'stopped', shift)?.map(({ planId, to }) => [planId, lessons.indexOf(to)]) ?? null;
const stopped = lesson('stopped', false);

it.each([
  ['the next that has no plan', [stopped, lesson('a'), lesson(null)], [['stopped', 2]]],
  ['none before it', [lesson(null), stopped, lesson('a')], null],
  ['none that is not held', [stopped, lesson(null, false), lesson(null)], [['stopped', 2]]],
])('a plan alone goes to %s', (_, lessons, expected) => {
  expect(moves(lessons, 'alone')).toEqual(expected);
});

it.each([
  [
    'up to the first that has no plan',
    [stopped, lesson('a'), lesson('b'), lesson(null), lesson('c')],
    [
      ['stopped', 1],
      ['a', 2],
      ['b', 3],
    ],
  ],
  [
    'past what is not held',
    [stopped, lesson('x', false), lesson('a'), lesson(null)],
    [
      ['stopped', 2],
      ['a', 3],
    ],
  ],
  ['nowhere where all have one', [stopped, lesson('a')], null],
])('with what follows each goes on by one, %s', (_, lessons, expected) => {
  expect(moves(lessons, 'following')).toEqual(expected);
});
