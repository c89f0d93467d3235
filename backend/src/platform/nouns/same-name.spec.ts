import { isSameName } from './same-name.js';

it.each([
  ['4 Bestari', '4 BESTARI', true],
  ['I', 'İ', true],
  ['i', 'İ', true],
  ['ΣΑΣ', 'σασ', true],
  ['ΣΑΣ', 'σας', false],
  ['ẞ', 'ß', true],
  ['ß', 'ss', false],
  ['K', 'K', true],
  ['语文', '语文', true],
  ['a', 'b', false],
])('%s and %s are one name as the database has it: %s', (one, other, isOne) => {
  expect(isSameName(one, other)).toBe(isOne);
});
