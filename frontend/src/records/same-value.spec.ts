import { sameValue } from './same-value';

const steps = [{ words: 'Set induksi', minutes: 5 }];

it.each([
  ['the same words', 'a', 'a', true],
  ['other words', 'a', 'b', false],
  ['a list that was read anew', steps, [{ minutes: 5, words: 'Set induksi' }], true],
  ['a list with another step', steps, [...steps, { words: 'Penutup', minutes: 5 }], false],
  ['a step of other length', steps, [{ words: 'Set induksi', minutes: 10 }], false],
  ['nothing and an empty text', null, '', false],
  ['a list and what only looks like one', [1], { 0: 1 }, false],
  ['a value that is missing and one that is not said', { a: undefined }, { b: undefined }, false],
])('%s: %j and %j', (_what, one, other, expected) => {
  expect(sameValue(one, other)).toBe(expected);
});
