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
  expect(errors.map(({ fieldId }) => fieldId)).toEqual(['email', 'password', 'new-password', 'code']);
});

it('a code is six digits, with or without spaces', () => {
  expect(codeErrors(digitsIn('123 456'))).toEqual([]);
  expect(codeErrors(digitsIn('12345a'))).toHaveLength(1);
});
