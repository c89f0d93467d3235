import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthClient, GoTrueAdminApi } from '@supabase/supabase-js';
import { decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { follow } from './support/follow.ts';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

const jwtSecret = '37c304f8-51aa-419a-a1af-06154e63707a';
const redirectTo = 'http://localhost:9999/welcome';

/** The arrangement in which the client's own suite runs against a server: no gateway, no API key. */
describe.each([true, false])('with the base path %s', (basePath) => {
  // The client shares key sets by kid between instances.
  const kid = `satu-${basePath}`;
  let backend: TestBackend;
  let url: string;
  let key: JWK;
  let folder: string;

  beforeAll(async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const parts = { kid, alg: 'RS256', use: 'sig', key_ops: ['sign', 'verify'], ext: true };
    key = { ...(await exportJWK(privateKey)), ...parts };
    folder = await mkdtemp(join(tmpdir(), 'signing-keys-'));
    const signingKeysFile = join(folder, 'keys.json');
    await writeFile(signingKeysFile, JSON.stringify([key, { kty: 'oct', k: 'x', kid: 'dua' }]));
    backend = await startTestBackend({
      basePath,
      jwtSecret,
      signingKeysFile,
      requireApiKey: undefined,
      autoconfirm: true,
      mailMaxFrequencySeconds: 1,
      passwordMinLength: 6,
      smsTestOtp: { '1234567890': '123456' },
      siteUrl: 'http://localhost:9999',
      redirectAllowList: ['https://supabase.io/docs'],
    });
    url = basePath ? `${backend.url}/auth/v1` : backend.url;
  });
  afterAll(async () => {
    await backend.end();
    await rm(folder, { recursive: true });
  });

  const client = () => new AuthClient({ url, autoRefreshToken: false, persistSession: false });

  async function administrator(token: SignJWT, signWith: 'secret' | 'key') {
    const jwt =
      signWith === 'secret'
        ? await token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(jwtSecret))
        : await token
            .setProtectedHeader({ alg: 'RS256', kid })
            .sign(await importJWK({ ...key, key_ops: ['sign'] }, 'RS256'));
    return new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${jwt}` } });
  }

  test('people register and sign in without an API key, with tokens of the key in the file', async () => {
    const email = 'guru@luar.test';
    const auth = client();
    const { data } = await auth.signUp({ email, password });
    expect(decodeProtectedHeader(data.session?.access_token ?? '')).toMatchObject({
      kid,
      alg: 'RS256',
    });
    expect((await auth.getClaims()).data?.claims.email).toBe(email);
    expect((await client().signUp({ email, password })).error?.message).toBe('User already registered');
  });

  test.each(['secret', 'key'] as const)('administrators come with a token of the %s', async (signWith) => {
    for (const claims of [{ role: 'service_role' }, { role: 'supabase_admin', sub: '1234567890' }]) {
      const admin = await administrator(new SignJWT(claims), signWith);
      expect((await admin.listUsers()).error).toBeNull();
    }
  });

  test('who has no account and wants none is sent no code', async () => {
    const options = { shouldCreateUser: false };
    const unknown = await client().signInWithOtp({ email: 'tiada@luar.test', options });
    expect(unknown).toMatchObject({
      data: { user: null, session: null },
      error: { status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' },
    });
    const nobody = await client().signInWithOtp({ phone: '1234567890', options });
    expect(nobody.error).toMatchObject({ status: 422, code: 'otp_disabled' });
    const email = 'kod@luar.test';
    await client().signUp({ email, password });
    expect((await client().signInWithOtp({ email, options })).error).toBeNull();
  });

  test('a number with a fixed code signs in, others have no provider', async () => {
    const auth = client();
    expect((await auth.signInWithOtp({ phone: '+1234567890' })).error).toBeNull();
    const code = { phone: '+1234567890', token: '123456', type: 'sms' } as const;
    expect((await auth.verifyOtp(code)).data.session).toBeTruthy();
    expect((await auth.signInWithOtp({ phone: '+15555550123' })).error?.status).toBe(400);
  });

  test('the links of an administrator lead where they were asked to', async () => {
    const admin = await administrator(new SignJWT({ role: 'service_role' }), 'secret');
    const { data } = await admin.generateLink({
      type: 'signup',
      email: 'pautan@luar.test',
      password,
      options: { redirectTo },
    });
    const link = data.properties?.action_link ?? '';
    expect(link).toMatch(/\?token=\w+&type=signup&redirect_to=http:\/\/localhost:9999\/welcome$/);
    expect(await follow(link)).toMatchObject({ page: redirectTo, fragment: { type: 'signup' } });
  });

  test('keys that the signing key signed are API keys, and stand in for no token', async () => {
    const sign = async (role: string) =>
      new SignJWT({ iss: 'supabase-demo', role, exp: 1983812996 })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(await importJWK({ ...key, key_ops: ['sign'] }, 'RS256'));
    const headers = { apikey: await sign('anon') };
    const auth = new AuthClient({ url, headers, autoRefreshToken: false, persistSession: false });
    expect((await auth.signInAnonymously()).data.user?.is_anonymous).toBe(true);
    await auth.signOut();
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.message).toContain('Bearer token');
    const secret = await sign('service_role');
    const admin = new GoTrueAdminApi({ url, headers: { apikey: secret, Authorization: `Bearer ${secret}` } });
    expect((await admin.oauth.listClients()).error).toBeNull();
    expect((await admin.listUsers({ page: -1, perPage: 10 })).error?.status).toBe(400);
  });

  test('tokens that are none are told apart from sessions that are none', async () => {
    const auth = client();
    const { data } = await auth.signUp({ email: 'token@luar.test', password });
    const refresh_token = 'tiada';
    const forged = [{ alg: 'HS256' }, { role: 'authenticated', exp: 1983812996 }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const getClaims = await auth.getClaims(`${forged}.c2lnbmF0dXJl`);
    expect(getClaims.error?.message).toContain('unable to parse or verify signature');
    const expired = await new SignJWT({ exp: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('lain'));
    const set = await auth.setSession({ access_token: expired, refresh_token });
    expect(set.error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
    expect((await auth.exchangeCodeForSession('tiada')).error?.status).toBe(400);
    expect(data.session?.token_type).toBe('bearer');
  });

  test('what cannot be registered is refused with the reason', async () => {
    const auth = client();
    const short = await auth.signUp({ email: 'asd@a.aa', password: '123' });
    expect(short.error?.message).toContain('Password should be at least 6 characters');
    const none = await auth.signUp({ email: 'a', password: '123456' });
    expect(none.error?.message).toContain('Unable to validate email address: invalid format');
    const wish = { emailRedirectTo: 'bukan-alamat', data: { info: 'ada' } };
    const { data } = await auth.signUp({ email: 'pilihan@luar.test', password, options: wish });
    expect(data.user?.user_metadata).toMatchObject(wish.data);
    const resend = { type: 'signup', email: 'tiada@luar.test', options: wish } as const;
    expect((await auth.resend(resend)).error).toBeNull();
    const phone = { type: 'phone_change', phone: '15555550123', options: { captchaToken: 'x' } } as const;
    expect((await auth.resend(phone)).error).toBeNull();
    const wrong = await auth.verifyOtp({ phone: phone.phone, type: 'phone_change', token: '123456' });
    expect(wrong.error).toMatchObject({ status: 403, message: 'Token has expired or is invalid' });
  });

  test('who was deleted meanwhile signs out all the same', async () => {
    const auth = client();
    const { data } = await auth.signUp({ email: 'hapus@luar.test', password });
    const admin = await administrator(new SignJWT({ role: 'service_role' }), 'secret');
    await admin.deleteUser(data.user?.id ?? '');
    expect((await auth.signOut()).error).toBeNull();
  });

  test('identities are linked by hand only where that is turned on', async () => {
    const auth = client();
    await auth.signUp({ email: 'kait@luar.test', password });
    const { data } = await auth.getUserIdentities();
    expect(data?.identities).toMatchObject([
      { provider: 'email', identity_data: { email: 'kait@luar.test' } },
    ]);
    const linked = await auth.linkIdentity({ provider: 'google' });
    expect(linked.error?.message).toContain('Manual linking is disabled');
    const [identity] = data?.identities ?? [];
    const unlinked = identity && (await auth.unlinkIdentity(identity));
    expect(unlinked?.error?.message).toContain('Manual linking is disabled');
    const google = await auth.signInWithIdToken({ provider: 'google', token: 'x', nonce: 'y' });
    expect(google.error?.message).toContain('Provider (issuer "https://accounts.google.com") is not enabled');
  });

  test('whoever has no session is told so', async () => {
    const auth = client();
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.message).toContain('Bearer token');
    expect((await auth.reauthenticate()).error?.message).toBe('Auth session missing!');
    const admin = new GoTrueAdminApi({ url });
    expect((await admin.signOut('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/);
  });
});

test('who configures a publishable key has it asked for', async () => {
  const publishableKey = 'sb_publishable_ujian';
  const backend = await startTestBackend({ publishableKey, requireApiKey: undefined });
  expect((await fetch(`${backend.url}/auth/v1/settings`)).status).toBe(401);
  const settings = await fetch(`${backend.url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
  expect(await settings.json()).toMatchObject({ external: { email: true, anonymous_users: true } });
  await backend.end();
});
