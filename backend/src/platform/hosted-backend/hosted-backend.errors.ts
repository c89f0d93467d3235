import { AppError } from '../errors/app-error.js';

export class AccountExistsError extends AppError {
  constructor() {
    super('ACCOUNT_EXISTS', 409, 'This address has an account already: sign in with it.');
  }
}

/** `reasons`: of length, characters, pwned, as the hosted backend judges. */
export class WeakPasswordError extends AppError {
  constructor(reasons: readonly string[]) {
    super('WEAK_PASSWORD', 400, 'The password is too weak.', {
      reasons,
      fields: [{ field: 'password', message: 'is too weak' }],
    });
  }
}
