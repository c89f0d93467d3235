import { AppError } from '../../platform/errors/app-error.js';

/** The password was right; the second step of this person is still to be passed. */
export class SecondFactorRequiredError extends AppError {
  constructor() {
    super('SECOND_FACTOR_REQUIRED', 401, 'Pass the second step of the sign-in first.');
  }
}
