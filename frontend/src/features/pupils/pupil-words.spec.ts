import { countSentence, numberText } from './pupil-words';

const pupils = (...sexes: ('F' | 'M')[]) => sexes.map((sex) => ({ sex }));

it.each([
  [[], false, 'tiada murid'],
  [pupils('F', 'M', 'M'), false, '3 murid, 2 lelaki dan 1 perempuan'],
  [pupils('F', 'M'), true, 'lebih daripada 2 murid'],
] as const)('a list is counted as it is known: %j, more %s', (listed, hasMore, sentence) => {
  expect(countSentence(listed, hasMore)).toBe(sentence);
});

it('a number is shown by its end, or as missing', () => {
  expect([numberText('0982'), numberText(null)]).toEqual(['......0982', '–']);
});
