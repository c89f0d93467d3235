import { ApiError } from '../api/api-error';
import { tellMistake } from '../api/tell-mistake';
import type { AutosaveEvent, Problem } from './autosave';
import type { Saved } from './record-kind';

/** Where a text stands that the server has not taken. */
export type Standing = Problem | 'conflict';

/** What becomes of it: it is sent by itself once the way is free, a person decides, or nothing ever takes it. */
export type Refusal = 'wait' | 'decide' | 'never';

export const refusals: Readonly<Record<Standing, Refusal>> = {
  unreachable: 'wait',
  session: 'wait',
  restricted: 'wait',
  invalid: 'decide',
  deleted: 'decide',
  refused: 'decide',
  conflict: 'decide',
  gone: 'never',
};

/** Whether it is sent by itself, once the way is free. */
export const waits = (standing: Standing | undefined) =>
  standing !== undefined && refusals[standing] === 'wait';

/** Every code of the contract that an answer to a record could carry, and those that none should. */
const problems: Readonly<Record<string, Problem>> = {
  NETWORK: 'unreachable',
  REQUEST_TIMEOUT: 'unreachable',
  SERVICE_UNAVAILABLE: 'unreachable',
  INTERNAL: 'unreachable',
  PROVIDER_UNAVAILABLE: 'unreachable',
  RATE_LIMITED: 'unreachable',
  QUOTA_EXCEEDED: 'unreachable',

  UNAUTHENTICATED: 'session',
  TOKEN_EXPIRED: 'session',
  TOKEN_INVALID: 'session',
  SECOND_FACTOR_REQUIRED: 'session',

  ACCESS_RESTRICTED: 'restricted',

  VALIDATION_FAILED: 'invalid',
  // It may be brought back by whoever wrote it.
  NOT_FOUND: 'deleted',

  NOT_A_MEMBER: 'gone',
  ROLE_REQUIRED: 'gone',
  SCHOOL_NOT_FOUND: 'gone',

  LESSON_PLAN_CONFLICT: 'refused',
  LESSON_PLAN_ID_TAKEN: 'refused',
  PAYLOAD_TOO_LARGE: 'refused',
  BAD_REQUEST: 'refused',
  IDEMPOTENCY_KEY_REUSED: 'refused',
  SCHOOL_REQUIRED: 'refused',
  SCHOOL_MISMATCH: 'refused',
  EMAIL_NOT_CONFIRMED: 'refused',
};

function problemOf({ code, status }: ApiError): Problem {
  const isPassing = status === 0 || status === 429 || status >= 500;
  return problems[code] ?? (isPassing ? 'unreachable' : 'refused');
}

function holdsCurrent<Fields>(details: unknown): details is { current: Saved<Fields> } {
  return typeof details === 'object' && details !== null && 'current' in details && isRecord(details.current);
}

/** Only what names its version has been saved: any other reply says nothing of the record. */
export function isRecord(reply: unknown): boolean {
  return (
    typeof reply === 'object' && reply !== null && 'version' in reply && typeof reply.version === 'number'
  );
}

/** What a failed save means to the text, whatever failed: of a mistake of ours the text knows as little as of a network
 * that is away. */
export function failureEvent<Fields>(failure: unknown): AutosaveEvent<Fields> {
  if (!(failure instanceof ApiError)) {
    tellMistake(failure);
    return { type: 'failed', problem: 'unreachable' };
  }
  const { code, details } = failure;
  if (code.endsWith('_CONFLICT') && holdsCurrent<Fields>(details))
    return { type: 'conflicted', theirs: details.current };
  return { type: 'failed', problem: problemOf(failure) };
}

/** Where what was sent stands after it. */
export function standingOf(failure: unknown): Standing {
  const event = failureEvent(failure);
  return event.type === 'failed' ? event.problem : 'conflict';
}
