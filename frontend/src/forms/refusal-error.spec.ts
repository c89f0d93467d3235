import { refusalError } from './refusal-error';

it('a refusal is told at its field where the form has it', () => {
  const refusal = { status: 400, code: 'invalid_credentials' };
  expect(refusalError(refusal, () => true).fieldId).toBe('password');
  expect(refusalError(refusal, () => false).fieldId).toBeUndefined();
  expect(refusalError({ status: 0 }, () => true).fieldId).toBeUndefined();
});
