import { codeErrors, digitsIn, emailErrors, newPasswordErrors, passwordErrors } from './required-fields';

it.each([
  ['guru@aba1001.test', 0],
  ['', 1],
  ['guru', 1],
  ['guru@', 1],
  ['a b@c', 1],
])('the e-mail %j has %i errors', (email, count) => {
  expect(emailErrors(email)).toHaveLength(count);
});

it('each error names its field', () => {
  const errors = [
    ...emailErrors(''),
    ...passwordErrors(''),
    ...newPasswordErrors(''),
    ...codeErrors('12345'),
  ];
  expect(errors.map(({ field }) => field)).toEqual(['email', 'password', 'newPassword', 'code']);
});

it('a code is six digits, with or without spaces', () => {
  expect(digitsIn('123 456')).toBe('123456');
  expect(codeErrors('123 456')).toEqual([]);
  expect(codeErrors('12345a')).toHaveLength(1);
});
