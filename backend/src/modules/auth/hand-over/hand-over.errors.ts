import { AppError } from '../../../platform/errors/app-error.js';

/** Unknown, used, too old, for another host, or asked for with another verifier: which of them is not told. */
export class HandOverRefusedError extends AppError {
  constructor() {
    super('HAND_OVER_REFUSED', 403, 'This hand-over cannot be redeemed. Please start again.');
  }
}
