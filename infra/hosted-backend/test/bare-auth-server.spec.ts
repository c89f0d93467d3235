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
