import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authErrorMessage, hasAuthMessage } from './auth-error-messages';

const SOURCE = join(__dirname, '../../../infra/hosted-backend/src/auth/auth-error.ts');

/** Every code of the type that the hosted backend's errors carry. */
function codesOfTheHostedBackend(): string[] {
  const [, union = ''] = /AuthErrorCode =([^;]+);/.exec(readFileSync(SOURCE, 'utf8')) ?? [];
  return [...union.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code);
}

/** Passkeys, recovery codes, SAML, serving OAuth and linking by hand: no screen of the product asks for them. */
const unused =
  /passkey|identity_|webauthn_(?!challenge_expired)|recovery_codes|saml|^oauth_(?:authorization|client|grant)|^feature_disabled$/;

it('every code of the hosted backend has a text in Malay', () => {
  const codes = codesOfTheHostedBackend();
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !hasAuthMessage(code) && !unused.test(code))).toEqual([]);
});

describe('a refusal says what to do', () => {
  it.each([
    [{ status: 400, code: 'invalid_credentials' }, /tidak tepat/],
    [{ status: 400, code: 'email_not_confirmed' }, /belum disahkan/],
    [{ status: 403, code: 'otp_expired' }, /minta yang baharu/],
    [{ status: 422, code: 'same_password' }, /berbeza/],
    [{ status: 422, code: 'otp_disabled' }, /tidak ditawarkan/],
    [{ status: 422, code: 'phone_provider_disabled' }, /tidak dapat menerima kod/],
    [{ status: 429, code: 'over_email_send_rate_limit' }, /tunggu seminit/],
    [{ status: 429 }, /Terlalu banyak/],
    [{ status: 0 }, /sambungan/],
    [{ status: 500 }, /buat masa ini/],
    [{ status: 422, code: 'a_code_of_tomorrow' }, /buat masa ini/],
  ])('%o', (refusal, expected) => {
    expect(authErrorMessage(refusal)).toMatch(expected);
  });
});

it('a weak password is told with every reason', () => {
  const refusal = { status: 422, code: 'weak_password', reasons: ['length', 'characters', 'pwned'] };
  expect(authErrorMessage(refusal)).toMatch(/pendek.*simbol.*bocor/);
  expect(authErrorMessage({ ...refusal, reasons: [] })).toMatch(/lemah/);
});
