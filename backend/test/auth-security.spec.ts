import { createHmac } from 'node:crypto';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { browserAt, makeAccount, PASSWORD, signIn } from './support/account.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { invite, mailedLink } from './support/invitations.js';
import { enrolTotp, passTotp } from './support/second-factor.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const TEN_MINUTES_S = 600;

let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let admin: TestPerson & { email: string };

beforeAll(async () => {
  hosted = await startHostedBackend();
  t = await startTestApp({ SUPABASE_URL: hosted.url });
  school = await makeTrialSchool(t, 'aba1001');
  other = await makeTrialSchool(t, 'bbb2002');
  admin = await makeAccount(t, { at: school, role: 'main_admin' });
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

const ask = (token: string) => t.call('get', '/api/schools/user-schools', { token });

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** As API keys used to be made: a token of the shared secret, for a role and nobody. */
function keyFor(role: string, secret: string, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(systemNow() / 1_000) + 3_600;
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', role, exp, ...claims })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

describe('a bearer of the product', () => {
  it('is an access token of somebody', async () => {
    await ask(admin.token).expect(200);
  });

  it('lives ten minutes at most, so that a stolen one is soon worthless', () => {
    const { iat, exp } = claimsOf(admin.token);
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(TEN_MINUTES_S);
  });

  it('is none of the keys of the hosted backend', async () => {
    const { publishableKey, secretKey } = t.config.hostedBackend;
    for (const key of [publishableKey, secretKey]) {
      const { body } = await ask(key).expect(401);
      expect(body.code).toBe('TOKEN_INVALID');
    }
  });

  it('is no token of a role other than authenticated, though the shared secret signs it', async () => {
    const secret = 'shared-secret-of-more-than-32-characters';
    const own = await startTestApp({ SUPABASE_URL: hosted.url, SUPABASE_JWT_SECRET: secret });
    try {
      const claims = { iss: `${hosted.url}/auth/v1`, aud: 'authenticated' };
      for (const role of ['anon', 'service_role', 'supabase_admin'])
        for (const extra of [{}, claims, { ...claims, sub: admin.userId }]) {
          const token = keyFor(role, secret, extra);
          await own.call('get', '/api/schools/user-schools', { token }).expect(401);
        }
      const nobody = keyFor('authenticated', secret, claims);
      await own.call('get', '/api/schools/user-schools', { token: nobody }).expect(401);
    } finally {
      await own.close();
    }
  });

  it('is no refresh token', async () => {
    const { data } = await browserAt(t).auth.signInWithPassword({ email: admin.email, password: PASSWORD });
    await ask(data.session?.refresh_token ?? '').expect(401);
  });

  it('stands in the header: not in the address, not in a cookie, not in the body', async () => {
    const path = '/api/schools/user-schools';
    const { token } = admin;
    await t.call('get', `${path}?access_token=${token}&token=${token}&apikey=${token}`).expect(401);
    const session = Buffer.from(JSON.stringify({ access_token: token })).toString('base64url');
    const cookies = [`rekod-session=base64-${session}`, `__Host-rekod-session=base64-${session}`];
    await t.call('get', path).set('cookie', cookies.join('; ')).expect(401);
    await t
      .call('post', '/api/schools/validate-admin-access')
      .send({ schoolCode: school.code, access_token: token })
      .expect(401);
  });

  it('of one school opens no other', async () => {
    const reply = t.call('get', '/api/members', { host: other.host, token: admin.token });
    expect((await reply.expect(403)).body.code).toBe('NOT_A_MEMBER');
  });
});

describe('a forged host', () => {
  const forged: Record<string, string>[] = [
    { 'x-forwarded-host': 'jahat.test' },
    { 'x-forwarded-host': 'bbb2002.localhost' },
    { forwarded: 'host=jahat.test;proto=https' },
    { 'x-original-host': 'jahat.test', 'x-host': 'jahat.test' },
    { 'x-forwarded-proto': 'javascript' },
  ];

  it.each(forged)('%j changes no link that is mailed', async (headers) => {
    const email = `${Math.random().toString(36).slice(2)}@contoh.test`;
    await t
      .call('post', '/api/invitations', { host: school.host, token: admin.token })
      .set(headers)
      .send({ email, role: 'teacher' })
      .expect(201);
    expect((await mailedLink(t, email)).origin).toBe('http://aba1001.localhost');
  });

  it.each(forged)('%j changes neither the school of a request nor where it leads', async (headers) => {
    const { body } = await t
      .call('get', '/api/schools/current', { host: school.host, token: admin.token })
      .set(headers)
      .expect(200);
    expect(body.school.code).toBe('aba1001');
    const page = await t.call('get', '/', { host: 'localhost' }).set(headers);
    expect(page.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

  it.each(['jahat.test', 'aba1001.localhost.jahat.test', 'localhost.jahat.test', 'jahat.test:80@localhost'])(
    '%s is nobody’s: it serves no page and names no school',
    async (host) => {
      const page = await t.call('get', '/dashboard', { host });
      expect(page.status).toBeGreaterThanOrEqual(400);
      const { body } = await t.call('get', '/api/schools/current', { host, token: admin.token });
      expect(['SCHOOL_REQUIRED', 'BAD_REQUEST']).toContain(body.code);
    },
  );
});

describe('somebody who was removed', () => {
  it('keeps the account and loses the school, with the token still good', async () => {
    const person = await makeAccount(t, { at: school, role: 'admin' });
    const options = { host: school.host, token: person.token };
    await t.call('get', '/api/members', options).expect(200);
    await t
      .call('delete', `/api/members/${person.userId}`, { host: school.host, token: admin.token })
      .expect(204);
    for (const path of ['/api/members', '/api/invitations', '/api/schools/current', '/api/lesson-plans'])
      expect((await t.call('get', path, options).expect(403)).body.code).toBe('NOT_A_MEMBER');
    const { token } = await invite(t, school, admin, person.email);
    expect(token).not.toBe('');
  });
});

describe('somebody with a second step', () => {
  it('may do nothing with the password alone, and everything once the step is passed', async () => {
    const person = await makeAccount(t, { at: school, role: 'teacher' });
    const browser = browserAt(t);
    await browser.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    const raised = await passTotp(browser, await enrolTotp(browser));

    await ask(raised).expect(200);
    const { token } = await signIn(t, person.email);
    expect((await ask(token).expect(401)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await ask(person.token).expect(401)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('has no use for a token from before it, however often that was asked with', async () => {
    const person = await makeAccount(t, { at: school, role: 'teacher' });
    await ask(person.token).expect(200);
    const browser = browserAt(t);
    await browser.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    const raised = await passTotp(browser, await enrolTotp(browser));
    await t.call('post', '/api/sessions/check', { token: raised }).expect(204);
    expect((await ask(person.token).expect(401)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    await ask(raised).expect(200);
  });
});

it('signing in, and failing to, is audited at the hosted backend with the address it came from', async () => {
  const { userId } = await signIn(t, admin.email);
  const wrong = { email: admin.email, password: 'bukan ini' };
  expect((await browserAt(t).auth.signInWithPassword(wrong)).error?.status).toBe(400);
  const { secretKey } = t.config.hostedBackend;
  const reply = await fetch(`${hosted.url}/auth/v1/admin/audit?per_page=50`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  const entries = (await reply.json()) as {
    payload: { action: string; actor_id: string };
    ip_address: string;
  }[];
  const own = entries.filter(({ payload }) => payload.actor_id === userId);
  expect(own.map(({ payload }) => payload.action)).toEqual(expect.arrayContaining(['login', 'login_failed']));
  expect(own[0]?.ip_address).toMatch(/127\.0\.0\.1|::1/);
});
