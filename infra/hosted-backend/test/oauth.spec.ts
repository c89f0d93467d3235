import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { atFakeProvider } from './support/at-fake-provider.ts';
import { follow } from './support/follow.ts';
import { pkceBrowser } from './support/pkce-browser.ts';
import { sessionOf } from './support/session-of.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

const redirectTo = 'http://localhost:3000/auth/callback';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ fakeProvider: true, manualLinking: true, autoconfirm: false });
});
afterAll(() => backend.end());

async function providerUrl(browser: SupabaseClient): Promise<string> {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await browser.auth.signInWithOAuth({ provider: 'google', options });
  return data.url ?? '';
}

const signIn = async (browser: SupabaseClient, answers: Record<string, string>) =>
  atFakeProvider(await providerUrl(browser), answers);

async function userAfter(answers: Record<string, string>) {
  const { fragment } = await signIn(backend.browser(), answers);
  return (await backend.browser().auth.getUser(fragment.access_token)).data.user;
}

test('a newcomer signs in through the provider, and again to the same account', async () => {
  const browser = pkceBrowser(backend);
  const landing = await signIn(browser, { email: 'guru@google.test', name: 'Cikgu' });
  expect(landing.page).toBe(redirectTo);
  const { data, error } = await browser.auth.exchangeCodeForSession(landing.query.code ?? '');
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: 'guru@google.test',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Cikgu' },
    identities: [{ provider: 'google' }],
  });
  expect((await userAfter({ email: 'guru@google.test' }))?.id).toBe(data.user?.id);
});

test('the implicit flow brings the tokens behind the #', async () => {
  const { page, fragment } = await signIn(backend.browser(), { email: 'tersirat@google.test' });
  expect(page).toBe(redirectTo);
  const { data } = await backend.browser().auth.getClaims(fragment.access_token);
  expect(data?.claims).toMatchObject({ email: 'tersirat@google.test', amr: [{ method: 'oauth' }] });
});

test('an account with the same proved address is joined', async () => {
  const id = await backend.addUser('sama@google.test');
  const user = await userAfter({ email: 'sama@google.test' });
  expect(user).toMatchObject({ id, app_metadata: { provider: 'email', providers: ['email', 'google'] } });
});

test('whoever registered the address without proving it loses the password', async () => {
  const email = 'rampas@google.test';
  await backend.browser().auth.signUp({ email, password });
  expect((await userAfter({ email }))?.email_confirmed_at).toBeTruthy();
  const { error } = await backend.browser().auth.signInWithPassword({ email, password });
  expect(error).toMatchObject({ code: 'invalid_credentials' });
});

test('an address the provider has not verified is not believed', async () => {
  await backend.addUser('mangsa@google.test');
  const landing = await signIn(backend.browser(), { email: 'mangsa@google.test', unverified: '1' });
  expect(landing.fragment).toMatchObject({ error_code: 'provider_email_needs_verification' });
});

test('a refusal at the provider comes back to the page that asked', async () => {
  const landing = await signIn(pkceBrowser(backend), { email: 'x@google.test', refuse: '1' });
  expect(landing).toMatchObject({ page: redirectTo, query: { error_code: 'bad_oauth_callback' } });
});

test('a banned account is not let in', async () => {
  const id = await backend.addUser('dihalang@google.test');
  await backend.admin.auth.admin.updateUserById(id, { ban_duration: '1h' });
  const landing = await signIn(backend.browser(), { email: 'dihalang@google.test' });
  expect(landing.fragment).toMatchObject({ error_code: 'user_banned' });
});

test.each(['', 'state=x', 'state=x&code=y', 'code=y'])(
  'a callback with "%s" leads to the site with an error',
  async (query) => {
    const landing = await follow(`${backend.url}/auth/v1/callback?${query}`);
    expect(landing).toMatchObject({
      page: 'http://localhost:3000/',
      fragment: { error_code: 'bad_oauth_state' },
    });
  },
);

test('a provider that is not configured is refused', async () => {
  const response = await fetch(`${backend.url}/auth/v1/authorize?provider=github`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg: 'Unsupported provider: provider is not enabled' });
});

describe('identities', () => {
  async function linked(email: string, other: string) {
    await backend.addUser(email);
    const browser = await backend.signedIn(email);
    const { data } = await browser.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    return { browser, landing: await atFakeProvider(data.url ?? '', { email: other }) };
  }

  test('one is added to the account and removed again, but never the last', async () => {
    const { browser } = await linked('punya@google.test', 'lain@google.test');
    const identities = (await browser.auth.getUserIdentities()).data?.identities ?? [];
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
    const [own, google] = identities;
    if (!own || !google) throw new Error('The identities are missing.');
    expect((await browser.auth.unlinkIdentity(google)).error).toBeNull();
    const last = await browser.auth.unlinkIdentity(own);
    expect(last.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    expect((await browser.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email']);
  });

  test('one that belongs to somebody already is refused', async () => {
    await userAfter({ email: 'orang@google.test' });
    const { landing } = await linked('cuba@google.test', 'orang@google.test');
    expect(landing.fragment).toMatchObject({ error_code: 'identity_already_exists' });
  });

  test('linking can be disabled, as it is unless said', async () => {
    const other = await startTestBackend();
    await other.addUser('guru@tutup.test');
    const browser = await other.signedIn('guru@tutup.test');
    const { error } = await browser.auth.linkIdentity({ provider: 'google' });
    expect(error).toMatchObject({ status: 404, message: 'Manual linking is disabled' });
    const { identities = [] } = (await sessionOf(browser)).user;
    const removal = identities[0] && (await browser.auth.unlinkIdentity(identities[0]));
    expect(removal?.error).toMatchObject({ code: 'manual_linking_disabled' });
    await other.end();
  });
});

describe('a token that the client got from the provider itself', () => {
  const nonce = 'rahsia-klien';

  async function idToken(email: string): Promise<string> {
    const fake = `${backend.url}/fake-openid`;
    const verifier = 'v'.repeat(43);
    const redirect_uri = `${backend.url}/app`;
    const form = new URLSearchParams({
      email,
      redirect_uri,
      nonce: createHash('sha256').update(nonce).digest('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    });
    const approval = await fetch(`${fake}/approve?${form}`, { redirect: 'manual' });
    const code = new URL(approval.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const body = new URLSearchParams({ code, redirect_uri, code_verifier: verifier });
    return ((await (await fetch(`${fake}/token`, { method: 'POST', body })).json()) as { id_token: string })
      .id_token;
  }

  test('signs in', async () => {
    const token = await idToken('token@google.test');
    const { data } = await backend.browser().auth.signInWithIdToken({ provider: 'google', token, nonce });
    expect(data.user?.email).toBe('token@google.test');
  });

  test('is added to the account of who is signed in', async () => {
    await backend.addUser('tambah@google.test');
    const browser = await backend.signedIn('tambah@google.test');
    const token = await idToken('kedua@google.test');
    const { data } = await browser.auth.linkIdentity({ provider: 'google', token, nonce });
    expect(data.user?.identities).toHaveLength(2);
  });

  test.each([
    ['another nonce', { nonce: 'lain' }, 'Nonces mismatch'],
    ['no nonce', {}, 'Passed nonce and nonce in id_token should either both exist or not.'],
    ['a broken token', { nonce, token: 'x.y.z' }, 'Bad ID token'],
    ['our own access token', { nonce, own: true }, 'Bad ID token'],
  ])(
    '%s is refused',
    async (_name, { own, ...given }: { nonce?: string; token?: string; own?: boolean }, message) => {
      await backend.addUser('sendiri@google.test').catch(() => {});
      const mine = own
        ? (await sessionOf(await backend.signedIn('sendiri@google.test'))).access_token
        : undefined;
      const token = mine ?? (await idToken('tolak@google.test'));
      const credentials = { provider: 'google', token, ...given };
      const { error } = await backend.browser().auth.signInWithIdToken(credentials);
      expect(error).toMatchObject({ status: 400, message });
    },
  );

  test('a provider that is not configured is named', async () => {
    const other = await startTestBackend();
    const { error } = await other.browser().auth.signInWithIdToken({ provider: 'google', token: 'x' });
    expect(error).toMatchObject({
      code: 'provider_disabled',
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
    expect((await fetch(`${other.url}/fake-openid/keys`)).status).toBe(404);
    await other.end();
  });
});
