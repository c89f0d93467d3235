import type { AuthError } from '@supabase/auth-js';
import { arrivalRefusal } from './arrival-refusal';

const at = (rest: string) => new URL(`http://aba1001.localhost:3000/auth/callback${rest}`);
const failed = (code: string, status = 400) => ({ code, status }) as AuthError;

it.each([
  ['a link that was redeemed', null, '', undefined],
  ['a link of another browser', null, '?code=abc', 'pkce_code_verifier_not_found'],
  ['a spent link', failed('unspecified'), '?error=access_denied&error_code=otp_expired', 'otp_expired'],
  ['a spent link of the implicit flow', null, '#error=access_denied&error_code=otp_expired', 'otp_expired'],
  ['a code that was not taken', failed('bad_code_verifier'), '?code=abc', 'bad_code_verifier'],
  ['a refusal at the provider', null, '?error=access_denied&error_code=bad_oauth_callback', 'oauth_refused'],
])('%s', (_sentence, error, rest, code) => {
  expect(arrivalRefusal(error, at(rest))?.code).toBe(code);
});

it('a network that is away is told as such', () => {
  expect(arrivalRefusal(failed('x', 0), at('?code=abc'))).toEqual({ code: 'x', status: 0 });
});
