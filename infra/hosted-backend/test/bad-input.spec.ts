import { connect } from 'node:net';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.addUser('guru@buruk.test');
  token =
    (await (await backend.signedIn('guru@buruk.test')).auth.getSession()).data.session?.access_token ?? '';
});
afterAll(() => backend.end());

const email = 'x@buruk.test';
const routes = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['PUT', '/user'],
  ['POST', '/admin/users'],
  ['POST', '/otp'],
  ['POST', '/recover'],
  ['POST', '/verify'],
  ['POST', '/resend'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/invite'],
  ['POST', '/admin/generate_link'],
  ['POST', '/factors'],
  ['POST', '/passkeys/authentication/verify'],
  ['POST', '/admin/oauth/clients'],
] as const;

const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, 1])));

const bodies: [string, string | Buffer][] = [
  ['nothing', ''],
  ['white space', ' \n'],
  ['half a document', '{"email":'],
  ['an array', '[]'],
  ['a string', '"email"'],
  ['null', 'null'],
  ['a number', '7'],
  ['an e-mail that is a number', '{"email":7,"password":7,"refresh_token":7}'],
  ['fields that are objects', '{"email":{},"password":[],"refresh_token":{},"data":7,"user_metadata":[]}'],
  ['NUL in the e-mail', '{"email":"a\\u0000@buruk.test","password":"x","refresh_token":"\\u0000"}'],
  ['NUL in the metadata', `{"email":"${email}","password":"${password}","data":{"a":{"b":"\\u0000"}}}`],
  ['NUL in a key', `{"email":"${email}","password":"${password}","data":{"\\u0000":1}}`],
  ['half a surrogate pair', `{"email":"${email}","password":"${password}","data":{"a":"\\ud800"}}`],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a wide body', wide],
  ['wide metadata', `{"email":"${email}","password":"${password}","data":${wide}}`],
  ['a very deep nest', `{"email":"${email}","data":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  [
    'an e-mail beyond every column',
    `{"email":"${'a'.repeat(5000)}@buruk.test","refresh_token":"${'x'.repeat(5000)}"}`,
  ],
  [
    'an e-mail that grows in lower case',
    `{"email":"${'İ'.repeat(200)}@buruk.test","password":"${password}"}`,
  ],
  ['what is no e-mail', '{"email":"bukan e-mel","password":"x","refresh_token":"x"}'],
];

const send = (method: string, path: string, body: string | Buffer) => {
  const admin = path.startsWith('/admin') || path === '/invite';
  return fetch(`${backend.url}/auth/v1${path}`, {
    method,
    body: body as RequestInit['body'],
    headers: {
      'content-type': 'application/json',
      apikey: admin ? backend.secretKey : backend.publishableKey,
      authorization: `Bearer ${admin ? backend.secretKey : token}`,
    },
  });
};

describe.each(routes)('%s %s', (method, path) => {
  test.each(bodies)('refuses %s', async (_name, body) => {
    const response = await send(method, path, body);
    expect([400, 422]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error_code: expect.any(String), msg: expect.any(String) });
  });
});

test('the codes tell malformed JSON, a wrong type and a bad value apart', async () => {
  const codeOf = async (body: string) => {
    const answer = (await (await send('POST', '/signup', body)).json()) as { error_code: string };
    return answer.error_code;
  };
  expect(await codeOf('{')).toBe('bad_json');
  expect(await codeOf('{"email":7}')).toBe('bad_json');
  expect(await codeOf(`{"email":"bukan e-mel","password":"${password}"}`)).toBe('validation_failed');
  expect(await codeOf(`{"email":"${email}"}`)).toBe('validation_failed');
});

test('a body beyond the limit is refused', async () => {
  const response = await send('POST', '/signup', `{"data":"${'x'.repeat(16 * 1024)}"}`);
  expect(response.status).toBe(413);
});

test.each([
  ['GET', '/admin/users/bukan-id', 404],
  ['GET', '/admin/users/%00', 404],
  ['GET', `/admin/users/${'a'.repeat(90)}`, 404],
  ['GET', '/admin/users?page=-1', 400],
  ['GET', '/admin/users?page=1e99', 400],
  ['GET', '/admin/users?per_page=satu', 400],
  ['GET', '/admin/users?page=1&page=2', 400],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/authorize', 400],
  ['GET', '/authorize?provider=__proto__', 400],
  ['GET', '/authorize?provider=a&provider=b', 400],
  ['GET', '/verify?redirect_to=a&redirect_to=b', 400],
  ['GET', '/verify?token=%00', 400],
  ['GET', '/admin/audit?page=0', 400],
  ['GET', '/admin/users/bukan-id/factors', 404],
])('%s %s is refused with %i', async (method, path, status) => {
  const response = await fetch(`${backend.url}/auth/v1${path}`, {
    method,
    headers: { apikey: backend.secretKey },
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error_code: expect.any(String) });
});

test.each(['', 'magic', '__proto__'])('the grant type "%s" is refused', async (grant) => {
  const response = await send('POST', `/token?grant_type=${grant}`, '{}');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg: 'unsupported_grant_type' });
});

test('what stands under __proto__ is only data', async () => {
  const body = `{"email":"proto@buruk.test","password":"${password}","data":{"__proto__":{"admin":true}}}`;
  const response = await send('POST', '/signup', body);
  expect(response.status).toBe(200);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

describe('Of storage and realtime too', () => {
  const post = (path: string, body: string) =>
    fetch(`${backend.url}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
      },
    });
  const deep = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
  const message = (payload: string) => `{"messages":[{"topic":"bilik","event":"x","payload":${payload}}]}`;

  test.each([
    ['/storage/v1/object/list/bukti', wide],
    ['/storage/v1/object/list/bukti', deep],
    ['/storage/v1/bucket', deep],
    ['/realtime/v1/api/broadcast', message(wide)],
    ['/realtime/v1/api/broadcast', message(deep)],
    ['/realtime/v1/api/broadcast', `{"messages":[${Array(101).fill('{"topic":"b","event":"x"}').join()}]}`],
  ])('a hostile body is refused at %s', async (path, body) => {
    const { status } = await post(path, body);
    expect([400, 422]).toContain(status);
  });
});

test('a connection that keeps its headers or its body back is ended by the server', async () => {
  const refused = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1', () => {
      socket.write('POST /auth/v1/nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
    });
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.once('close', () => resolve(heard));
  });
  expect(refused).toContain('404 Not Found');
}, 15_000);
