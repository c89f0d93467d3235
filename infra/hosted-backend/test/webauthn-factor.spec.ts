import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../src/auth/mfa/totp.ts';
import { Authenticator } from './support/authenticator.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const rpId = 'localhost';
let backend: TestBackend;
let browser: SupabaseClient;
let email: string;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  email = `${randomUUID()}@kunci.test`;
  await backend.addUser(email);
  browser = await backend.signedIn(email);
});
afterAll(() => backend.end());

async function enroll(client = browser, friendlyName = 'Kunci meja') {
  const { data, error } = await client.auth.mfa.webauthn.enroll({ friendlyName });
  if (error) throw error;
  return data.id;
}

async function challenge(factorId: string, client = browser) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn: { rpId } });
  if (error) throw error;
  return data;
}

type Challenge = Awaited<ReturnType<typeof challenge>>;

const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** What the browser hands over after a touch of the key. */
function touch(key: Authenticator, { webauthn }: Challenge) {
  const { publicKey } = webauthn.credential_options;
  const asked = { challenge: text(publicKey.challenge) };
  const json =
    'user' in publicKey ? key.create({ ...asked, user: { id: text(publicKey.user.id) } }) : key.get(asked);
  return Object.assign(Object.create(null), { toJSON: () => json });
}

async function answer(factorId: string, key: Authenticator, asked?: Challenge, client = browser) {
  const to = asked ?? (await challenge(factorId, client));
  const webauthn = { type: to.webauthn.type, rpId, credential_response: touch(key, to) };
  return client.auth.mfa.webauthn.verify({ factorId, challengeId: to.id, webauthn });
}

async function enrolled() {
  const key = new Authenticator();
  const factorId = await enroll();
  const { error } = await answer(factorId, key);
  if (error) throw error;
  return { factorId, key };
}

const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;

test('a security key is named, and is no factor before it was touched', async () => {
  const { data, error } = await browser.auth.mfa.enroll({
    factorType: 'webauthn',
    friendlyName: 'Kunci meja',
  });
  expect(error).toBeNull();
  expect(data).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Kunci meja' });
  const factors = (await browser.auth.mfa.listFactors()).data;
  expect(factors?.all).toMatchObject([
    { id: data?.id, factor_type: 'webauthn', friendly_name: 'Kunci meja', status: 'unverified' },
  ]);
  expect(factors?.webauthn).toEqual([]);
  expect(await levelOf(browser)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

test('one that was never touched is removed', async () => {
  const factorId = await enroll();
  expect(await browser.auth.mfa.unenroll({ factorId })).toMatchObject({
    data: { id: factorId },
    error: null,
  });
  expect((await browser.auth.mfa.listFactors()).data?.all).toEqual([]);
});

test('two do not share a name', async () => {
  await enroll();
  const { error } = await browser.auth.mfa.webauthn.enroll({ friendlyName: 'Kunci meja' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
});

test('its first challenge makes a credential of the site, later ones ask for that one', async () => {
  const factorId = await enroll();
  const first = await challenge(factorId);
  expect(first).toMatchObject({
    type: 'webauthn',
    expires_at: expect.any(Number),
    webauthn: {
      type: 'create',
      credential_options: { publicKey: { rp: { id: rpId }, user: { name: email } } },
    },
  });
  const key = new Authenticator();
  expect((await answer(factorId, key, first)).error).toBeNull();
  const { webauthn } = await challenge(factorId);
  expect(webauthn.type).toBe('request');
  expect(webauthn.credential_options.publicKey).toMatchObject({
    rpId,
    allowCredentials: [{ type: 'public-key', id: expect.any(ArrayBuffer) }],
  });
});

test('its touch raises the session to aal2, which a refresh keeps, and ends the others', async () => {
  const elsewhere = await backend.signedIn(email);
  await enrolled();
  expect(await levelOf(browser)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect((await browser.auth.refreshSession()).error).toBeNull();
  const methods = (await levelOf(browser))?.currentAuthenticationMethods.map((each) => Object(each).method);
  expect(methods).toEqual(['mfa/webauthn', 'password']);
  expect((await browser.auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ status: 'verified' }]);
  expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('a new sign-in asks for the same key and takes no other', async () => {
  const { factorId, key } = await enrolled();
  const again = await backend.signedIn(email);
  expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const stranger = new Authenticator();
  stranger.create({ challenge: 'x', user: { id: 'x' } });
  const refused = await answer(factorId, stranger, undefined, again);
  expect(refused.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
  expect((await answer(factorId, key, undefined, again)).error).toBeNull();
  expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal2' });
});

test('a challenge is answered once, in time, and with what it asks for', async () => {
  const { factorId, key } = await enrolled();
  const asked = await challenge(factorId);
  expect((await answer(factorId, key, asked)).error).toBeNull();
  expect((await answer(factorId, key, asked)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' });
  const other = { ...(await challenge(factorId)), webauthn: asked.webauthn };
  expect((await answer(factorId, key, other)).error).toMatchObject({ code: 'webauthn_verification_failed' });
  const late = await challenge(factorId);
  await backend.sql.query(`update auth.mfa_challenges set created_at = created_at - interval '6 minutes'`);
  expect((await answer(factorId, key, late)).error).toMatchObject({ code: 'mfa_challenge_expired' });
});

test('a key that was set up is not set up anew by an older challenge', async () => {
  const factorId = await enroll();
  const [first, second] = [await challenge(factorId), await challenge(factorId)];
  expect((await answer(factorId, new Authenticator(), first)).error).toBeNull();
  const { error } = await answer(factorId, new Authenticator(), second);
  expect(error).toMatchObject({ status: 400, message: 'WebAuthn type must be request' });
});

test.each([
  ['of another site', 'https://jahat.test', rpId],
  ['for another domain', 'http://localhost:3000', 'jahat.test'],
])('an answer %s is refused', async (_what, page, domain) => {
  const { error } = await answer(await enroll(), new Authenticator(page, domain));
  expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
});

test.each([
  {},
  { code: '123456' },
  { webauthn: {} },
  { webauthn: { type: 'create', credential_response: {} } },
  { webauthn: { type: 'request', credential_response: { id: 'x', response: {} } } },
  { webauthn: { type: 'create', credential_response: { id: 'x', response: { clientDataJSON: 'e30' } } } },
])('the answer %j is bad input', async (body) => {
  const factorId = await enroll();
  const { id: challenge_id } = await challenge(factorId);
  const { data } = await browser.auth.getSession();
  const response = await fetch(`${backend.url}/auth/v1/factors/${factorId}/verify`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify({ challenge_id, ...body }),
  });
  expect(response.status).toBe(400);
});

test('it is removed at aal2 only, and the session falls back', async () => {
  const { factorId } = await enrolled();
  const again = await backend.signedIn(email);
  expect((await again.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await browser.auth.refreshSession();
  expect(await levelOf(browser)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

test('a factor begun by whoever knows the password is worth nothing once the owner has one', async () => {
  const intruder = await backend.signedIn(email);
  const factorId = await enroll(intruder, 'Kunci lain');
  const { data } = await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' });
  const code = totpCode(data?.totp.secret ?? '', Math.floor(Date.now() / 30_000));
  await browser.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  const again = await backend.signedIn(email);
  const { error } = await answer(factorId, new Authenticator(), undefined, again);
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
});

test('security keys can be switched off', async () => {
  const off = await startTestBackend({ webauthnFactors: false });
  await off.addUser('guru@tanpa.test');
  const { error } = await (await off.signedIn('guru@tanpa.test')).auth.mfa.enroll({ factorType: 'webauthn' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' });
  await off.end();
});
