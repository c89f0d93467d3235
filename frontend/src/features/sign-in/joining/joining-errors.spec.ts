import { ApiError } from '../../../api/api-error';
import { joiningRefusal, nameErrors, passwordErrors } from './joining-errors';

it('a name and a password of eight characters are asked for, each at its field', () => {
  expect(nameErrors('')).toMatchObject([{ field: 'displayName' }]);
  expect(nameErrors('Aminah')).toEqual([]);
  expect(passwordErrors('')).toMatchObject([{ field: 'newPassword', message: 'Sila pilih kata laluan.' }]);
  expect(passwordErrors('1234567')).toMatchObject([{ field: 'newPassword' }]);
  expect(passwordErrors('12345678')).toEqual([]);
});

it.each([
  [['pwned'], 'pernah bocor'],
  [['length', 'characters'], 'Sila campurkan'],
  [[], 'terlalu lemah'],
])('a weak password is told with its reasons %j', (reasons, words) => {
  const refusal = joiningRefusal(new ApiError('WEAK_PASSWORD', 400, '', { reasons }));
  expect(refusal).toEqual([{ field: 'newPassword', message: expect.stringContaining(words) }]);
});

it('any other refusal is told in the words that every form has', () => {
  expect(joiningRefusal(new ApiError('ACCOUNT_EXISTS', 409, ''))).toBeUndefined();
  expect(joiningRefusal(new ApiError('NETWORK', 0, ''))).toBeUndefined();
});
