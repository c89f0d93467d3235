import type { SupabaseClient } from '@supabase/supabase-js';
import { follow } from './support/follow.ts';
import { mailTo } from './support/mail-to.ts';
import { pkceBrowser } from './support/pkce-browser.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let browser: SupabaseClient;
let email: string;
let account = 0;

beforeAll(async () => {
  backend = await startTestBackend({ mailMaxFrequencySeconds: 0 });
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

test('a new password ends the links that were asked for before', async () => {
  await backend.browser().auth.resetPasswordForEmail(email);
  const { link } = await mailTo(backend, email);
  await browser.auth.updateUser({ password: 'KataLaluan#Baharu' });
  expect((await follow(link)).fragment.error_code).toBe('otp_expired');
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
  ['a password that everybody knows', { password: 'password123' }, 422, 'weak_password'],
  ['a number that no text message reaches', { phone: '60123456789' }, 400, 'phone_provider_disabled'],
])('%s is refused', async (_name, change, status, code) => {
  expect((await browser.auth.updateUser(change)).error).toMatchObject({ status, code });
});

test('metadata that would make a token too large for any server is refused, also bit by bit', async () => {
  const refused = { status: 400, code: 'validation_failed' };
  const large = { isi: 'x'.repeat(3_000) };
  const huge = { isi: 'x'.repeat(200_000) };
  expect((await browser.auth.updateUser({ data: huge })).error).toMatchObject({ status: 413 });
  expect((await browser.auth.updateUser({ data: large })).error).toMatchObject(refused);
  for (const name of ['a', 'b']) {
    expect((await browser.auth.updateUser({ data: { [name]: 'x'.repeat(900) } })).error).toBeNull();
  }
  expect((await browser.auth.updateUser({ data: { c: 'x'.repeat(900) } })).error).toMatchObject(refused);
  const newcomer = { email: 'besar@pengguna.test', password, options: { data: large } };
  expect((await backend.browser().auth.signUp(newcomer)).error).toMatchObject(refused);
  const { data } = await browser.auth.getUser();
  const change = { app_metadata: large };
  const byAdmin = await backend.admin.auth.admin.updateUserById(data.user?.id ?? '', change);
  expect(byAdmin.error).toMatchObject(refused);
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

describe('a change of address', () => {
  test('counts once both the old and the new address agreed, in either order', async () => {
    const change = `baharu-${email}`;
    const { data } = await browser.auth.updateUser({ email: change });
    expect(data.user).toMatchObject({ email, new_email: change });
    const first = await follow((await mailTo(backend, change)).link);
    expect(first.fragment.message).toContain('Confirmation link accepted');
    expect((await browser.auth.getUser()).data.user).toMatchObject({ email, new_email: change });
    const second = await follow((await mailTo(backend, email)).link);
    expect(second.fragment.type).toBe('email_change');
    const user = (await browser.auth.getUser()).data.user;
    expect(user).toMatchObject({ email: change, email_confirmed_at: expect.any(String) });
    expect(user?.new_email).toBeUndefined();
    expect(user?.identities?.[0]?.identity_data).toMatchObject({ email: change, email_verified: true });
  });

  test('ends, in a browser with PKCE, with a code that signs in', async () => {
    const own = pkceBrowser(backend);
    await own.auth.signInWithPassword({ email, password });
    const change = `pkce-${email}`;
    await own.auth.updateUser({ email: change });
    expect((await follow((await mailTo(backend, email)).link)).query.message).toContain('accepted');
    const { query } = await follow((await mailTo(backend, change)).link);
    const { data } = await own.auth.exchangeCodeForSession(query.code ?? '');
    expect(data.user?.email).toBe(change);
  });

  test('works with the codes of the mails', async () => {
    const change = `kod-${email}`;
    await browser.auth.updateUser({ email: change });
    const codeOf = async (address: string) => (await mailTo(backend, address)).code;
    const agree = async (address: string) =>
      browser.auth.verifyOtp({ email: address, token: await codeOf(address), type: 'email_change' });
    expect(await agree(email)).toMatchObject({ data: { user: null, session: null }, error: null });
    expect((await agree(change)).data.user?.email).toBe(change);
  });

  test('asked for anew, it wants both again: one address cannot answer for the other', async () => {
    const change = `helah-${email}`;
    await browser.auth.updateUser({ email: change });
    await follow((await mailTo(backend, email)).link);
    await browser.auth.resend({ type: 'email_change', email });
    await follow((await mailTo(backend, email, 2)).link);
    expect((await browser.auth.getUser()).data.user).toMatchObject({ email, new_email: change });
  });

  test('ends the links that went to the old address', async () => {
    const change = `bebas-${email}`;
    await backend.browser().auth.resetPasswordForEmail(email);
    const old = await mailTo(backend, email);
    await browser.auth.updateUser({ email: change });
    await follow((await mailTo(backend, change)).link);
    await follow((await mailTo(backend, email, 2)).link);
    expect((await browser.auth.getUser()).data.user?.email).toBe(change);
    expect((await follow(old.link)).fragment.error_code).toBe('otp_expired');
  });

  test('is withdrawn by naming the present address, and the mails about it open nothing', async () => {
    const change = `batal-${email}`;
    await browser.auth.updateUser({ email: change });
    await follow((await mailTo(backend, email)).link);
    const { data } = await browser.auth.updateUser({ email });
    expect(data.user?.email).toBe(email);
    expect(data.user?.new_email).toBeUndefined();
    expect((await follow((await mailTo(backend, change)).link)).fragment.error_code).toBe('otp_expired');
    expect((await browser.auth.getUser()).data.user?.email).toBe(email);
  });

  test('withdrawn while a mail about it is on its way, that mail opens nothing either', async () => {
    const change = `susul-${email}`;
    await browser.auth.updateUser({ email: change });
    const { link } = await mailTo(backend, change);
    // As the withdrawal leaves it; the token of the mail comes after it.
    await backend.sql.query(`update auth.users set email_change = '' where email = $1`, [email]);
    expect((await follow(link)).fragment.error_code).toBe('otp_expired');
    expect((await browser.auth.getUser()).data.user?.email).toBe(email);
  });

  test('an address in use is refused', async () => {
    await backend.addUser(`ada-${email}`);
    const { error } = await browser.auth.updateUser({ email: `ada-${email}` });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('an address taken meanwhile is refused at the end', async () => {
    const change = `lumba-${email}`;
    await browser.auth.updateUser({ email: change });
    await follow((await mailTo(backend, email)).link);
    await backend.addUser(change);
    const landing = await follow((await mailTo(backend, change)).link);
    expect(landing.fragment.error_code).toBe('email_exists');
  });
});

describe('in a session older than a day', () => {
  beforeEach(async () => {
    await backend.sql.query(`update auth.sessions set created_at = created_at - interval '25 hours'`);
  });

  test('a new password asks for the code that reauthentication mails', async () => {
    const wish = { password: 'KataLaluan#Baharu' };
    const refused = await browser.auth.updateUser(wish);
    expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await browser.auth.reauthenticate()).error).toBeNull();
    const { code: nonce } = await mailTo(backend, email);
    const wrong = await browser.auth.updateUser({ ...wish, nonce: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await browser.auth.updateUser({ ...wish, nonce })).error).toBeNull();
  });

  test('other changes do not', async () => {
    expect((await browser.auth.updateUser({ data: { tema: 'gelap' } })).error).toBeNull();
  });
});
