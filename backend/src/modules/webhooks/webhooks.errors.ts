import { AppError } from '../../platform/errors/app-error.js';

export class InvalidSignatureError extends AppError {
  constructor() {
    super('INVALID_SIGNATURE', 400, 'The signature does not match the body.');
  }
}

export class NotInQuarantineError extends AppError {
  constructor() {
    super('NOT_IN_QUARANTINE', 409, 'The event does not stand in quarantine any more.');
  }
}

/** `problem`: a code of the reason, the same as an event is quarantined for. */
export class NotLinkableError extends AppError {
  constructor(problem: string) {
    super('NOT_LINKABLE', 409, `The bill cannot stand for this invoice: ${problem}.`, { problem });
  }
}
