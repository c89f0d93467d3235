import { makeMember, makeTrialSchool, type TestPerson } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { registerSchool } from './support/new-school.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const PATH = '/api/school-profile';
const PROFILE = { schoolType: 'sk', state: '02', ppd: 'PPD Kota Contoh', teacherCount: 24 };

let t: TestApp;
beforeAll(async () => {
  t = await shareTestApp();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t?.close());

const at = (host: string, { token }: TestPerson) => ({ host, token });

describe('The profile of a school', () => {
  it('is what it said when it registered, until an administrator confirms or mends it', async () => {
    const { school, founder } = await registerSchool(t, { state: '10', ppd: 'PPD Contoh Utara' });
    const { body } = await t.call('get', PATH, at(school.host, founder)).expect(200);
    expect(body).toEqual({
      schoolType: 'sk',
      state: '10',
      ppd: 'PPD Contoh Utara',
      teacherCount: 42,
      confirmedAt: null,
    });
    const { body: confirmed } = await t.call('put', PATH, at(school.host, founder)).send(PROFILE).expect(200);
    expect(confirmed).toEqual({ ...PROFILE, confirmedAt: expect.stringMatching(/\+08:00$/) });
    await t.call('get', PATH, at(school.host, founder)).expect(200, confirmed);
  });

  it.each([
    ['10', 'monday'],
    ['02', 'sunday'],
    ['03', 'sunday'],
    ['11', 'sunday'],
    ['13', 'monday'],
  ])('gives its pages the state %s, whose weeks begin on %s', async (state, weekStart) => {
    const { school, founder } = await registerSchool(t, { state });
    const { body } = await t.call('get', '/api/schools/current', at(school.host, founder)).expect(200);
    expect(body.school).toMatchObject({ state, weekStart });
  });

  it('of a school that never said is not there, and can be given', async () => {
    const school = await makeTrialSchool(t);
    const admin = await makeMember(t, school, 'admin');
    await t.call('get', PATH, at(school.host, admin)).expect(404);
    const current = () => t.call('get', '/api/schools/current', at(school.host, admin)).expect(200);
    expect((await current()).body.school).toMatchObject({ state: null, weekStart: 'monday' });
    await t.call('put', PATH, at(school.host, admin)).send(PROFILE).expect(200);
    expect((await current()).body.school).toMatchObject({ state: '02', weekStart: 'sunday' });
  });

  it.each([
    ['state', '17'],
    ['ppd', ' a '],
    ['schoolType', 'universiti'],
    ['teacherCount', 0],
  ])('refuses a %s of %j and names it', async (field, value) => {
    const school = await makeTrialSchool(t);
    const admin = await makeMember(t, school, 'admin');
    const { body } = await t
      .call('put', PATH, at(school.host, admin))
      .send({ ...PROFILE, [field]: value })
      .expect(400);
    expect(body.details.fields).toEqual([{ field, message: expect.any(String) }]);
  });

  it('belongs to administrators, and is not changed while the subscription is limited', async () => {
    const school = await makeTrialSchool(t);
    const admin = await makeMember(t, school, 'admin');
    for (const role of ['teacher', 'supervisor'] as const) {
      const person = at(school.host, await makeMember(t, school, role));
      await t.call('get', PATH, person).expect(403);
      await t.call('put', PATH, person).send(PROFILE).expect(403);
    }
    entitledTo(t, 'dashboard', 'billing');
    const { body } = await t.call('put', PATH, at(school.host, admin)).send(PROFILE).expect(403);
    expect(body.code).toBe('ACCESS_RESTRICTED');
  });
});
