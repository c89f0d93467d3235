import { internationalNumber, phoneErrors } from './phone-number';

it.each([
  ['012-345 6789', '+60123456789'],
  ['0123456789', '+60123456789'],
  ['+60 12-345 6789', '+60123456789'],
  ['60123456789', '+60123456789'],
  ['+65 8123 4567', '+6581234567'],
  ['', undefined],
  ['12', undefined],
  ['telefon', undefined],
  ['+0123456789', undefined],
])('%j is the number %s', (text, expected) => {
  expect(internationalNumber(text)).toBe(expected);
});

it('what is no number is told at the field', () => {
  expect(phoneErrors('')).toMatchObject([{ field: 'phone' }]);
  expect(phoneErrors('abc')).toMatchObject([{ field: 'phone' }]);
  expect(phoneErrors('012-345 6789')).toEqual([]);
});
