import type { SupabaseClient } from '@supabase/supabase-js';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let here: SupabaseClient;
let there: SupabaseClient;
let account = 0;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  account += 1;
  const email = `guru${account}@keluar.test`;
  await backend.addUser(email);
  here = await backend.signedIn(email);
  there = await backend.signedIn(email);
});
afterAll(() => backend.end());

/** Whether the client's session is still known to the server; a second client asks, for the first forgets it. */
async function isSignedIn(token: string): Promise<boolean> {
  const { data } = await backend.browser().auth.getUser(token);
  return data.user !== null;
}

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

test.each([
  ['global', { here: false, there: false }],
  ['local', { here: false, there: true }],
  ['others', { here: true, there: false }],
] as const)('scope %s ends the sessions it names', async (scope, expected) => {
  const [hereToken, thereToken] = [await tokenOf(here), await tokenOf(there)];
  expect((await here.auth.signOut({ scope })).error).toBeNull();
  expect({ here: await isSignedIn(hereToken), there: await isSignedIn(thereToken) }).toEqual(expected);
});

test('a session that ended elsewhere reads as missing and cannot refresh', async () => {
  await here.auth.signOut({ scope: 'global' });
  expect((await there.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  const { error } = await backend.browser().auth.getUser(await tokenOf(there));
  expect(error?.name).toBe('AuthSessionMissingError');
});

test('an administrator signs a user out by the token', async () => {
  const token = await tokenOf(here);
  expect((await backend.admin.auth.admin.signOut(token, 'global')).error).toBeNull();
  expect(await isSignedIn(token)).toBe(false);
});

test('a scope that does not exist is refused', async () => {
  const response = await fetch(`${backend.url}/auth/v1/logout?scope=semua`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${await tokenOf(here)}` },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});
