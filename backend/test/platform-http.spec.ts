import { once } from 'node:events';
import { connect } from 'node:net';
import { readFrontendBuild } from '../src/platform/documents/frontend-build.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { PRODUCTION } from './support/test-environment.js';

let t: TestApp;
let school: TestSchool;
let person: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  school = await makeTrialSchool(t);
  person = await makeMember(t, school, 'main_admin');
});
afterAll(() => t?.close());

const LIMIT_BYTES = 16 * 1024;
const exists = (body: string, contentType = 'application/json') =>
  t.call('post', '/api/schools/exists').set('content-type', contentType).send(body);

describe('an error', () => {
  it.each(['{', '{"code":', '{"code":"a"}}', 'code=a', '\0', '{"code":"a",}', '{"__proto__":{"code":"a"}}'])(
    'of a body that is no JSON is 400: %j',
    async (body) => {
      const { body: error } = await exists(body).expect(400);
      expect(error).toEqual({ code: 'BAD_REQUEST', message: expect.any(String) });
    },
  );

  it.each(['', 'null', '[]', '7', '"code"', 'true'])('of JSON that is no object is 400: %j', async (body) => {
    const { body: error } = await exists(body).expect(400);
    expect(error).toMatchObject({ code: expect.stringMatching(/^(BAD_REQUEST|VALIDATION_FAILED)$/) });
  });

  it.each(['application/xml', 'multipart/form-data; boundary=x', 'image/png', 'nonsense'])(
    'of a body of type %s is 415',
    async (contentType) => {
      const { body } = await exists('{"code":"aba1001"}', contentType).expect(415);
      expect(body).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.any(String) });
    },
  );

  it('of a body of a stranger over 16 KB is 413, and one of just that size is read', async () => {
    const around = '{"code":""}';
    const ofSize = (bytes: number) => `{"code":"${'a'.repeat(bytes - around.length)}"}`;
    const { body } = await exists(ofSize(LIMIT_BYTES + 1)).expect(413);
    expect(body).toEqual({ code: 'PAYLOAD_TOO_LARGE', message: expect.any(String) });
    const { body: read } = await exists(ofSize(LIMIT_BYTES)).expect(400);
    expect(read.code).toBe('VALIDATION_FAILED');
  });

  it.each<['get' | 'post' | 'put' | 'delete' | 'patch', string]>([
    ['get', '/api/'],
    ['get', '/api/nothing'],
    ['post', '/api/nothing'],
    ['get', '/api/schools/exists'],
    ['put', '/api/schools/exists'],
    ['patch', '/api/lesson-plans'],
    ['delete', '/api/schools'],
    ['post', '/'],
    ['post', '/dashboard'],
  ])('of an unknown route is 404 in JSON: %s %s', async (method, path) => {
    const { body, headers } = await t.call(method, path).expect(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toEqual({ code: 'NOT_FOUND', message: expect.any(String) });
  });

  it.each(['/api/%', '/api/%zz', '/api/lesson-plans/%c0%80', `/api/lesson-plans/${'a'.repeat(300)}`])(
    'of an address that cannot be read has the same body: %s',
    async (path) => {
      const { status, body } = await t.call('get', path, { host: school.host, token: person.token });
      expect([400, 404, 414]).toContain(status);
      expect(body).toEqual({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
    },
  );

  it('names every field that is wrong', async () => {
    const { body } = await exists('{"cod":"aba1001"}').expect(400);
    const fields = body.details.fields.map(({ field }: { field: string }) => field);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: expect.any(String) });
    expect(fields.sort()).toEqual(['cod', 'code']);
  });

  it('never repeats what was sent, nor where it happened', async () => {
    const secret = 'rahsia-cikgu-2026';
    const { text } = await exists(JSON.stringify({ code: { secret }, [secret]: secret }));
    expect(text.replaceAll(`"field":"${secret}"`, '').replaceAll(`property ${secret} `, '')).not.toContain(
      secret,
    );
    expect(text).not.toMatch(/\.ts|\.js|node_modules|at /);
  });
});

describe('every reply', () => {
  const replies = {
    'a reply of the API': () => t.call('get', '/api/health/live').expect(200),
    'a refusal of the API': () => t.call('get', '/api/schools/user-schools').expect(401),
    'a validation failure': () => exists('{}').expect(400),
    'malformed JSON': () => exists('{').expect(400),
    'a body too large': () => exists('a'.repeat(LIMIT_BYTES + 1)).expect(413),
    'an unknown route of the API': () => t.call('get', '/api/nothing').expect(404),
    'an unreadable address': () => t.call('get', '/api/%zz').expect(404),
    'a document': () => t.call('get', '/landing'),
    'an unknown document': () => t.call('get', '/tiada'),
    'an unknown host': () => t.call('get', '/', { host: 'evil.test' }),
    'an unknown asset': () => t.call('get', '/assets/nothing.js'),
  };
  const names = Object.keys(replies) as (keyof typeof replies)[];

  it.each([
    '/api/checks/abc',
    '/api/visits/abc',
    '/kalendar/abc.ics',
    '/SEMAK/abc',
    '/%6cawatan/abc',
    '/%E0%A4%A',
  ])('of an address that is a secret, or cannot be read, is told to no other page: %s', async (path) => {
    const { headers } = await t.call('get', path);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each(names)('carries the strict headers: %s', async (name) => {
    const { headers } = await replies[name]();
    const hosted = t.config.hostedBackend.publicUrl;
    const scripts = ["'self'", ...(readFrontendBuild()?.inlineHashes ?? [])].join(' ');
    expect(headers['content-security-policy']?.split(';')).toEqual([
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      `script-src ${scripts}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${hosted}`,
      "font-src 'self'",
      `connect-src 'self' ${hosted} ${hosted.replace('http', 'ws')}`,
      "manifest-src 'self'",
      "worker-src 'self'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': name === 'an unreadable address' ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each(names)('asks for no encrypted connection outside production: %s', async (name) => {
    const { headers } = await replies[name]();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it.each(names.filter((name) => !/document|host|asset/.test(name)))(
    'is kept by nobody: %s',
    async (name) => {
      const { headers } = await replies[name]();
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('lets no page of another origin read it', async () => {
    const { headers } = await t.call('get', '/api/health/live').set('origin', 'https://evil.test');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a server that is kept waiting', () => {
  it('ends headers after ten seconds, and a body that comes through no route with the slowest form', async () => {
    const { headersTimeout, requestTimeout } = t.app.getHttpServer();
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 140_000 });
  });

  it('ends the connection of whoever is answered and still keeps a body back', async () => {
    const connection = connect(Number(new URL(await t.app.getUrl()).port), '127.0.0.1');
    const ended = once(connection, 'close');
    connection.write(
      'POST /api/schools/exists?__proto__=1 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{',
    );
    const [answer] = await once(connection, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    await ended;
  });
});

describe('a route for this machine alone', () => {
  it.each(['evil.test', 'evil.test:3000', 'localhost.evil.test', '192.168.1.9'])(
    'is not there under the name of somebody else, which may lead to this machine: %s',
    async (host) => {
      await t.call('get', '/api/test/clock', { host }).expect(404);
      await t.call('post', '/api/test/run-due', { host }).expect(404);
      await t.call('get', '/api/metrics', { host }).expect(404);
    },
  );

  it.each(['localhost', 'localhost:3000', '127.0.0.1:4000', '[::1]:3000', 'aba1001.localhost'])(
    'is there under its own: %s',
    async (host) => {
      await t.call('get', '/api/test/clock', { host }).expect(200);
    },
  );
});

describe('the rate limit', () => {
  const lookUp = (from: string) => exists('{"code":"aba1001"}').set('x-forwarded-for', from);

  it('answers 429 with the time to wait, and does not believe a made-up address', async () => {
    const replies = await Promise.all(Array.from({ length: 300 }, (_, n) => lookUp(`203.0.113.${n % 250}`)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(60);
    for (const { body, headers } of refused) {
      const retryAfterSeconds = body.details.retryAfterSeconds;
      expect(body).toEqual({
        code: 'RATE_LIMITED',
        message: expect.any(String),
        details: { retryAfterSeconds },
      });
      expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
      expect(headers['retry-after']).toBe(String(retryAfterSeconds));
    }
  });

  it('of one kind of route leaves the others open', async () => {
    await lookUp('203.0.113.1').expect(429);
    await t.call('get', '/api/health/live').expect(200);
  });
});

describe('behind a proxy that is trusted', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => own?.close());

  it('each address has a limit of its own', async () => {
    const lookUp = (from: string) =>
      own.call('post', '/api/schools/exists').set('x-forwarded-for', from).send({ code: 'aba1001' });
    const replies = await Promise.all(Array.from({ length: 260 }, () => lookUp('203.0.113.1')));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
    await lookUp('203.0.113.2').expect(200);
  });

  it('the host is still the one that was asked, whatever is said to be forwarded', async () => {
    const ask = (host: string, forwarded: string) =>
      own.call('get', '/robots.txt', { host }).set('x-forwarded-host', forwarded).expect(200);
    expect((await ask('localhost', 'aba1001.localhost')).text).toContain('Sitemap');
    expect((await ask('aba1001.localhost', 'localhost')).text).not.toContain('Sitemap');
  });
});

describe('in production over https', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startTestApp({
      ...PRODUCTION,
      BASE_DOMAIN: 'rekod.my',
      PUBLIC_SCHEME: 'https',
      TRUSTED_PROXIES: '10.0.0.1',
    });
  });
  afterAll(() => own?.close());

  it('browsers are told to come back encrypted', async () => {
    const { headers } = await own.call('get', '/api/health/live', { host: 'rekod.my' }).expect(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('all labels before the base domain form the code', async () => {
    const page = (host: string) => own.call('get', '/dashboard', { host }).expect(404);
    if (!readFrontendBuild()) return;
    expect((await page('a.b.rekod.my')).text).toContain('<title>School Not Found</title>');
    expect((await page('evil.test')).text).toContain('<title>Page Not Found</title>');
  });

  it('no test route exists', async () => {
    for (const path of ['/api/test/clock', '/api/test/run-due'])
      await own.call('get', path, { host: 'rekod.my' }).expect(404);
    const freeze = own.call('put', '/api/test/clock', { host: 'rekod.my' });
    await freeze.send({ now: '2026-12-01T00:00:00+08:00' }).expect(404);
  });
});
