import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { SchoolsService } from '../src/modules/schools/index.js';
import { CollectedExports } from '../src/platform/exports/collected-exports.js';
import { makeMember, makeStranger, makeTrialSchool, type TestSchool } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import {
  allowsNull,
  breachOf,
  type Operation,
  operations,
  resolved,
  type Schema,
} from './support/contract.js';
import { requested } from './support/contract-values.js';
import { sampleOf } from './support/sample-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** In `npm run fuzz` many times as many. */
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);
const CASES_OF_A_WRITE = 8 * TIMES;
const CASES_OF_A_READ = 4 * TIMES;
/** What is away in this test: the hosted backend, which has tests of its own. */
const AWAY = new Set(['SERVICE_UNAVAILABLE']);

let t: TestApp;
let school: TestSchool;
let tokens: Record<string, string | undefined>;
/** Names that lead to something. */
let known: Record<string, string>;
/** Of each noun that is declared. */
let samples: readonly object[];
/** What stands in a body beside the fields of its noun. */
const OF_RECORD = new Set(['id', 'version', 'schoolCode']);

beforeAll(async () => {
  t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
  school = await makeTrialSchool(t, 'aba1001');
  const mainAdmin = await makeMember(t, school, 'main_admin');
  const [teacher, supervisor, admin] = await Promise.all(
    (['teacher', 'supervisor', 'admin'] as const).map((role) => makeMember(t, school, role)),
  );
  const [operator, finance] = await Promise.all([makeStaff(t, 'operator'), makeStaff(t, 'finance')]);
  const both = randomUUID();
  for (const role of ['operator', 'finance'] as const)
    await t.app.get(SchoolsService).addStaff(both, role, 'semua@rekod.test');
  const stranger = await makeStranger(t);
  tokens = {
    nobody: undefined,
    stranger: stranger.token,
    teacher: teacher?.token,
    supervisor: supervisor?.token,
    admin: admin?.token,
    mainAdmin: mainAdmin.token,
    operator: operator.token,
    finance: finance.token,
    staff: await t.issuer.token(both),
  };
  samples = t.app
    .get(CollectedExports)
    .nouns()
    .map((noun) => sampleOf(noun));
  const { body } = await checkOut(t, school, mainAdmin).expect(201);
  known = {
    code: school.code,
    schoolCode: school.code,
    school: school.code,
    id: body.invoiceId,
    invoiceId: body.invoiceId,
    userId: teacher?.userId ?? '',
  };
});
afterAll(() => t?.close());

/** Those who may do most ask most. */
function weighted(role: string) {
  return { arbitrary: fc.constant(role), weight: role === 'mainAdmin' || role === 'staff' ? 6 : 1 };
}

type Case = Readonly<{
  role: string;
  host: string;
  values: Readonly<Record<string, unknown>>;
  body: unknown;
}>;

function caseOf({ parameters, body }: Operation): fc.Arbitrary<Case> {
  const values = parameters.map(({ name, schema }) => [name, requested(schema ?? {}, known, name)] as const);
  return fc.record({
    role: fc.oneof(...Object.keys(tokens).map(weighted)),
    host: fc.constantFrom(school.host, 'localhost'),
    values: fc.record(Object.fromEntries(values), {
      requiredKeys: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    }),
    body: body ? bodyOf(body) : fc.constant(undefined),
  });
}

/** Of a noun now and then what may be sent of it, whole: that leads past validation. */
function bodyOf(body: Schema): fc.Arbitrary<unknown> {
  const asked = Object.keys(resolved(body).properties ?? {});
  const sample = samples.find((each) => {
    const beside = asked.filter((name) => !(name in each));
    return (
      beside.length + Object.keys(each).length === asked.length && beside.every((name) => OF_RECORD.has(name))
    );
  });
  if (!sample) return requested(body, known);
  const whole = fc.record({ id: fc.uuid(), version: fc.constantFrom(1, 2) }).map(({ id, version }) => ({
    ...sample,
    ...(asked.includes('id') ? { id } : { version }),
  }));
  return fc.oneof({ arbitrary: requested(body, known), weight: 3 }, whole);
}

function send({ method, path, parameters }: Operation, { role, host, values, body }: Case) {
  const text = (name: string) => asText(values[name]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(name)) || 'x');
  const query = new URLSearchParams();
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.name in values)
      query.append(parameter.name, text(parameter.name));
  // From everywhere, so that no limit of an address keeps it out.
  const request = t
    .call(method, `${filled}?${query}`, { host, token: tokens[role] })
    .set('x-forwarded-for', `198.51.100.${randomInt(255)}`);
  return body === undefined
    ? request
    : request.set('content-type', 'application/json').send(JSON.stringify(body));
}

/** In an address; an object may have a `toString` that is none. */
function asText(value: unknown): string {
  // Longer addresses never come as far as a route.
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 1_500).toWellFormed();
}

async function expectContract(operation: Operation, asked: Case): Promise<void> {
  const reply = await send(operation, asked);
  const { status, body, headers } = reply;
  const said = `${operation.method} ${operation.path} as ${asked.role}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  if (status >= 500 && !AWAY.has(body.code)) throw new Error(`failed: ${said}`);
  const documented = operation.responses[status] ?? operation.responses.default;
  if (status < 400 && !operation.responses[status]) throw new Error(`not in the contract: ${said}`);
  const schema = documented?.content?.['application/json']?.schema;
  if (!schema) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  const breach = breachOf(schema, body);
  if (breach) throw new Error(`${breach}: ${said}`);
}

const isWrite = ({ method }: Operation) => method !== 'get';

/** The properties of a body that the contract does not let be null, whether or not they may be left out. */
function neverNull({ body }: Operation): readonly string[] {
  const { properties = {} } = body ? resolved(body) : {};
  return Object.keys(properties).filter((name) => !allowsNull(properties[name] ?? {}));
}

describe('Requests made from the contract, by every role', () => {
  it.each([
    ['writes', true, CASES_OF_A_WRITE],
    ['reads', false, CASES_OF_A_READ],
  ] as const)(
    'the %s never fail, and answer what the contract says',
    async (_what, writes, cases) => {
      const asked = operations().filter((operation) => isWrite(operation) === writes);
      expect(asked.length).toBeGreaterThan(30);
      for (const operation of asked)
        await fc.assert(
          fc.asyncProperty(caseOf(operation), (one) => expectContract(operation, one)),
          { numRuns: cases },
        );
    },
    120_000 * TIMES,
  );

  it('the writes refuse null for whatever the contract does not let be null', async () => {
    const accepted: string[] = [];
    for (const operation of operations().filter(isWrite)) {
      const [asked] = fc.sample(caseOf(operation), { numRuns: 1, seed: 1 });
      for (const name of neverNull(operation))
        for (const role of ['mainAdmin', 'staff']) {
          const body = { ...(asked?.body as object), [name]: null };
          const { status } = await send(operation, { ...(asked as Case), role, body });
          if (status < 400 || status >= 500)
            accepted.push(`${operation.method} ${operation.path} ${name}: ${status}`);
        }
    }
    expect(accepted).toEqual([]);
  }, 120_000);
});
