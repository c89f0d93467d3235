import { AuthError, validationFailed } from '../auth-error.ts';

// bcrypt ignores what follows.
const mostBytes = 72;

export function checkPassword(password: string, minLength: number): void {
  if (Buffer.byteLength(password) > mostBytes) {
    throw validationFailed(`Password cannot be longer than ${mostBytes} characters`);
  }
  if (Array.from(password).length < minLength) throw tooShort(minLength);
}

const tooShort = (minLength: number) =>
  new AuthError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
    weak_password: { reasons: ['length'] },
  });
