import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

test('signing up signs in at once where addresses confirm themselves', async () => {
  const { data, error } = await backend.browser().auth.signUp({
    email: 'Baharu@daftar.test',
    password,
    options: { data: { name: 'Cikgu Baharu' } },
  });
  expect(error).toBeNull();
  expect(data.session?.access_token).toBeTruthy();
  expect(data.user).toMatchObject({ email: 'baharu@daftar.test', user_metadata: { name: 'Cikgu Baharu' } });
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

test('an address registers once, also when two try at the same time', async () => {
  const attempts = await Promise.all(
    [1, 2].map(() => backend.browser().auth.signUp({ email: 'dua@daftar.test', password })),
  );
  const errors = attempts.map(({ error }) => error?.code);
  expect(errors.sort()).toEqual(['user_already_exists', undefined]);
});

test('a weak password is refused with its reasons', async () => {
  const { error } = await backend.browser().auth.signUp({ email: 'lemah@daftar.test', password: 'abc1234' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
});

test.each(['password', 'Password1', 'qwertyuiop', 'KataLaluan'])(
  'a password that everybody knows is refused, whatever its case: %s',
  async (common) => {
    const { error } = await backend.browser().auth.signUp({ email: 'biasa@daftar.test', password: common });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
  },
);

test('length is enough: a password needs no digit, capital or sign', async () => {
  const wish = { email: 'perkataan@daftar.test', password: 'lembu hijau naik bas' };
  expect((await backend.browser().auth.signUp(wish)).error).toBeNull();
});

test('a password longer than bcrypt reads is refused', async () => {
  const { error } = await backend
    .browser()
    .auth.signUp({ email: 'panjang@daftar.test', password: 'é'.repeat(37) });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('an anonymous visitor signs in without any address', async () => {
  const browser = backend.browser();
  const { data, error } = await browser.auth.signInAnonymously({ options: { data: { tema: 'gelap' } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { tema: 'gelap' }, email: '' });
  const { data: claims } = await browser.auth.getClaims();
  expect(claims?.claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
  expect((await browser.auth.reauthenticate()).error).toMatchObject({
    message: 'Reauthentication requires the user to have an email or a phone number',
  });
});

test.each([{ anonymousSignIns: false }, { autoconfirm: false }])(
  'nobody signs in anonymously with %j: where addresses are proved it has to be named',
  async (config) => {
    const closed = await startTestBackend(config);
    const { error } = await closed.browser().auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
    await closed.end();
  },
);

test('signing up can be disabled', async () => {
  const closed = await startTestBackend({ disableSignup: true });
  const { error } = await closed.browser().auth.signUp({ email: 'baharu@daftar.test', password });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  await closed.end();
});
