import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../src/auth/mfa/totp.ts';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let browser: SupabaseClient;
let email: string;
let account = 0;

beforeAll(async () => {
  backend = await startTestBackend({ smsTestOtp: { '60111111111': '111111' } });
});
beforeEach(async () => {
  account += 1;
  email = `guru${account}@faktor.test`;
  await backend.addUser(email);
  browser = await backend.signedIn(email);
});
afterAll(() => backend.end());

/** What an authenticator shows, now or some steps of 30 s later. */
const codeOf = (secret: string, later = 0) => totpCode(secret, Math.floor(Date.now() / 30_000) + later);

async function enroll(client = browser, friendlyName = 'Telefon saya') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

async function enrolled() {
  const { factorId, secret } = await enroll();
  const { error } = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
  return { factorId, secret };
}

const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;

test('the secret code of RFC 6238 gives its codes', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([1, 37_037_036, 41_152_263].map((step) => totpCode(secret, step))).toEqual([
    '287082',
    '081804',
    '005924',
  ]);
});

test('an authenticator gets a picture, an address and the secret, which is kept encrypted', async () => {
  const { uri, qr_code, secret, factorId } = await enroll();
  expect(uri).toContain(`otpauth://totp/localhost%3A3000:${encodeURIComponent(email)}?`);
  expect(uri).toContain(`secret=${secret}`);
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
  const { rows } = await backend.sql.query('select secret from auth.mfa_factors where id = $1', [factorId]);
  expect(rows[0].secret).not.toContain(secret);
});

test('its code raises the session to aal2, which a refresh keeps', async () => {
  await enrolled();
  expect(await levelOf(browser)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect((await browser.auth.refreshSession()).error).toBeNull();
  const level = await levelOf(browser);
  expect(level?.currentLevel).toBe('aal2');
  expect(level?.currentAuthenticationMethods.map((each) => Object(each).method)).toEqual([
    'totp',
    'password',
  ]);
});

test('the other sessions without it end', async () => {
  const elsewhere = await backend.signedIn(email);
  await enrolled();
  expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('a refresh token from before is worth nothing after', async () => {
  const { refresh_token } = await sessionOf(browser);
  await enrolled();
  const { error } = await backend.browser().auth.refreshSession({ refresh_token });
  expect(error).toMatchObject({ code: 'refresh_token_already_used' });
});

test('a new sign-in starts at aal1 and is asked for the factor', async () => {
  const { factorId, secret } = await enrolled();
  const again = await backend.signedIn(email);
  expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const code = codeOf(secret, 1);
  expect((await again.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal2' });
});

test('a code is used once, also in another session', async () => {
  const { factorId, secret } = await enroll();
  const code = codeOf(secret);
  await browser.auth.mfa.challengeAndVerify({ factorId, code });
  for (const client of [browser, await backend.signedIn(email)]) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  }
});

test('a wrong code is refused, and guesses are counted', async () => {
  const { factorId } = await enroll();
  const guess = () => browser.auth.mfa.challengeAndVerify({ factorId, code: '000000x' });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await guess()).error).toMatchObject({ status: 422, message: 'Invalid TOTP code entered' });
  }
  expect((await guess()).error).toMatchObject({ status: 429 });
});

test('a challenge is answered once, in time, and for its own factor', async () => {
  const { factorId, secret } = await enroll();
  const challengeId = (await browser.auth.mfa.challenge({ factorId })).data?.id ?? '';
  const answer = (later: number) =>
    browser.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret, later) });
  expect((await answer(0)).error).toBeNull();
  expect((await answer(1)).error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  const late = (await browser.auth.mfa.challenge({ factorId })).data?.id ?? '';
  await backend.sql.query(`update auth.mfa_challenges set created_at = created_at - interval '6 minutes'`);
  const { error } = await browser.auth.mfa.verify({ factorId, challengeId: late, code: codeOf(secret, 1) });
  expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
});

test("another user's factor is not found", async () => {
  const { factorId } = await enroll();
  await backend.addUser(`lain-${email}`);
  const other = await backend.signedIn(`lain-${email}`);
  expect((await other.auth.mfa.challenge({ factorId })).error).toMatchObject({ status: 404 });
  expect((await other.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 });
});

test('removing a verified factor takes aal2, and the sessions fall back', async () => {
  const { factorId } = await enrolled();
  const again = await backend.signedIn(email);
  const refused = await again.auth.mfa.unenroll({ factorId });
  expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await browser.auth.refreshSession();
  expect(await levelOf(browser)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

test('whoever has a factor shows it before the password, the address or another factor changes', async () => {
  await enrolled();
  const again = await backend.signedIn(email);
  const password = await again.auth.updateUser({ password: 'KataLaluan#Baharu' });
  expect(password.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  const address = await again.auth.updateUser({ email: `x-${email}` });
  expect(address.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  const another = await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Lain' });
  expect(another.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await again.auth.updateUser({ data: { tema: 'gelap' } })).error).toBeNull();
});

test('two factors do not share a name', async () => {
  await enroll();
  const { error } = await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon saya' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
});

test('a number can be the factor', async () => {
  const { data } = await browser.auth.mfa.enroll({ factorType: 'phone', phone: '+60111111111' });
  const factorId = data?.id ?? '';
  const wrong = await browser.auth.mfa.challengeAndVerify({ factorId, code: '999999' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect((await browser.auth.mfa.challengeAndVerify({ factorId, code: '111111' })).error).toBeNull();
  expect((await browser.auth.mfa.listFactors()).data?.phone).toHaveLength(1);
});

test('an administrator lists and removes factors', async () => {
  const { factorId: id } = await enrolled();
  const userId = (await sessionOf(browser)).user.id;
  const { mfa } = backend.admin.auth.admin;
  expect((await mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id, status: 'verified' }]);
  expect((await mfa.deleteFactor({ userId, id })).error).toBeNull();
  expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
  expect((await mfa.deleteFactor({ userId, id })).error).toMatchObject({ status: 404 });
});

test('second factors can be switched off', async () => {
  const off = await startTestBackend({ mfa: false });
  await off.addUser('guru@tanpa.test');
  const { error } = await (await off.signedIn('guru@tanpa.test')).auth.mfa.enroll({ factorType: 'totp' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
  await off.end();
});
