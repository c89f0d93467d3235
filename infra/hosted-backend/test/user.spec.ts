import type { SupabaseClient } from '@supabase/supabase-js';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let browser: SupabaseClient;
let email: string;
let account = 0;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  account += 1;
  email = `guru${account}@akaun.test`;
  await backend.addUser(email);
  browser = await backend.signedIn(email);
});
afterAll(() => backend.end());

test('a user reads their own account', async () => {
  const { data } = await browser.auth.getUser();
  expect(data.user).toMatchObject({ email, is_anonymous: false, app_metadata: { provider: 'email' } });
});

test('data merges into the metadata, and null removes a key', async () => {
  await browser.auth.updateUser({ data: { name: 'Cikgu', tema: 'gelap' } });
  const { data } = await browser.auth.updateUser({ data: { tema: null, bahasa: 'ms' } });
  expect(data.user?.user_metadata).toEqual({ name: 'Cikgu', bahasa: 'ms' });
});

test('a new password takes the place of the old one and ends the other sessions', async () => {
  const elsewhere = await backend.signedIn(email);
  expect((await browser.auth.updateUser({ password: 'KataLaluan#Baharu' })).error).toBeNull();
  expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  expect((await browser.auth.refreshSession()).error).toBeNull();
  const again = await backend.browser().auth.signInWithPassword({ email, password });
  expect(again.error).toMatchObject({ code: 'invalid_credentials' });
});

test('whose password was changed is told by mail', async () => {
  await browser.auth.updateUser({ password: 'KataLaluan#Baharu' });
  const list = await (await fetch(`${backend.url}/mailbox`)).text();
  expect(list).toContain('Kata laluan anda telah ditukar');
  expect(list).toContain(email);
});

test.each([
  ['the same password', { password }, 422, 'same_password'],
  ['a weak password', { password: 'abc' }, 422, 'weak_password'],
  ['a new address, which must be proved first', { email: 'lain@akaun.test' }, 400, 'validation_failed'],
])('%s is refused', async (_name, change, status, code) => {
  expect((await browser.auth.updateUser(change)).error).toMatchObject({ status, code });
});

test('nobody raises their own app_metadata or role', async () => {
  const rise = { app_metadata: { role: 'admin' }, role: 'service_role' } as object;
  expect((await browser.auth.updateUser(rise)).error).toMatchObject({ status: 403, code: 'not_admin' });
  await browser.auth.updateUser({ role: 'service_role' } as object);
  expect((await browser.auth.getUser()).data.user?.role).toBe('authenticated');
});

test('the token of a deleted user is refused', async () => {
  const { data } = await browser.auth.getUser();
  await backend.admin.auth.admin.deleteUser(data.user?.id ?? '');
  expect((await browser.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
});
