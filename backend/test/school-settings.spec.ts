import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, setTime } = inSchool(
  { mainAdmin: 'main_admin', admin: { roles: 'admin', name: 'Puan Rosnah' }, teacher: 'teacher' },
  { at: '2026-11-23' },
);

afterEach(() => jest.restoreAllMocks());

type Who = keyof typeof people;
type Method = 'get' | 'put';
const ask = (who: Who, method: Method, path = '/api/school-settings') =>
  t.call(method, path, { host: school.host, token: people[who].token });
const decide = (who: Who, key: string, value: unknown, from = '2026-11-23') =>
  ask(who, 'put', `/api/school-settings/${key}`).send({ value, from });
const inForce = async (who: Who) => (await ask(who, 'get').expect(200)).body;

/** With a sign-in that has passed a second step. */
async function passed(who: Who): Promise<void> {
  const { userId } = people[who];
  Object.assign(people[who], { token: await t.issuer.token(userId, { aal: 'aal2' }) });
}

describe('a setting of the school', () => {
  it('is the usual one until somebody decides, and then holds from its day on', async () => {
    expect(await inForce('teacher')).toMatchObject({ teacherPeriods: 30, secondFactor: 'nobody' });
    await decide('admin', 'teacherPeriods', 28, '2026-11-25').expect(204);
    expect(await inForce('teacher')).toMatchObject({ teacherPeriods: 30 });
    setTime('2026-11-25');
    expect(await inForce('teacher')).toMatchObject({ teacherPeriods: 28 });
  });

  it('keeps what was decided before, by whom and when', async () => {
    await decide('admin', 'teacherPeriods', 28).expect(204);
    await decide('mainAdmin', 'teacherPeriods', 26).expect(204);
    expect(await inForce('admin')).toMatchObject({ teacherPeriods: 26 });
    const { body } = await ask('admin', 'get', '/api/school-settings/history').expect(200);
    expect(body.items).toMatchObject([
      { key: 'teacherPeriods', value: 28, setBy: people.admin.userId },
      { key: 'teacherPeriods', value: 26, setBy: people.mainAdmin.userId },
    ]);
  });

  it('is decided by administrators of the school alone', async () => {
    await decide('teacher', 'teacherPeriods', 28).expect(403);
    await ask('teacher', 'get', '/api/school-settings/history').expect(403);
    const stranger = await makeMember(t, await makeTrialSchool(t), 'main_admin');
    const as = { host: school.host, token: stranger.token };
    await t.call('get', '/api/school-settings', as).expect(403);
    await t
      .call('put', '/api/school-settings/teacherPeriods', as)
      .send({ value: 1, from: '2026-11-23' })
      .expect(403);
    expect(await inForce('teacher')).toMatchObject({ teacherPeriods: 30 });
  });

  it('cannot be changed in its history, by SQL of the application either', async () => {
    await decide('admin', 'teacherPeriods', 28).expect(204);
    const rights = await rowsOf<{ privilege_type: string }>(
      t.database,
      `SELECT privilege_type FROM information_schema.role_table_grants
       WHERE table_name = 'school_settings' AND grantee = 'app_tenant' ORDER BY 1`,
      [],
    );
    expect(rights.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT']);
  });

  it('may be some of a few words: in which form plans are written, and which optional parts it has', async () => {
    const all = 'criteria,elements,resources,assessment,followUp';
    expect(await inForce('teacher')).toMatchObject({ planTemplate: 'brief', planParts: all });
    await decide('admin', 'planTemplate', 'full').expect(204);
    for (const parts of ['criteria,followUp', '']) {
      await decide('admin', 'planParts', parts).expect(204);
      expect(await inForce('teacher')).toMatchObject({ planTemplate: 'full', planParts: parts });
    }
  });

  it.each([
    ['value', 'planTemplate', 'penuh', '2026-11-23'],
    ['value', 'planParts', 'reflection', '2026-11-23'],
    ['value', 'planParts', 'followUp,criteria', '2026-11-23'],
    ['value', 'planParts', 'criteria,criteria', '2026-11-23'],
    ['value', 'planParts', ['criteria'], '2026-11-23'],
    ['value', 'planParts', 'criteria,'.repeat(10_000), '2026-11-23'],
    ['value', 'teacherPeriods', 0, '2026-11-23'],
    ['value', 'teacherPeriods', 28.5, '2026-11-23'],
    ['value', 'teacherPeriods', '28', '2026-11-23'],
    ['value', 'teacherPeriods', { a: 1 }, '2026-11-23'],
    ['value', 'teacherPeriods', null, '2026-11-23'],
    ['value', 'secondFactor', 'x\u0000', '2026-11-23'],
    ['from', 'teacherPeriods', 28, '2026-11-22'],
    ['from', 'teacherPeriods', 28, '2099-01-01'],
    ['from', 'teacherPeriods', 28, 'esok'],
  ])('names %s of %s %j from %s', async (field, key, value, from) => {
    const { body } = await decide('admin', key, value, from).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  it('that is none is not found', async () => {
    await decide('admin', 'lain', 1).expect(404);
    await decide('admin', '__proto__', 1).expect(404);
  });
});

describe('the rule of a second step', () => {
  const opens = async (who: Who, path = '/api/academic-years') => (await ask(who, 'get', path)).status;

  it('is asked by nobody who signs in without one, so that nobody shuts themselves out', async () => {
    const { body } = await decide('mainAdmin', 'secondFactor', 'administrators').expect(409);
    expect(body).toMatchObject({ code: 'OWN_SECOND_FACTOR_FIRST', details: { enrol: '/settings' } });
    await decide('mainAdmin', 'secondFactor', 'nobody').expect(204);
  });

  it.each([
    ['administrators', 403, 200],
    ['everybody', 403, 403],
  ] as const)('of %s holds from its day on for them alone', async (rule, admin, teacher) => {
    await passed('mainAdmin');
    await decide('mainAdmin', 'secondFactor', rule, '2026-11-30').expect(204);
    expect([await opens('admin'), await opens('teacher')]).toEqual([200, 200]);
    setTime('2026-11-30');
    expect([await opens('mainAdmin'), await opens('admin'), await opens('teacher')]).toEqual([
      200,
      admin,
      teacher,
    ]);
    expect((await ask('admin', 'get', '/api/academic-years')).body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      details: { enrol: '/settings' },
    });
    await passed('admin');
    expect(await opens('admin')).toBe(200);
  });

  it('leaves open what the frame needs on the way to setting one up, and nothing of the office', async () => {
    await passed('mainAdmin');
    await decide('mainAdmin', 'secondFactor', 'everybody').expect(204);
    for (const path of ['/api/schools/current', '/api/subscription/status'])
      expect([path, await opens('admin', path)]).toEqual([path, 200]);
    for (const path of ['/api/members', '/api/own-data', '/api/billing/invoices', '/api/pupils'])
      expect([path, await opens('admin', path)]).toEqual([path, 403]);
  });

  it('says before it is decided whom it would keep out, and tells them when it is', async () => {
    const withFactor = people.mainAdmin.userId;
    jest
      .spyOn(t.app.get(HostedUsers), 'hasSecondFactor')
      .mockImplementation(async (userId) => userId === withFactor);
    const { body } = await ask('admin', 'get', '/api/missing-second-factors?rule=administrators').expect(200);
    expect(body.without).toContainEqual({ userId: people.admin.userId, displayName: 'Puan Rosnah' });
    expect(body.without.map(({ userId }: { userId: string }) => userId)).not.toContain(withFactor);
    await ask('teacher', 'get', '/api/missing-second-factors?rule=administrators').expect(403);
    await ask('admin', 'get', '/api/missing-second-factors?rule=x').expect(400);
    await passed('mainAdmin');
    await decide('mainAdmin', 'secondFactor', 'administrators', '2026-11-30').expect(204);
    const told = async (who: Who) => (await ask(who, 'get', '/api/notifications').expect(200)).body.items;
    expect(await told('admin')).toMatchObject([{ kind: 'people', link: '/settings' }]);
    expect(await told('teacher')).toEqual([]);
  });
});
