import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { schoolRoutes } from './support/routes.js';
import { type Method, startTestApp, type TestApp } from './support/test-app.js';

/** In `npm run fuzz` many times as many. */
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);
const RUNS = { numRuns: 12 * TIMES };
/** What is asked of every route: other values in each run. */
const RUNS_OF_A_ROUTE = { numRuns: TIMES };
/** Ends only what hangs. */
const LIMIT_MS = 60_000 * TIMES;
const PLAN = {
  id: randomUUID(),
  version: 1,
  date: '2026-11-23',
  startTime: '07:40',
  endTime: '08:40',
  className: '',
  subject: '',
  objective: '',
  activities: '',
  reflection: '',
};
const CHECKOUT = { planCode: 't20', termMonths: 1, provider: 'simulated' };
const KNOWN = {
  ...PLAN,
  ...CHECKOUT,
  code: 'aba1001',
  schoolCode: 'aba1001',
  from: '',
  to: '',
  cursor: '',
  limit: '1',
};

let t: TestApp;
let school: TestSchool;
let person: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  school = await makeTrialSchool(t, 'aba1001');
  person = await makeMember(t, school, 'main_admin');
});
afterAll(() => t?.close());

const field = fc.constantFrom(...Object.keys(KNOWN), 'constructor', 'toString', 'length', 'then');
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).map((some) => `${some}\0\ud83d`),
  fc.constantFrom(
    '\0',
    '\ud83d',
    '2026-02-30',
    '24:00',
    '-1',
    '1e309',
    'NaN',
    '9'.repeat(400),
    "';--",
    '__proto__',
  ),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.bigInt().map(String),
  fc.constantFrom(null, true, 1e308, 2 ** 31, 2 ** 53, -0),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
);
/** Almost right: one field of a good body holds anything. */
const spoilt = fc.tuple(fc.constantFrom(PLAN, CHECKOUT, KNOWN), field, value).map(([good, name, any]) => ({
  ...good,
  [name]: any,
}));
const body = fc.oneof(spoilt, fc.dictionary(field, value), fc.jsonValue({ stringUnit: 'binary' }));
const query = fc
  .dictionary(field, text)
  .map((parts) => new URLSearchParams(Object.entries(parts)).toString())
  .chain((good) =>
    fc.constantFrom(good, `${good}&limit=%00`, `${good}&cursor=%ff`, '%', '&=&', `schoolCode=%00`),
  );

type Ask = (path: string) => ReturnType<TestApp['call']>;
const inSchool =
  (method: Method): Ask =>
  (path) =>
    t.call(method, path, { host: school.host, token: person.token });
const onMain =
  (method: Method): Ask =>
  (path) =>
    t.call(method, path, { token: person.token });

async function expectNoFailure(reply: ReturnType<TestApp['call']>): Promise<void> {
  const { status, body: answer, headers } = await reply;
  // No hosted backend runs here: what needs its files says 503.
  expect([500, 502, 504]).not.toContain(status);
  if (status < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(answer).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
}

const documented: readonly [Method, string][] = [
  ['post', '/api/schools/exists'],
  ['post', '/api/schools/validate-admin-access'],
  ['get', '/api/schools/user-schools'],
  ['get', '/api/subscription/status'],
  ['get', '/api/billing/plans'],
  ['post', '/api/webhooks/simulated'],
  ['post', '/api/webhooks/billplz'],
];
/** An event stream never ends by itself; its input is that of the status. */
const endsByItself = ([, path]: [Method, string]) => !path.endsWith('/events');
const routes = (): [Method, string][] => [
  ...documented,
  ...schoolRoutes(t)
    .map(({ method, path }): [Method, string] => [method, path])
    .filter(endsByItself),
];

describe('junk is never answered with 500', () => {
  it(
    'in the body, on the host of a school',
    async () => {
      for (const [method, path] of routes().filter(([method]) => method !== 'get'))
        await fc.assert(
          fc.asyncProperty(body, (any) => expectNoFailure(sendJson(inSchool(method)(path), any))),
          RUNS_OF_A_ROUTE,
        );
    },
    LIMIT_MS,
  );

  it(
    'in the body, on the main domain',
    async () => {
      for (const [method, path] of routes().filter(([method]) => method !== 'get'))
        await fc.assert(
          fc.asyncProperty(body, (any) => expectNoFailure(sendJson(onMain(method)(path), any))),
          RUNS_OF_A_ROUTE,
        );
    },
    LIMIT_MS,
  );

  it(
    'in the query',
    async () => {
      for (const [method, path] of routes())
        for (const ask of [inSchool(method), onMain(method)])
          await fc.assert(
            fc.asyncProperty(query, (any) => expectNoFailure(ask(`${path}?${any}`))),
            RUNS_OF_A_ROUTE,
          );
    },
    LIMIT_MS,
  );

  it(
    'in the place of an id',
    async () => {
      const id = text.map((any) => encodeURIComponent(any.toWellFormed()));
      for (const [method, path] of routes().filter(([, path]) => /[0-9a-f-]{36}/.test(path)))
        await fc.assert(
          fc.asyncProperty(id, (any) =>
            expectNoFailure(inSchool(method)(path.replace(/[0-9a-f-]{36}/, () => any))),
          ),
          RUNS_OF_A_ROUTE,
        );
    },
    LIMIT_MS,
  );

  it(
    'in the host',
    async () => {
      const host = fc.stringMatching(/^[!-~]{0,80}$/);
      await fc.assert(
        fc.asyncProperty(host, (any) =>
          expectNoFailure(t.call('get', '/api/schools/current', { host: any || '.', token: person.token })),
        ),
        RUNS,
      );
      const label = fc.stringMatching(/^[!-~]{1,70}$/);
      await fc.assert(
        fc.asyncProperty(label, (any) =>
          expectNoFailure(
            t.call('get', '/api/schools/current', { host: `${any}.localhost`, token: person.token }),
          ),
        ),
        RUNS,
      );
    },
    LIMIT_MS,
  );

  it(
    'as bytes that are no text, of any type',
    async () => {
      const type = fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'x',
      );
      for (const [method, path] of documented.filter(([method]) => method !== 'get'))
        await fc.assert(
          fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), type, (bytes, contentType) =>
            expectNoFailure(inSchool(method)(path).set('content-type', contentType).send(Buffer.from(bytes))),
          ),
          RUNS,
        );
    },
    LIMIT_MS,
  );
});

function sendJson(request: ReturnType<TestApp['call']>, any: unknown) {
  return request.set('content-type', 'application/json').send(JSON.stringify(any));
}
