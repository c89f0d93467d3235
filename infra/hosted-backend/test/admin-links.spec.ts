import { follow } from './support/follow.ts';
import { mailTo } from './support/mail-to.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

const redirectTo = 'http://localhost:3000/auth/confirm';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ mailMaxFrequencySeconds: 0 });
});
afterAll(() => backend.end());

const admin = () => backend.admin.auth.admin;

test('an invitation goes out by mail, and its link signs in', async () => {
  const email = 'jemput@pentadbir.test';
  const { data } = await admin().inviteUserByEmail(email, { data: { role: 'teacher' }, redirectTo });
  expect(data.user).toMatchObject({
    email,
    invited_at: expect.any(String),
    user_metadata: { role: 'teacher' },
  });
  const landing = await follow((await mailTo(backend, email)).link);
  expect(landing).toMatchObject({ page: redirectTo, fragment: { type: 'invite' } });
  const again = await admin().inviteUserByEmail(email);
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
});

test.each(['invite', 'magiclink', 'recovery'] as const)(
  'a link to %s is handed over in place of a mail',
  async (type) => {
    const email = `${type}@pentadbir.test`;
    if (type !== 'invite') await backend.addUser(email);
    const { data, error } = await admin().generateLink({ type, email, options: { redirectTo } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.properties).toMatchObject({ redirect_to: redirectTo, verification_type: type });
    expect(data.properties?.action_link).toContain(`redirect_to=${redirectTo}`);
    const token_hash = data.properties?.hashed_token ?? '';
    const verified = await backend.browser().auth.verifyOtp({ token_hash, type });
    expect(verified.data.user?.email).toBe(email);
  },
);

test('a link to register makes the account, whose code works as well', async () => {
  const email = 'daftar@pentadbir.test';
  const { data } = await admin().generateLink({
    type: 'signup',
    email,
    password,
    options: { data: { a: 1 } },
  });
  expect(data.user).toMatchObject({ user_metadata: { a: 1 } });
  const token = data.properties?.email_otp ?? '';
  const { error } = await backend.browser().auth.verifyOtp({ email, token, type: 'signup' });
  expect(error).toBeNull();
});

test('a magic link for nobody makes an account to confirm', async () => {
  const { data } = await admin().generateLink({ type: 'magiclink', email: 'belum@pentadbir.test' });
  expect(data.properties?.verification_type).toBe('signup');
});

test('a change of address takes two links', async () => {
  const email = 'tukar@pentadbir.test';
  const newEmail = 'ditukar@pentadbir.test';
  await backend.addUser(email);
  const links = [];
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { data } = await admin().generateLink({ type, email, newEmail });
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    links.push(data.properties?.action_link ?? '');
  }
  await follow(links[0] ?? '');
  const landing = await follow(links[1] ?? '');
  const { data } = await backend.browser().auth.getUser(landing.fragment.access_token);
  expect(data.user?.email).toBe(newEmail);
});

test.each([
  [{ type: 'recovery', email: 'tiada@pentadbir.test' }, 404, 'user_not_found'],
  [{ type: 'entah', email: 'tiada@pentadbir.test' }, 400, 'validation_failed'],
  [{ type: 'email_change_new', email: 'jemput@pentadbir.test' }, 400, 'validation_failed'],
])('%j is refused', async (params, status, code) => {
  expect((await admin().generateLink(params as never)).error).toMatchObject({ status, code });
});

test('users do not invite, make links or read the log', async () => {
  await backend.addUser('biasa@pentadbir.test');
  const { data } = await (await backend.signedIn('biasa@pentadbir.test')).auth.getSession();
  const send = (method: string, path: string) =>
    fetch(`${backend.url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
  const calls = [send('POST', '/invite'), send('POST', '/admin/generate_link'), send('GET', '/admin/audit')];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('the log tells sign-ins, the newest first, in pages', async () => {
  await backend.addUser('log@pentadbir.test');
  await backend.signedIn('log@pentadbir.test');
  const response = await fetch(`${backend.url}/auth/v1/admin/audit?per_page=1`, {
    headers: { apikey: backend.secretKey },
  });
  expect(Number(response.headers.get('x-total-count'))).toBeGreaterThan(1);
  expect(await response.json()).toMatchObject([
    { payload: { action: 'login', actor_username: 'log@pentadbir.test' } },
  ]);
});

test('mails to one address are counted, known or not', async () => {
  const slow = await startTestBackend({ mailMaxFrequencySeconds: 60 });
  const ask = (email: string) => slow.browser().auth.resetPasswordForEmail(email);
  await slow.addUser('kenal@kerap.test');
  for (const email of ['kenal@kerap.test', 'asing@kerap.test']) {
    expect((await ask(email)).error).toBeNull();
    expect((await ask(email)).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  }
  await slow.end();
});
