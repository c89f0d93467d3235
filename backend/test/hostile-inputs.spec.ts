import { randomUUID } from 'node:crypto';
import { SchoolsService } from '../src/modules/schools/index.js';
import { ErrorDto } from '../src/platform/errors/error.dto.js';
import { makeMember, makeTrialSchool, type TestSchool } from './support/builders.js';
import { type Operation, operations, resolved } from './support/contract.js';
import { type Route, routes } from './support/routes.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** In `npm run fuzz` each is sent to every route. */
const IS_WHOLE = Number(process.env.FUZZ_TIMES ?? 1) > 1;
const SHARES = 3;

/** A third of them, another for the next: every route is sent a third of what there is. */
function shareOf<Each>(all: readonly Each[], at: number): Each[] {
  return all.filter((_, place) => IS_WHOLE || (place + at) % SHARES === 0);
}

let t: TestApp;
let school: TestSchool;
/** Those who may do most. */
let tokens: string[];

beforeAll(async () => {
  t = await startTestApp();
  school = await makeTrialSchool(t, 'aba1001');
  const mainAdmin = await makeMember(t, school, 'main_admin');
  const staff = randomUUID();
  for (const role of ['operator', 'finance'] as const)
    await t.app.get(SchoolsService).addStaff(staff, role, 'semua@rekod.test');
  tokens = [mainAdmin.token, await t.issuer.token(staff)];
});
afterAll(() => t?.close());

const JSON_TYPE = 'application/json';
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const listsOf = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const writes = (): Route[] => routes(t).filter(({ method }) => method !== 'get');
const send = ({ method, path }: Pick<Route, 'method' | 'path'>, body: string, type = JSON_TYPE) =>
  t.call(method, path, { host: school.host }).set('content-type', type).send(body);

/** What is answered, by route, where it is not the one thing it should be. */
async function unlike(status: number, asked: readonly Route[], ask: (route: Route) => Promise<Answer>) {
  const answers: string[] = [];
  for (const route of asked) {
    const { status: given, text, body } = await ask(route);
    const isClear = given === status && text.length < 5_000 && typeof body.code === 'string';
    if (!isClear) answers.push(`${route.method} ${route.path}: ${given} ${text.slice(0, 100)}`);
  }
  return answers;
}
type Answer = { status: number; text: string; body: ErrorDto };

describe('On every public route and every write', () => {
  it('there is something to ask', () => {
    expect(writes().length).toBeGreaterThan(60);
    expect(writes().filter(({ audience }) => audience === 'public').length).toBeGreaterThan(5);
  });

  const REFUSED: readonly [string, string][] = [
    ['objects nested 2,000 deep', nested(2_000)],
    ['objects nested 3,000 deep, cut off', nested(3_000).slice(0, 16_000)],
    ['lists nested 3,000 deep', listsOf(3_000)],
    ['one level too many', nested(33)],
    ['1,500 unknown keys', JSON.stringify(keys(1_500))],
    ['one key 2,000 times', `{${'"a":1,'.repeat(2_000)}"a":1}`],
    ['a key of 10 kB', JSON.stringify({ ['k'.repeat(10_000)]: 1 })],
    ['__proto__', '{"__proto__":{"isStaff":true}}'],
    ['__proto__ in escapes', '{"\\u005f_proto__":{"isStaff":true}}'],
    ['__proto__ further in', '{"a":[{"__proto__":{"isStaff":true}}]}'],
    ['the prototype of a constructor', '{"constructor":{"prototype":{"isStaff":true}}}'],
  ];

  it.each(REFUSED.map(([what, body], at) => [what, body, at] as const))(
    '%s are refused with 400 before anybody is asked who sends them',
    async (_what, body, at) => {
      expect(await unlike(400, shareOf(writes(), at), (route) => send(route, body))).toEqual([]);
      expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
    },
  );

  it('a form of 2,000 fields, or with __proto__ among them, is refused with 400', async () => {
    const type = 'application/x-www-form-urlencoded';
    const wide = Array.from({ length: 2_000 }, (_, at) => `k${at}`).join('&');
    for (const [at, form] of [wide, '__proto__=1', `${'k'.repeat(9_000)}=1`].entries())
      expect(await unlike(400, shareOf(writes(), at), (route) => send(route, form, type))).toEqual([]);
  });

  it('what is larger than its callers may send is refused with 413, for a stranger from 16 KB on', async () => {
    const strangers = writes().filter(({ audience }) => audience === 'public');
    const deliveries = strangers.filter(({ path }) => path.startsWith('/api/webhooks/'));
    const others = strangers.filter((route) => !deliveries.includes(route));
    const text = (bytes: number) => JSON.stringify('a'.repeat(bytes));
    expect(deliveries).toHaveLength(1);
    for (const route of others) expect(route.bodyLimit.bytes).toBe(16 * 1024);
    const asked = writes().filter((route) => !deliveries.includes(route));
    expect(await unlike(413, asked, (route) => send(route, text(route.bodyLimit.bytes)))).toEqual([]);
    const widest = writes().filter(
      ({ audience, path }) => audience !== 'public' || path.startsWith('/api/webhooks/'),
    );
    for (const route of widest) {
      const { status } = await send(route, text(200 * 1024));
      expect([route.path, status]).not.toEqual([route.path, 413]);
    }
  });
});

it('A query of 1,000 fields, or with __proto__ among them, is refused with 400 on every route', async () => {
  const wide = Array.from({ length: 1_000 }, (_, at) => `k${at}`).join('&');
  const streams = (route: Route) => route.path.endsWith('/events');
  const queries = [wide, '__proto__=1', '__proto__[a]=1&__proto__=2', `${'k'.repeat(9_000)}=1`];
  for (const [at, query] of queries.entries()) {
    const ask = ({ method, path }: Route) => t.call(method, `${path}?${query}`, { host: school.host });
    const asked = routes(t).filter((route) => route.path.startsWith('/api/') && !streams(route));
    expect(await unlike(400, shareOf(asked, at), ask)).toEqual([]);
  }
});

describe('A body that the contract does not know', () => {
  const ofRoles = async (operation: Operation, body: unknown) => {
    const path = operation.path.replace(/\{\w+\}/g, () => randomUUID());
    return Promise.all(
      tokens.map((token) =>
        t
          .call(operation.method, path, { host: 'localhost', token })
          .query({ schoolCode: school.code })
          .send(body as object),
      ),
    );
  };
  const withBody = () => operations().filter(({ body }) => body !== undefined);
  const HOSTILE: readonly [string, unknown][] = [
    ['a list of 500 objects of 20 keys', Array.from({ length: 500 }, () => keys(20))],
    ['a list of 5,000 objects', Array.from({ length: 5_000 }, () => ({}))],
    ['a list of 5,000 lists', Array.from({ length: 5_000 }, () => [])],
    ['a list of 50,000 numbers', Array.from({ length: 50_000 }, () => 0)],
    ['an object of 200 keys', keys(200)],
  ];

  it.each(HOSTILE.map(([what, value], at) => [what, value, at] as const))(
    'is refused where %s stands in a field',
    async (_what, value, at) => {
      const found: string[] = [];
      for (const operation of shareOf(withBody(), at)) {
        const names = Object.keys(resolved(operation.body ?? {}).properties ?? {});
        const body = Object.fromEntries([...names, 'unknown'].map((name) => [name, value]));
        for (const { status, text, body: said } of await ofRoles(operation, body)) {
          const reported = said.details?.fields?.length ?? 0;
          if (status < 400 || status >= 500 || text.length > 5_000 || reported > 20)
            found.push(`${operation.method} ${operation.path}: ${status} ${text.slice(0, 100)}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  it('is refused where a text is too long for its column, however few signs a reader sees in it', async () => {
    const asked: string[] = [];
    const found: string[] = [];
    for (const operation of withBody()) {
      const properties = Object.entries(resolved(operation.body ?? {}).properties ?? {});
      const texts = properties.flatMap(([name, { type, maxLength }]) =>
        type === 'string' && maxLength !== undefined && maxLength < 20_000 ? [{ name, maxLength }] : [],
      );
      const body = Object.fromEntries(
        texts.map(({ name, maxLength }) => [name, '❤\uFE0F'.repeat(Math.floor(maxLength / 2) + 1)]),
      );
      const answers = texts.length === 0 ? [] : await ofRoles(operation, body);
      const refusal = answers.find(({ body: { code } }) => code === 'VALIDATION_FAILED');
      const refused = refusal?.body.details?.fields?.map(({ field }: { field: string }) => field);
      if (!refused || refused.length >= 20) continue;
      asked.push(operation.path);
      for (const { name } of texts)
        if (!refused.includes(name)) found.push(`${operation.method} ${operation.path} ${name}`);
    }
    expect(found).toEqual([]);
    expect(asked.length).toBeGreaterThan(30);
  });

  it('is told in at most twenty fields', async () => {
    const { body } = await send({ method: 'post', path: '/api/schools/exists' }, JSON.stringify(keys(190)));
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(body.details.fields).toHaveLength(20);
  });
});

it('Every list that a body may hold has a greatest length in the contract', () => {
  const lists = operations().flatMap(({ method, path, body }) =>
    listsWithin(body ?? {}, `${method} ${path}`),
  );
  expect(lists.length).toBeGreaterThan(4);
  expect(lists.filter(({ longest }) => longest === undefined)).toEqual([]);
});

function listsWithin(schema: NonNullable<Operation['body']>, at: string): { at: string; longest?: number }[] {
  const { type, items, maxItems, properties = {}, allOf = [] } = resolved(schema);
  const parts = Object.entries(properties).flatMap(([name, part]) => listsWithin(part, `${at} ${name}`));
  const own = type === 'array' ? [{ at, longest: maxItems }, ...listsWithin(items ?? {}, at)] : [];
  return [...own, ...parts, ...allOf.flatMap((part) => listsWithin(part, at))];
}
