import { loginErrors } from '../navigation/login-validation';
import { credentialErrors, refusalError, refusalMessage, validationMessage } from './sign-in-form';

describe('signing in needs', () => {
  it.each([
    [{ email: 'guru@aba1001.test', password: 'x' }, []],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'guru', password: 'x' }, ['email']],
    [{ email: 'guru@', password: 'x' }, ['email']],
    [{ email: 'a b@c', password: 'x' }, ['email']],
    [{ email: 'guru@aba1001.test', password: '' }, ['password']],
  ])('an e-mail and a password: %o lacks %o', (credentials, missing) => {
    expect(credentialErrors(credentials).map(({ fieldId }) => fieldId)).toEqual(missing);
  });
});

describe('a refusal says what to do', () => {
  it.each([
    [{ status: 400, code: 'invalid_credentials' }, /tidak tepat/],
    [{ status: 0 }, /sambungan/],
    [{ status: 429 }, /Terlalu banyak/],
    [{ status: 400, code: 'email_not_confirmed' }, /belum disahkan/],
    [{ status: 500 }, /buat masa ini/],
  ])('%o', (refusal, expected) => {
    expect(refusalMessage(refusal)).toMatch(expected);
  });
});

it('only wrong credentials are told at a field', () => {
  expect(refusalError({ status: 400, code: 'invalid_credentials' }).fieldId).toBe('password');
  expect(refusalError({ status: 0 }).fieldId).toBeUndefined();
});

it('each failed validation has its own text', () => {
  const texts = loginErrors.map(validationMessage);
  expect(new Set(texts).size).toBe(4);
  expect(validationMessage('else')).toBeUndefined();
  expect(validationMessage(null)).toBeUndefined();
});
