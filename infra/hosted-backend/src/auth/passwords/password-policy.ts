import { AuthError, validationFailed } from '../auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';

// bcrypt ignores what follows.
const mostBytes = 72;

/**
 * Length and being known to nobody is what counts; which characters it has is left to its owner.
 * @throws AuthError 400 validation_failed, 422 weak_password with its reasons
 */
export async function checkPassword(password: string, minLength: number): Promise<void> {
  if (Buffer.byteLength(password) > mostBytes) {
    throw validationFailed(`Password cannot be longer than ${mostBytes} characters`);
  }
  if (Array.from(password).length < minLength) throw tooShort(minLength);
  if (await isCommonPassword(password)) throw tooCommon();
}

const tooShort = (minLength: number) =>
  new AuthError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
    weak_password: { reasons: ['length'] },
  });

const tooCommon = () =>
  new AuthError(
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose another.',
    {
      weak_password: { reasons: ['pwned'] },
    },
  );
