import { GRADE_LEVELS, levelAfter, orderedLevels } from './grade-level.js';

it.each([
  ['T1', 'T2'],
  ['T5', 'T6'],
  ['PRALIH', 'F1'],
  ['F4', 'F5'],
] as const)('after %s a class is %s', (level, next) => {
  expect(levelAfter(level)).toBe(next);
});

it('nobody is moved on from the last level of a school', () => {
  expect(GRADE_LEVELS.filter((level) => levelAfter(level) === null)).toEqual(['PRA', 'T6', 'F5', 'F6']);
});

it('levels stand in the order in which pupils pass them, each once', () => {
  expect(orderedLevels(['F1', 'T6', 'PRALIH', 'T6'])).toEqual(['T6', 'PRALIH', 'F1']);
});
