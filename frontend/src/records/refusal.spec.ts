import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../api/api-error';
import { noteWith } from './note.builder';
import { failureEvent, refusals } from './refusal';

const BACKEND = join(__dirname, '../../../backend/src');

/** What an answer to a record can be refused with, its status, and what becomes of the text. */
const ofRecords = [
  ['NETWORK', 0, 'wait', 'unreachable'],
  ['REQUEST_TIMEOUT', 408, 'wait', 'unreachable'],
  ['SERVICE_UNAVAILABLE', 503, 'wait', 'unreachable'],
  ['INTERNAL', 500, 'wait', 'unreachable'],
  ['PROVIDER_UNAVAILABLE', 502, 'wait', 'unreachable'],
  ['RATE_LIMITED', 429, 'wait', 'unreachable'],
  ['QUOTA_EXCEEDED', 429, 'wait', 'unreachable'],
  ['TOO_MANY_PAPERS', 429, 'wait', 'unreachable'],
  ['UNAUTHENTICATED', 401, 'wait', 'session'],
  ['TOKEN_EXPIRED', 401, 'wait', 'session'],
  ['TOKEN_INVALID', 401, 'wait', 'session'],
  ['SECOND_FACTOR_REQUIRED', 401, 'wait', 'session'],
  ['ACCESS_RESTRICTED', 403, 'wait', 'restricted'],
  ['VALIDATION_FAILED', 400, 'decide', 'invalid'],
  ['NOT_FOUND', 404, 'decide', 'deleted'],
  ['LESSON_PLAN_ID_TAKEN', 409, 'decide', 'refused'],
  ['LESSON_PLAN_CONFLICT', 409, 'decide', 'refused'],
  ['LESSON_PLAN_SEALED', 409, 'decide', 'refused'],
  ['REFLECTION_NOTED', 409, 'decide', 'refused'],
  ['IDEMPOTENCY_KEY_REUSED', 409, 'decide', 'refused'],
  ['PAYLOAD_TOO_LARGE', 413, 'decide', 'refused'],
  ['BAD_REQUEST', 400, 'decide', 'refused'],
  ['SCHOOL_REQUIRED', 400, 'decide', 'refused'],
  ['SCHOOL_MISMATCH', 403, 'decide', 'refused'],
  ['EMAIL_NOT_CONFIRMED', 403, 'decide', 'refused'],
  ['NOT_A_MEMBER', 403, 'never', 'gone'],
  ['ROLE_REQUIRED', 403, 'never', 'gone'],
  ['SCHOOL_NOT_FOUND', 404, 'never', 'gone'],
] as const;

it.each(ofRecords)('%s (%d): %s, because it is %s', (code, status, refusal, problem) => {
  expect(failureEvent(new ApiError(code, status, ''))).toEqual({ type: 'failed', problem });
  expect(refusals[problem]).toBe(refusal);
});

/** Every code that some error class of the API carries, with its status. */
function codesOfTheApi(): [string, number][] {
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /errors?\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(BACKEND, file), 'utf8').matchAll(/super\(\s*'([A-Z_]+)',\s*(\d+)/g)].map(
      ([, code = '', status]): [string, number] => [code, Number(status)],
    ),
  );
}

const known: readonly string[] = ofRecords.map(([code]) => code);
const others = codesOfTheApi().filter(([code]) => !known.includes(code));

it('the codes of the API are read', () => {
  expect(codesOfTheApi().length).toBeGreaterThan(40);
});

it.each(others)('%s (%d), which no record should meet, is for a person to decide', (code, status) => {
  expect(failureEvent(new ApiError(code, status, ''))).toEqual({ type: 'failed', problem: 'refused' });
});

it('a code of tomorrow is for a person to decide, and is tried again where the server itself fails', () => {
  expect(failureEvent(new ApiError('SEALED', 409, ''))).toEqual({ type: 'failed', problem: 'refused' });
  expect(failureEvent(new ApiError('OVERLOADED', 529, ''))).toEqual({
    type: 'failed',
    problem: 'unreachable',
  });
});

it('a version conflict of whatever noun brings the text of the server', () => {
  const current = noteWith({ version: 5 });
  const failure = new ApiError('NOTE_CONFLICT', 409, '', { current });
  expect(failureEvent(failure)).toEqual({ type: 'conflicted', theirs: current });
});

it.each([
  new TypeError('undefined is not a function'),
  new SyntaxError('Unexpected token <'),
  'a text',
  null,
])('what nobody foresaw waits, and is tried again: %s', (failure) => {
  expect(failureEvent(failure)).toEqual({ type: 'failed', problem: 'unreachable' });
});

it('a conflict without the text of the server is for a person to decide', () => {
  for (const details of [undefined, {}, { current: null }, { current: {} }])
    expect(failureEvent(new ApiError('NOTE_CONFLICT', 409, '', details))).toEqual({
      type: 'failed',
      problem: 'refused',
    });
});
