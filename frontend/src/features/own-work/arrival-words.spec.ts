import { countWords, placeWords } from './arrival-words';

const none = { added: 0, there: 0, invalid: 0 };
const counts = {
  plans: { ...none, added: 12 },
  yearlyPlans: none,
  blocks: { ...none, added: 3 },
  templates: none,
};

it('what comes is told by kind', () => {
  expect(countWords({ counts }, 'added')).toBe('12 rancangan dan 3 blok');
  expect(countWords({ counts }, 'there')).toBe('');
});

it.each([
  ['plans.3.date', 'Rancangan ke-4: date'],
  ['yearlyPlans.0', 'RPT sendiri ke-1'],
  ['lain', 'lain'],
])('%s is told as %s', (field, words) => {
  expect(placeWords(field)).toBe(words);
});
