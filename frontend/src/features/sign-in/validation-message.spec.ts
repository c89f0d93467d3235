import { loginErrors } from '../../site/login-errors';
import { validationMessage } from './validation-message';

it('each failed validation has its own text', () => {
  const texts = loginErrors.map(validationMessage);
  expect(new Set(texts).size).toBe(4);
  expect(validationMessage('else')).toBeUndefined();
  expect(validationMessage(null)).toBeUndefined();
});
