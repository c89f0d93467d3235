import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Authenticator } from './support/authenticator.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ siteUrl: 'http://127.0.0.1:3000' });
});
afterAll(() => backend.end());

async function someone() {
  const email = `${randomUUID()}@kunci.test`;
  const userId = await backend.addUser(email);
  return { userId, client: await backend.signedIn(email) };
}

async function register(client: SupabaseClient, authenticator = new Authenticator()) {
  const started = await client.auth.passkey.startRegistration();
  if (started.error) throw started.error;
  const { challenge_id: challengeId, options } = started.data;
  const credential = authenticator.create(options);
  return client.auth.passkey.verifyRegistration({ challengeId, credential });
}

async function signIn(client: SupabaseClient, authenticator: Authenticator) {
  const started = await client.auth.passkey.startAuthentication();
  if (started.error) throw started.error;
  const { challenge_id: challengeId, options } = started.data;
  const answer = { challengeId, credential: authenticator.get(options) };
  return { answer, ...(await client.auth.passkey.verifyAuthentication(answer)) };
}

test('whoever is signed in is offered a discoverable passkey of the site', async () => {
  const { client, userId } = await someone();
  const { data } = await client.auth.passkey.startRegistration();
  const { options, expires_at, challenge_id } = data ?? {};
  expect(challenge_id).toMatch(/^[\da-f-]{36}$/);
  expect(expires_at).toBeGreaterThan(Date.now() / 1000);
  expect(options?.rp.id).toBe('localhost');
  expect(options?.authenticatorSelection).toMatchObject({ residentKey: 'required' });
  expect(options?.pubKeyCredParams).toContainEqual({ alg: -7, type: 'public-key' });
  expect(Buffer.from(options?.user.id ?? '', 'base64url').toString()).toBe(userId);
});

test('a registered passkey signs its owner in, and tells when it last did', async () => {
  const { client, userId } = await someone();
  const authenticator = new Authenticator('http://aba1001.localhost:3000');
  const { data: passkey, error } = await register(client, authenticator);
  expect(error).toBeNull();
  const visitor = backend.browser();
  const { data } = await signIn(visitor, authenticator);
  expect(data?.user?.id).toBe(userId);
  expect((await visitor.auth.getUser()).data.user?.id).toBe(userId);
  expect((await visitor.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'passkey' }]);
  const { data: kept } = await client.auth.passkey.list();
  expect(kept).toMatchObject([{ id: passkey?.id, last_used_at: expect.any(String) }]);
});

test('a challenge is answered once', async () => {
  const { client } = await someone();
  const authenticator = new Authenticator();
  await register(client, authenticator);
  const visitor = backend.browser();
  const { answer } = await signIn(visitor, authenticator);
  const again = await visitor.auth.passkey.verifyAuthentication(answer);
  expect(again.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
});

test('a challenge of somebody else or of nobody registers nothing', async () => {
  const { client } = await someone();
  const other = await someone();
  const { data } = await other.client.auth.passkey.startRegistration();
  if (!data) throw new Error('There are options.');
  const credential = new Authenticator().create(data.options);
  for (const challengeId of [data.challenge_id, randomUUID(), 'x']) {
    const { error } = await client.auth.passkey.verifyRegistration({ challengeId, credential });
    expect(error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  }
});

test('an expired challenge is told as such', async () => {
  const { client } = await someone();
  const { data } = await client.auth.passkey.startRegistration();
  if (!data) throw new Error('There are options.');
  await backend.sql.query('update auth.webauthn_challenges set expires_at = now() where id = $1', [
    data.challenge_id,
  ]);
  const credential = new Authenticator().create(data.options);
  const answer = { challengeId: data.challenge_id, credential };
  expect((await client.auth.passkey.verifyRegistration(answer)).error).toMatchObject({
    code: 'webauthn_challenge_expired',
  });
});

test('a passkey that is not registered does not sign in', async () => {
  const { client } = await someone();
  const stranger = new Authenticator();
  const { data } = await client.auth.passkey.startRegistration();
  if (data) stranger.create(data.options);
  const { error } = await signIn(backend.browser(), stranger);
  expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
});

test.each([
  ['of another site', 'https://jahat.test', 'localhost'],
  ['for another domain', 'http://localhost:3000', 'jahat.test'],
])('an answer %s is refused', async (_what, page, rpId) => {
  const { client } = await someone();
  const { error } = await register(client, new Authenticator(page, rpId));
  expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
});

test.each([{}, { credential: {} }, { credential: { id: 'x', response: { clientDataJSON: 'e30' } } }])(
  'the answer %j is bad input',
  async (body) => {
    const { data } = await backend.browser().auth.passkey.startAuthentication();
    const response = await fetch(`${backend.url}/auth/v1/passkeys/authentication/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ challenge_id: data?.challenge_id, ...body }),
    });
    expect(response.status).toBe(400);
  },
);

test('a passkey is renamed and removed by its owner only, and then signs in no more', async () => {
  const { client } = await someone();
  const other = await someone();
  const authenticator = new Authenticator();
  const { data } = await register(client, authenticator);
  const passkeyId = data?.id ?? '';
  const stolen = await other.client.auth.passkey.update({ passkeyId, friendlyName: 'Milik saya' });
  expect(stolen.error).toMatchObject({ status: 404 });
  expect((await other.client.auth.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 });
  await client.auth.passkey.update({ passkeyId, friendlyName: 'Telefon' });
  expect((await client.auth.passkey.list()).data).toMatchObject([{ friendly_name: 'Telefon' }]);
  expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
  expect((await client.auth.passkey.list()).data).toEqual([]);
  const { error } = await signIn(backend.browser(), authenticator);
  expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
});

test('an administrator lists and removes the passkeys of a user', async () => {
  const { client, userId } = await someone();
  const { data } = await register(client);
  const { passkey } = backend.admin.auth.admin;
  expect((await passkey.listPasskeys({ userId })).data).toMatchObject([{ id: data?.id }]);
  expect((await passkey.deletePasskey({ userId, passkeyId: data?.id ?? '' })).error).toBeNull();
  expect((await passkey.listPasskeys({ userId })).data).toEqual([]);
});

test('who turned passkeys off is obeyed', async () => {
  const without = await startTestBackend({ passkeys: false });
  const { error } = await without.browser().auth.passkey.startAuthentication();
  expect(error).toMatchObject({ status: 404, code: 'passkey_disabled' });
  await without.end();
});
