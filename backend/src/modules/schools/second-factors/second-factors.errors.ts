import { AppError } from '../../../platform/errors/app-error.js';
import type { RemovalRefusal } from './removal-refusal.js';

const REFUSALS: Readonly<Record<RemovalRefusal, readonly [code: string, message: string]>> = {
  own: ['OWN_SECOND_FACTOR', 'Another administrator removes yours, or you do at /settings.'],
  staff: ['SECOND_FACTOR_OF_STAFF', 'Only the operator of the platform removes that of its staff.'],
  elsewhere: [
    'SECOND_FACTOR_ELSEWHERE',
    'This person belongs to a school that you do not run: the operator of the platform removes it.',
  ],
};

export class SecondFactorRemovalError extends AppError {
  constructor(refusal: RemovalRefusal) {
    const [code, message] = REFUSALS[refusal];
    super(code, 403, message);
  }
}

/** Whoever asks it of others in the school signs in with one. */
export class OwnSecondFactorFirstError extends AppError {
  constructor() {
    super('OWN_SECOND_FACTOR_FIRST', 409, 'Set up your own second factor first, and sign in with it.', {
      enrol: '/settings',
    });
  }
}

export class NoSecondFactorError extends AppError {
  constructor() {
    super('NO_SECOND_FACTOR', 409, 'This person signs in without a second factor.');
  }
}
