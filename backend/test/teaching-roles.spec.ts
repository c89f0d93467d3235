import { makeMember, makeTrialSchool, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { type Route, schoolRoutes } from './support/routes.js';

const ROLES = ['teacher', 'supervisor', 'admin', 'main_admin'] as const;
/** Of somebody without a role. */
const DUTIES = ['timetable', 'calendar', 'pupils', 'absences', 'assessments', 'panel_head'] as const;
type Who = (typeof ROLES)[number] | (typeof DUTIES)[number];

const ADMINS: readonly Who[] = ['admin', 'main_admin'];
const LOOKING: readonly Who[] = [...ADMINS, 'timetable', 'pupils', 'assessments'];

/** Whom a route lets in; one that is not named lets administrators alone change what is taught. */
const OPEN_TO: Readonly<Record<string, readonly Who[]>> = {
  'get /api/classes': [...ROLES, ...DUTIES],
  'get /api/subjects': [...ROLES, ...DUTIES],
  'get /api/panels': [...ROLES, ...DUTIES],
  'get /api/own-teaching-sets': ROLES,
  'get /api/pupil-counts': [...ROLES, 'pupils'],
  'get /api/teaching-sets': LOOKING,
  'get /api/class-tables/classes': LOOKING,
  'get /api/class-tables/people': ADMINS,
  'get /api/class-tables/subjects': LOOKING,
  'get /api/class-tables/teaching-sets': LOOKING,
};
const TAUGHT =
  /^\/api\/(?:classes|subjects|teaching-sets|own-teaching-sets|class-tables|panels|pupil-counts)(?:\/|$)/;

const { t, school } = inSchool({}, { once: true });
let routes: readonly Route[];
beforeAll(() => {
  routes = schoolRoutes(t).filter(({ template }) => TAUGHT.test(template));
});

const nameOf = ({ method, template }: Route) => `${method} ${template}`;

async function holderOf(duty: string): Promise<TestPerson> {
  const person = await makeMember(t, school, []);
  const admin = await makeMember(t, school, 'admin');
  await t
    .call('put', `/api/members/${person.userId}/duties/${duty}`, { host: school.host, token: admin.token })
    .send({ from: '2020-01-01', to: null })
    .expect(200);
  return person;
}

/** Whatever else is wrong with a request that says nothing: the person is let in or is not. */
async function openTo({ token }: TestPerson): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes) {
    const { status } = await t.call(route.method, route.path, { host: school.host, token });
    if (status !== 403) open.push(nameOf(route));
  }
  return open;
}

const expectedFor = (who: Who) =>
  routes.map(nameOf).filter((name) => (OPEN_TO[name] ?? ADMINS).includes(who));

describe('what is taught', () => {
  it('names every route that is open to more than administrators', () => {
    expect(routes.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(OPEN_TO)));
    expect(routes.length).toBeGreaterThan(Object.keys(OPEN_TO).length);
  });

  it.each(ROLES)('is read and changed by the role %s as its routes say', async (role) => {
    expect(await openTo(await makeMember(t, school, role))).toEqual(expectedFor(role));
  });

  it.each(DUTIES)('is read by who has the duty %s alone as its routes say', async (duty) => {
    expect(await openTo(await holderOf(duty))).toEqual(expectedFor(duty));
  });

  it('is nothing to the Admin Utama of another school', async () => {
    expect(await openTo(await makeMember(t, await makeTrialSchool(t), 'main_admin'))).toEqual([]);
  });
});
