import { createPublicKey, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const SECRET = 'test-only-shared-secret-of-more-than-32-characters';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());
afterEach(() => jest.restoreAllMocks());

const ask = (token?: string, to: TestApp = t) =>
  to.call('get', '/api/schools/user-schools', token === undefined ? {} : { token });
const encoded = (text: string) => new TextEncoder().encode(text);
const seconds = () => Math.floor(systemNow() / 1_000);

/** What the hosted backend claims of a signed-in person; a part given as undefined is left out. */
const claims = (part: JWTPayload = {}, of: TestApp = t): JWTPayload => {
  const all = {
    iss: `${of.issuer.url}/auth/v1`,
    aud: 'authenticated',
    sub: randomUUID(),
    role: 'authenticated',
    iat: seconds(),
    exp: seconds() + 600,
    ...part,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
const hs256 = (secret: string | Uint8Array, kid?: string, of: TestApp = t) =>
  new SignJWT(claims({}, of))
    .setProtectedHeader({ alg: 'HS256', ...(kid && { kid }) })
    .sign(typeof secret === 'string' ? encoded(secret) : secret);

async function expectRefused(token: string, code = 'TOKEN_INVALID', by: TestApp = t): Promise<void> {
  const { body, headers } = await ask(token, by).expect(401);
  expect(body).toEqual({ code, message: expect.any(String) });
  expect(headers['www-authenticate']).toBe('Bearer');
}

/** As much later for everything that reads the clock of the system. */
function later(ms: number): void {
  const now = systemNow();
  jest.spyOn(Date, 'now').mockReturnValue(now + ms);
}

describe('a bearer token', () => {
  it('of the hosted backend is accepted', async () => {
    await ask(await t.issuer.token(randomUUID())).expect(200);
    await ask(await t.issuer.sign(claims())).expect(200);
  });

  it('is accepted whatever the case of the word Bearer', async () => {
    const token = await t.issuer.sign(claims());
    await ask().set('authorization', `bearer ${token}`).expect(200);
  });

  it('that is missing is UNAUTHENTICATED', async () => {
    const { body, headers } = await ask().expect(401);
    expect(body.code).toBe('UNAUTHENTICATED');
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic dTpw', 'token'])(
    'is missing where the header says %j',
    async (header) => {
      const { body } = await ask().set('authorization', header).expect(401);
      expect(body.code).toBe('UNAUTHENTICATED');
    },
  );

  it('is not taken from the address or a cookie', async () => {
    const token = await t.issuer.sign(claims());
    await t.call('get', `/api/schools/user-schools?access_token=${token}`).expect(401);
    await ask().set('cookie', `access_token=${token}`).expect(401);
  });

  it('that has expired is TOKEN_EXPIRED', async () => {
    await expectRefused(await t.issuer.sign(claims({ exp: seconds() - 1 })), 'TOKEN_EXPIRED');
  });

  it.each<[string, JWTPayload]>([
    ['of a foreign issuer', { iss: 'https://evil.test/auth/v1' }],
    ['of no issuer', { iss: undefined }],
    ['for a foreign audience', { aud: 'anon' }],
    ['for no audience', { aud: undefined }],
    ['that is the key of the service', { role: 'service_role' }],
    ['that is the public key', { role: 'anon' }],
    ['of no role', { role: undefined }],
    ['of nobody', { sub: undefined }],
    ['of an empty subject', { sub: '' }],
    ['of a subject that is no id', { sub: 'admin' }],
    ['that never expires', { exp: undefined }],
    // By a day: in a long run the table is made minutes before its tests.
    ['that is not valid yet', { nbf: Math.floor(systemNow() / 1_000) + 86_400 }],
  ])('%s is refused', async (_, part) => {
    await expectRefused(await t.issuer.sign(claims(part)));
  });

  it('that was tampered with is refused', async () => {
    const [header, payload = '', signature] = (await t.issuer.sign(claims())).split('.');
    const admin = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: randomUUID() };
    const forged = Buffer.from(JSON.stringify(admin)).toString('base64url');
    await expectRefused(`${header}.${forged}.${signature}`);
    await expectRefused(`${header}.${payload}.${signature?.split('').reverse().join('')}`);
    await expectRefused(`${header}.${payload}.`);
  });

  it.each(['a', 'a.b', 'a.b.c', '..', 'e30.e30.e30', 'a.b.c.d', '%00', 'bnVsbA.e30.e30', 'null', '{}'])(
    'that is malformed is refused: %s',
    async (token) => {
      await expectRefused(token);
    },
  );

  it('without a signature (alg none) is refused', async () => {
    await expectRefused(new UnsecuredJWT(claims()).encode());
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: t.issuer.publicKey().kid }));
    const [, payload] = (await t.issuer.sign(claims())).split('.');
    await expectRefused(`${header.toString('base64url')}.${payload}.`);
  });

  it('signed with the public key as if it were a shared secret is refused', async () => {
    const jwk = t.issuer.publicKey();
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const pem = key.export({ type: 'spki', format: 'pem' });
    const der = new Uint8Array(key.export({ type: 'spki', format: 'der' }));
    for (const secret of [pem.toString(), der, JSON.stringify(jwk)])
      await expectRefused(await hs256(secret, jwk.kid));
  });

  it('of a shared secret is refused where none is configured', async () => {
    await expectRefused(await hs256(SECRET));
  });

  it.each(['ES256', 'RS256'])('signed by a stranger with %s under our key id is refused', async (alg) => {
    const { privateKey } = await generateKeyPair(alg);
    const { kid } = t.issuer.publicKey();
    await expectRefused(await new SignJWT(claims()).setProtectedHeader({ alg, kid }).sign(privateKey));
  });

  it('that brings its own key, or names none, is refused', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const own = new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', jwk, kid: 'own' }).sign(privateKey);
    await expectRefused(await own);
    await expectRefused(await t.issuer.sign(claims(), { kid: undefined }));
  });
});

describe('the keys of the hosted backend', () => {
  let own: TestApp;
  beforeEach(async () => {
    own = await startTestApp();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await own?.close();
  });
  const token = () => own.issuer.sign(claims({}, own));
  const expectAccepted = async (given: string) => void (await ask(given, own).expect(200));

  it('are asked for once, however many requests come at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 25 }, token));
    await Promise.all(tokens.map(expectAccepted));
    expect(own.issuer.keySetRequests()).toBe(1);
  });

  it('are kept for ten minutes', async () => {
    await expectAccepted(await token());
    later(9 * 60_000);
    await expectAccepted(await token());
    expect(own.issuer.keySetRequests()).toBe(1);
    later(2 * 60_000);
    await expectAccepted(await token());
    expect(own.issuer.keySetRequests()).toBe(2);
  });

  it('are asked for again when a new key signs, and the old key counts no more', async () => {
    const old = await token();
    await expectAccepted(old);
    await own.issuer.rotate();
    later(11_000);
    await expectAccepted(await token());
    await expectRefused(old, 'TOKEN_INVALID', own);
  });

  it('are not asked for at the pace of made-up key ids', async () => {
    await expectAccepted(await token());
    for (let n = 0; n < 20; n += 1)
      await expectRefused(await own.issuer.sign(claims({}, own), { kid: `made-up-${n}` }), undefined, own);
    expect(own.issuer.keySetRequests()).toBe(1);
  });

  it('still verify while the hosted backend is away: who was let in stays in', async () => {
    await expectAccepted(await token());
    const known = await token();
    await expectAccepted(known);
    await own.issuer.close();
    await expectAccepted(known);
  });

  it('let nobody new in while nobody can say whether they have a second step', async () => {
    await expectAccepted(await token());
    await own.issuer.close();
    const { body } = await ask(await own.issuer.sign(claims({}, own)), own).expect(503);
    expect(body.code).toBe('SERVICE_UNAVAILABLE');
  });

  it('that were never there are 503, not a refusal', async () => {
    await own.issuer.close();
    const { body } = await ask(await token(), own).expect(503);
    expect(body.code).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('the shared secret (SUPABASE_JWT_SECRET)', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startTestApp({ SUPABASE_JWT_SECRET: SECRET });
  });
  afterAll(() => own?.close());

  it('verifies tokens without asking for keys', async () => {
    await ask(await hs256(SECRET, undefined, own), own).expect(200);
    await ask(await hs256(SECRET, 'any', own), own).expect(200);
    expect(own.issuer.keySetRequests()).toBe(0);
  });

  it('stands beside the key set', async () => {
    await ask(await own.issuer.sign(claims({}, own)), own).expect(200);
  });

  it.each(['another-secret-of-more-than-32-characters!', `${SECRET} `])(
    'does not verify what %s signed',
    async (secret) => {
      await expectRefused(await hs256(secret, undefined, own), 'TOKEN_INVALID', own);
    },
  );

  it('does not verify what the public key signed', async () => {
    const jwk = own.issuer.publicKey();
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    await expectRefused(await hs256(pem.toString(), jwk.kid, own), 'TOKEN_INVALID', own);
  });
});
