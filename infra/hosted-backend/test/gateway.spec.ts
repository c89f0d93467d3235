import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const ask = (path: string, init?: RequestInit) => fetch(`${backend.url}${path}`, init);
const withKey = (key: string) => ({ headers: { apikey: key } });

test.each(['/auth/v1/health', '/auth/v1/settings', '/auth/v1/user', '/auth/v1/admin/users'])(
  '%s asks for an API key',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
  },
);

test('a key that is none is refused', async () => {
  const response = await ask('/auth/v1/health', withKey('sb_publishable_lain'));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
});

test('the key may stand in the address, as in links that a browser opens', async () => {
  expect((await ask(`/auth/v1/health?apikey=${backend.publishableKey}`)).status).toBe(200);
});

test('the key set is open to anybody', async () => {
  expect((await ask('/auth/v1/.well-known/jwks.json')).status).toBe(200);
});

test('health names the service', async () => {
  const response = await ask('/auth/v1/health', withKey(backend.publishableKey));
  expect(await response.json()).toMatchObject({ name: 'GoTrue' });
});

test('settings tell how signing up works', async () => {
  const response = await ask('/auth/v1/settings', withKey(backend.publishableKey));
  expect(await response.json()).toMatchObject({
    external: { email: true },
    disable_signup: false,
    mailer_autoconfirm: true,
  });
});

test('a user route without a token is not authorised', async () => {
  const { error } = await backend.browser().auth.getUser('bukan-token');
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  const response = await ask('/auth/v1/user', withKey(backend.publishableKey));
  expect(await response.json()).toMatchObject({
    error_code: 'bad_jwt',
    msg: 'invalid claim: missing sub claim',
  });
});

test.each(['/', '/auth/v1/tiada', '/auth/v1/admin/tiada', '/realtime/v1/tiada', '/auth/v1/user/%00'])(
  '%s is not found',
  async (path) => {
    const response = await ask(path, {
      headers: { apikey: backend.publishableKey, 'x-supabase-api-version': '2024-01-01' },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'not_found', message: 'Not Found' });
  },
);

test('every answer forbids storing and guessing its type', async () => {
  for (const path of ['/auth/v1/health', '/tiada', '/mailbox']) {
    const { headers } = await ask(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a preflight of another origin allows what the client sends, without a key', async () => {
  const response = await ask('/auth/v1/token?grant_type=password', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://aba1001.localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  for (const name of [
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'prefer',
  ]) {
    expect(allowed).toContain(name);
  }
});

test('refusals too can be read from another origin, with the headers of a list', async () => {
  const { headers } = await ask('/auth/v1/user', { headers: { origin: 'http://aba1001.localhost:3000' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('x-total-count');
});

test('the mailbox cannot be read from another origin or under another name', async () => {
  const { headers } = await ask('/mailbox', { headers: { origin: 'http://jahat.test' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('the bare arrangement stands at the root and asks for no key', async () => {
  const bare = await startTestBackend({ basePath: false, requireApiKey: false });
  expect((await fetch(`${bare.url}/health`)).status).toBe(200);
  const response = await fetch(`${bare.url}/signup`, {
    method: 'POST',
    body: JSON.stringify({ email: 'guru@akar.test', password }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  const user = await fetch(`${bare.url}/user`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await user.json()).toMatchObject({ email: 'guru@akar.test' });
  expect((await fetch(`${bare.url}/user`)).status).toBe(401);
  expect((await fetch(`${bare.url}/admin/users`)).status).toBe(401);
  await bare.end();
});
