import { AppError } from '../../platform/errors/app-error.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import type { InvitationState } from './invitations/invitation.js';

export class MemberNotFoundError extends NotFoundError {
  constructor() {
    super('The member');
  }
}

/** The person does not have it, or there is no duty of that name. */
export class DutyNotFoundError extends NotFoundError {
  constructor() {
    super('The duty');
  }
}

/** The person may enter. */
export class SuspensionNotFoundError extends NotFoundError {
  constructor() {
    super('The suspension');
  }
}

/** Nothing waits for the caller: it was never offered, or has ended. */
export class TransferNotFoundError extends NotFoundError {
  constructor() {
    super('The offer');
  }
}

/** Nobody shuts themselves out: another administrator does. */
export class OwnSuspensionError extends AppError {
  constructor() {
    super('OWN_SUSPENSION', 409, 'Another administrator must suspend you.');
  }
}

export class InvitationNotFoundError extends NotFoundError {
  constructor() {
    super('The invitation');
  }
}

/** Of two who register one code at once the second learns it here. */
export class SchoolCodeTakenError extends AppError {
  constructor() {
    super('SCHOOL_CODE_TAKEN', 409, 'A school of this code is registered already.', {
      fields: [{ field: 'code', message: 'is taken' }],
    });
  }
}

/** A school writes to its main administrator: an account with a telephone alone cannot found one. */
export class EmailRequiredError extends AppError {
  constructor() {
    super('EMAIL_REQUIRED', 409, 'This account has no e-mail address: add one first.');
  }
}

/** Whoever registers for somebody else's address would speak in their name. */
export class EmailNotConfirmedError extends AppError {
  constructor() {
    super('EMAIL_NOT_CONFIRMED', 403, 'Confirm the e-mail address of this account first.');
  }
}

export class TooManyUnpaidSchoolsError extends AppError {
  constructor(limit: number) {
    super('TOO_MANY_UNPAID_SCHOOLS', 409, 'This person has registered as many unpaid schools as may be.', {
      limit,
    });
  }
}

/** Every school keeps one person who can renew and who names others. */
export class LastMainAdminError extends AppError {
  constructor() {
    super('LAST_MAIN_ADMIN', 409, 'A school keeps at least one main administrator.');
  }
}

export class TeacherLimitReachedError extends AppError {
  constructor(used: number, limit: number) {
    super('TEACHER_LIMIT_REACHED', 409, 'The plan of this school has no place for another teacher.', {
      used,
      limit,
    });
  }
}

export class AlreadyMemberError extends AppError {
  constructor() {
    super('ALREADY_A_MEMBER', 409, 'This person belongs to the school already.');
  }
}

/** One of many: the rest are invited all the same. */
export class NotAnAddressError extends AppError {
  constructor() {
    super('NOT_AN_ADDRESS', 400, 'This is not an e-mail address.');
  }
}

export class InvitationWaitingError extends AppError {
  constructor() {
    super('INVITATION_WAITING', 409, 'This address has an invitation already: send that one again.');
  }
}

const UNUSABLE = {
  expired: ['INVITATION_EXPIRED', 'The invitation has expired.'],
  revoked: ['INVITATION_REVOKED', 'The invitation was withdrawn.'],
  accepted: ['INVITATION_USED', 'The invitation was accepted already.'],
} as const;

export class InvitationUnusableError extends AppError {
  constructor(state: Exclude<InvitationState, 'waiting'>) {
    const [code, message] = UNUSABLE[state];
    super(code, 410, message);
  }
}

export class InvitationForAnotherError extends AppError {
  constructor() {
    super('INVITATION_FOR_ANOTHER_ADDRESS', 403, 'The invitation was sent to another address.');
  }
}
