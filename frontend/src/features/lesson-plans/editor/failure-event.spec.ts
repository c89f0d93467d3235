import { ApiError } from '../../../api/api-error';
import { planWith } from '../plan.builder';
import { failureEvent } from './failure-event';

it.each([
  ['NETWORK', 0, 'unreachable'],
  ['SERVICE_UNAVAILABLE', 503, 'unreachable'],
  ['INTERNAL', 500, 'unreachable'],
  ['RATE_LIMITED', 429, 'unreachable'],
  ['UNAUTHENTICATED', 401, 'session'],
  ['TOKEN_EXPIRED', 401, 'session'],
  ['TOKEN_INVALID', 401, 'session'],
  ['ACCESS_RESTRICTED', 403, 'restricted'],
  ['VALIDATION_FAILED', 400, 'invalid'],
  ['NOT_FOUND', 404, 'deleted'],
  ['NOT_A_MEMBER', 403, 'refused'],
  ['PAYLOAD_TOO_LARGE', 413, 'refused'],
])('%s (%d) leaves the text on the device: %s', (code, status, problem) => {
  expect(failureEvent(new ApiError(code, status, ''))).toEqual({ type: 'failed', problem });
});

it('a version conflict brings the text of the server', () => {
  const current = planWith({ version: 5 });
  const failure = new ApiError('LESSON_PLAN_CONFLICT', 409, '', { current });
  expect(failureEvent(failure)).toEqual({ type: 'conflicted', theirs: current });
});

it('a mistake of ours is not taken for a failed save', () => {
  expect(() => failureEvent(new TypeError('undefined is not a function'))).toThrow(TypeError);
});
