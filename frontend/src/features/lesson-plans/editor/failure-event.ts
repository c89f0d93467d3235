import { ApiError } from '../../../api/api-error';
import type { LessonPlan } from '../plan';
import type { AutosaveEvent, Problem } from './autosave';

const problems: Record<string, Problem> = {
  UNAUTHENTICATED: 'session',
  TOKEN_EXPIRED: 'session',
  TOKEN_INVALID: 'session',
  ACCESS_RESTRICTED: 'restricted',
  VALIDATION_FAILED: 'invalid',
  NOT_FOUND: 'deleted',
};

function problemOf({ code, status }: ApiError): Problem {
  const isPassing = status === 0 || status === 429 || status >= 500;
  return problems[code] ?? (isPassing ? 'unreachable' : 'refused');
}

function holdsCurrent(details: unknown): details is { current: LessonPlan } {
  return typeof details === 'object' && details !== null && 'current' in details;
}

/** What a failed save means to the text. */
export function failureEvent(failure: unknown): AutosaveEvent {
  if (!(failure instanceof ApiError)) throw failure;
  const { code, details } = failure;
  if (code === 'LESSON_PLAN_CONFLICT' && holdsCurrent(details))
    return { type: 'conflicted', theirs: details.current };
  return { type: 'failed', problem: problemOf(failure) };
}
