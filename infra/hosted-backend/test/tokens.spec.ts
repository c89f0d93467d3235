import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const jwtSecret = '37c304f8-51aa-419a-a1af-06154e63707a';
const secret = new TextEncoder().encode(jwtSecret);

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ jwtSecret });
  await backend.addUser('guru@token.test');
});
afterAll(() => backend.end());

const serviceRole = (algorithmKey: Uint8Array) =>
  new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(algorithmKey);

test('the published key verifies a token that carries every claim', async () => {
  const session = await sessionOf(await backend.signedIn('guru@token.test'));
  const keys = createRemoteJWKSet(new URL(`${backend.url}/auth/v1/.well-known/jwks.json`));
  const { payload, protectedHeader } = await jwtVerify(session.access_token, keys, {
    issuer: `${backend.url}/auth/v1`,
    audience: 'authenticated',
  });
  expect(protectedHeader.alg).toBe('ES256');
  expect(payload).toMatchObject({
    sub: session.user.id,
    email: 'guru@token.test',
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
});

test('the client verifies its own token against the key set', async () => {
  const { data } = await (await backend.signedIn('guru@token.test')).auth.getClaims();
  expect(data?.claims.email).toBe('guru@token.test');
});

test('the published keys hold no private part', async () => {
  const response = await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`);
  expect(await response.text()).not.toMatch(/"(d|p|q|dp|dq|qi|k)":/);
});

test('a service_role token of the shared secret is API key and administrator at once', async () => {
  const client = backend.browser({ key: await serviceRole(secret) });
  expect((await client.auth.admin.listUsers()).error).toBeNull();
});

test.each([
  ['another secret', () => serviceRole(new TextEncoder().encode('x'.repeat(40)))],
  ['no signature', async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ['a public key taken for a secret', forgedWithPublicKey],
  ['a past expiry', () => expired()],
])('a token of %s is refused', async (_name, forge) => {
  const token = await forge();
  const response = await fetch(`${backend.url}/auth/v1/admin/users`, {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error_code: 'bad_jwt' });
});

async function forgedWithPublicKey(): Promise<string> {
  const response = await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  const header = { alg: 'HS256', kid: keys[0]?.kid };
  const key = new TextEncoder().encode(JSON.stringify(keys[0]));
  return new SignJWT({ role: 'service_role' }).setProtectedHeader(header).sign(key);
}

const expired = () =>
  new SignJWT({ role: 'service_role', exp: 1 }).setProtectedHeader({ alg: 'HS256' }).sign(secret);

test('the keys of a file sign and are published instead', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKeysFile = join(backend.dataDir, 'signing-keys.json');
  await writeFile(
    signingKeysFile,
    JSON.stringify([{ ...(await exportJWK(privateKey)), kid: 'satu', alg: 'RS256' }]),
  );
  const other = await startTestBackend({ signingKeysFile, publicUrl: 'http://auth.test/' });
  await other.addUser('guru@fail.test');
  const { access_token } = await sessionOf(await other.signedIn('guru@fail.test'));
  expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'RS256', kid: 'satu' });
  const keys = createRemoteJWKSet(new URL(`${other.url}/auth/v1/.well-known/jwks.json`));
  await jwtVerify(access_token, keys, { issuer: 'http://auth.test/auth/v1' });
  await other.end();
});
