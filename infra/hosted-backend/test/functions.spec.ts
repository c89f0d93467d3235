import { join } from 'node:path';
import { FunctionsClient } from '@supabase/functions-js';
import {
  FunctionRegion,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { mailTo } from './support/mail-to.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const jwtSecret = 'rahsia-yang-cukup-panjang-untuk-ujian-ini';
let backend: TestBackend;
let user: SupabaseClient;
let userId: string;

beforeAll(async () => {
  backend = await startTestBackend({
    jwtSecret,
    functionsFolder: join(import.meta.dirname, 'functions'),
    functionSettings: { APP_URL: 'http://localhost:3000' },
    functionTimeoutSeconds: 1,
  });
  userId = await backend.addUser('guru@fungsi.test');
  user = await backend.signedIn('guru@fungsi.test');
});
afterAll(() => backend.end());

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a function knows its caller by the token, and its settings', async () => {
  const { data, error } = await user.functions.invoke('echo', { body: { a: 1 } });
  expect(error).toBeNull();
  expect(data).toMatchObject({
    method: 'POST',
    caller: userId,
    settings: { APP_URL: 'http://localhost:3000' },
    body: { a: 1 },
  });
});

test('who is not signed in calls as nobody in particular', async () => {
  const { data } = await backend.browser().functions.invoke('echo', { body: 'salam' });
  expect(data).toMatchObject({ caller: 'anon' });
});

const form = () => {
  const filled = new FormData();
  filled.set('nama', 'Cikgu');
  return filled;
};

test.each([
  ['an object', { a: [1, null] }, 'application/json', { a: [1, null] }],
  ['text', 'salam', 'text/plain', 'salam'],
  ['a form', form(), 'multipart/form-data', { nama: 'Cikgu' }],
  ['a blob', new Blob(['salam'], { type: 'text/csv' }), 'text/csv', 'salam'],
  ['bytes', new TextEncoder().encode('salam').buffer, 'application/octet-stream', 'salam'],
])('%s arrives as it was sent', async (_name, body, type, read) => {
  const { data } = await user.functions.invoke('echo', { body });
  expect(data).toMatchObject({ type, body: read });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('%s arrives as such', async (method) => {
  expect((await user.functions.invoke('echo', { method })).data).toMatchObject({ method });
});

test.each([
  ['text/plain', 'salam'],
  ['application/octet-stream', expect.any(Blob)],
  ['application/pdf', expect.any(Blob)],
])('an answer of %s is handed over as its type asks', async (type, expected) => {
  const { data } = await user.functions.invoke(`kinds?type=${type}`);
  expect(data).toEqual(expected);
});

test('a stream of events stays a stream', async () => {
  const { data } = await user.functions.invoke('kinds?type=text/event-stream');
  expect(await (data as Response).text()).toBe('data: satu\n\ndata: dua\n\n');
});

async function failure(client: SupabaseClient, name: string, how = '') {
  const { error } = await client.functions.invoke(name, { body: { how } });
  return { error, status: error?.context.status, body: await error?.context.json() };
}

test("a function's own refusal reaches the caller", async () => {
  const { error, ...rest } = await failure(user, 'misbehave', 'refuse');
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(rest).toEqual({ status: 403, body: { message: 'Tidak dibenarkan' } });
});

test('a function that fails tells nothing of the reason', async () => {
  const { error, ...rest } = await failure(user, 'misbehave', 'throw');
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(rest).toMatchObject({ status: 500, body: { code: 'WORKER_ERROR' } });
  expect(rest.body.message).not.toContain('asked');
});

test.each(['', 'tiada', 'Echo', '..%2Fecho', '/echo', 'functions.spec'])(
  '%s is no function',
  async (name) => {
    const { error, status } = await failure(user, name);
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(status).toBe(404);
  },
);

test('a function that cannot be loaded, or is too slow, is an error of the relay', async () => {
  const broken = await failure(user, 'broken');
  expect(broken.error).toBeInstanceOf(FunctionsRelayError);
  expect(broken.body).toMatchObject({ code: 'BOOT_ERROR' });
  const slow = await failure(user, 'misbehave', 'hang');
  expect(slow.error).toBeInstanceOf(FunctionsRelayError);
  expect(slow.status).toBe(504);
});

test('a caller who waits no longer gets an error of the fetch', async () => {
  const { error } = await user.functions.invoke('misbehave', { body: { how: 'hang' }, timeout: 50 });
  expect(error).toBeInstanceOf(FunctionsFetchError);
});

test('a function sees its own address, with what follows its name', async () => {
  const addressOf = async (path: string) => (await user.functions.invoke(path)).data.url;
  expect(await addressOf('echo')).toBe(`${backend.url}/echo`);
  expect(await addressOf('echo?tahun=6&kelas=a%2Fb')).toBe(`${backend.url}/echo?tahun=6&kelas=a%2Fb`);
  expect(await addressOf('echo/kelas/6?a=1')).toBe(`${backend.url}/echo/kelas/6?a=1`);
  expect(await addressOf('echo//kelas')).toBe(`${backend.url}/echo//kelas`);
});

test('the region that a client asks for arrives', async () => {
  const { data } = await user.functions.invoke('echo', { region: FunctionRegion.ApSoutheast1 });
  expect(data.headers['x-region']).toBe('ap-southeast-1');
  expect(data.url).toBe(`${backend.url}/echo?forceFunctionRegion=ap-southeast-1`);
});

test('a token that names no role calls too', async () => {
  const token = await new SignJWT({ name: 'anon' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(jwtSecret));
  const functions = new FunctionsClient(`${backend.url}/functions/v1`);
  functions.setAuth(token);
  expect((await functions.invoke('echo')).error).toBeNull();
});

test('a forged token calls nothing, and it is the relay that says so', async () => {
  const headers = { Authorization: 'Bearer palsu' };
  const { error } = await user.functions.invoke('echo', { headers });
  expect(error).toBeInstanceOf(FunctionsRelayError);
  expect(error?.message).toBe('Relay Error invoking the Edge Function');
  expect(error?.context.status).toBe(401);
  expect((await fetch(`${backend.url}/functions/v1/echo`, { method: 'POST' })).status).toBe(401);
});

test('a function sends mail within the limits of the server', async () => {
  expect((await user.functions.invoke('misbehave', { body: { how: 'mail' } })).data).toBe('mail');
  expect(await mailTo(backend, 'guru@fungsi.test')).toMatchObject({ subject: 'Salam' });
  expect(await failure(user, 'misbehave', 'mail')).toMatchObject({ status: 429 });
});

test('a body beyond the limit is refused', async () => {
  const { error } = await user.functions.invoke('echo', { body: 'x'.repeat(7 * 1024 * 1024) });
  expect(error?.context.status).toBe(413);
});

test('a page of another origin may call, and reads the errors of the relay', async () => {
  const { headers } = await fetch(`${backend.url}/functions/v1/echo`, {
    method: 'OPTIONS',
    headers: { origin: 'http://aba1001.localhost:3000', 'access-control-request-method': 'POST' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const answer = await fetch(`${backend.url}/functions/v1/echo`, { headers: { origin: 'http://a.test' } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('x-relay-error');
});
