import { AppError } from '../../platform/errors/app-error.js';

export class InvalidSignatureError extends AppError {
  constructor() {
    super('INVALID_SIGNATURE', 400, 'The signature does not match the body.');
  }
}
