import { AppError } from './app-error.js';

export type FieldProblem = Readonly<{ field: string; message: string }>;

export class ValidationError extends AppError {
  constructor(readonly fields: readonly FieldProblem[]) {
    super('VALIDATION_FAILED', 400, 'Some fields are not valid.', { fields });
  }

  /** The same of a part of what was sent: `name` within `classes.3` is `classes.3.name`. */
  within(place: string): ValidationError {
    return new ValidationError(
      this.fields.map(({ field, message }) => ({ field: `${place}.${field}`, message })),
    );
  }
}

export class UnauthenticatedError extends AppError {
  constructor(code: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED' | 'TOKEN_INVALID') {
    super(code, 401, 'A valid bearer token is required.');
  }
}

/** The key belongs to an earlier request that asked for something else. */
export class IdempotencyKeyReusedError extends AppError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED', 409, 'This Idempotency-Key was used for another request.');
  }
}

export class NotFoundError extends AppError {
  constructor(what: string) {
    super('NOT_FOUND', 404, `${what} was not found.`);
  }
}

export class SchoolRequiredError extends AppError {
  constructor() {
    super('SCHOOL_REQUIRED', 400, 'Name a school: by its host, or by schoolCode on the main domain.', {
      fields: [{ field: 'schoolCode', message: 'is required on the main domain' }],
    });
  }
}

export class SchoolMismatchError extends AppError {
  constructor() {
    super('SCHOOL_MISMATCH', 403, 'The schoolCode is not the school of this host.');
  }
}

export class SchoolNotFoundError extends AppError {
  constructor(code: string) {
    super('SCHOOL_NOT_FOUND', 404, `School "${code}" does not exist.`);
  }
}

export class NotAMemberError extends AppError {
  constructor() {
    super('NOT_A_MEMBER', 403, 'You are not a member of this school.');
  }
}

/** Of the school, for some days. `suspension`: the last of them, null while nobody has said. */
export class MemberSuspendedError extends AppError {
  constructor(suspension: Readonly<{ to: string | null }> | null) {
    super('MEMBER_SUSPENDED', 403, 'You may not enter this school for some time.', {
      to: suspension?.to ?? null,
    });
  }
}

export class RoleRequiredError extends AppError {
  constructor(allowed: string) {
    super('ROLE_REQUIRED', 403, `This needs the role: ${allowed}.`);
  }
}

export class StaffRequiredError extends AppError {
  constructor() {
    super('STAFF_REQUIRED', 403, 'This is open to platform staff only.');
  }
}

/** `enrol`: the page of the main domain where a second step is set up. */
export class StaffSecondFactorError extends AppError {
  constructor() {
    super('SECOND_FACTOR_REQUIRED', 403, 'Platform staff sign in with a second step: set one up first.', {
      enrol: '/settings',
    });
  }
}

/** Of the school. `enrol`: the page of its host where a second step is set up. */
export class SchoolSecondFactorError extends AppError {
  constructor() {
    super('SECOND_FACTOR_REQUIRED', 403, 'This school signs in with a second step: set one up first.', {
      enrol: '/settings',
    });
  }
}

export class StaffRoleRequiredError extends AppError {
  constructor(role: string) {
    super('STAFF_ROLE_REQUIRED', 403, `This is open to platform staff of the role ${role} only.`);
  }
}

export class AccessRestrictedError extends AppError {
  constructor(restrictionLevel: string, access: string) {
    super('ACCESS_RESTRICTED', 403, 'The subscription of this school does not allow this now.', {
      restrictionLevel,
      access,
    });
  }
}

/** Who asks is signed in, and has not proved it lately. */
export class FreshSignInRequiredError extends AppError {
  constructor(withinMinutes: number) {
    super('FRESH_SIGN_IN_REQUIRED', 403, 'Prove who you are once more.', { withinMinutes });
  }
}

export class RateLimitedError extends AppError {
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED', 429, 'Too many requests.', { retryAfterSeconds });
  }
}

/** What a day holds for a school that has paid nothing yet. */
export class QuotaExceededError extends AppError {
  constructor(
    quota: string,
    readonly retryAfterSeconds: number,
  ) {
    super('QUOTA_EXCEEDED', 429, 'A school on trial has used up this quota for today.', {
      quota,
      retryAfterSeconds,
    });
  }
}

/** Of the same person, or of the same school. */
export class TooManyPapersError extends AppError {
  constructor(readonly retryAfterSeconds = 20) {
    super('TOO_MANY_PAPERS', 429, 'Too many papers of yours wait to be made. Take those first.', {
      retryAfterSeconds,
    });
  }
}

export class PayloadTooLargeError extends AppError {
  constructor(limitBytes: number) {
    super('PAYLOAD_TOO_LARGE', 413, 'The request body is too large.', { limitBytes });
  }
}

/** Nobody hears it: whoever asked has gone. */
export class WentAwayError extends AppError {
  constructor() {
    super('WENT_AWAY', 499, 'Whoever asked has gone before the answer.');
  }
}

export class ServiceUnavailableError extends AppError {
  constructor() {
    super('SERVICE_UNAVAILABLE', 503, 'A part of the service is not available. Please try again.');
  }
}
