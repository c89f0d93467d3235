import { randomUUID } from 'node:crypto';
import {
  makeMember,
  makeSchool,
  makeStranger,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let teacher: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  school = await makeSchool(t, 'aba1001');
  other = await makeSchool(t, 'bbb2002');
  teacher = await makeMember(t, school, 'teacher');
  admin = await makeMember(t, school, 'admin');
});
afterAll(() => t?.close());

describe('POST /api/schools/exists', () => {
  it.each([
    ['aba1001', true],
    ['ABA1001', true],
    ['zzz9999', false],
  ])('%s exists: %s', async (code, exists) => {
    await t.call('post', '/api/schools/exists').send({ code }).expect(200, { exists });
  });

  it.each([[{}], [{ code: '' }], [{ code: 7 }], [{ code: 'a'.repeat(64) }], [[]], [{ code: 'x', extra: 1 }]])(
    'refuses %j and names the field',
    async (body) => {
      const { body: error } = await t.call('post', '/api/schools/exists').send(body).expect(400);
      expect(error.code).toBe('VALIDATION_FAILED');
      expect(error.details.fields[0].field).toMatch(/^(code|extra)$/);
    },
  );
});

describe('POST /api/schools/validate-admin-access', () => {
  const ask = (token: string | undefined, schoolCode: unknown) =>
    t.call('post', '/api/schools/validate-admin-access', token ? { token } : {}).send({ schoolCode });

  it('is true for an administrator of the school', async () => {
    await ask(admin.token, 'ABA1001').expect(200, { hasAccess: true });
  });

  it('is true for the main administrator', async () => {
    const main = await makeMember(t, school, 'main_admin');
    await ask(main.token, 'aba1001').expect(200, { hasAccess: true });
  });

  it('is false for a teacher, for a stranger, for another school and for a school that does not exist', async () => {
    await ask(teacher.token, 'aba1001').expect(200, { hasAccess: false });
    await ask((await makeStranger(t)).token, 'aba1001').expect(200, { hasAccess: false });
    await ask(admin.token, other.code).expect(200, { hasAccess: false });
    await ask(admin.token, 'zzz9999').expect(200, { hasAccess: false });
  });

  it('needs a bearer token and a school code', async () => {
    await ask(undefined, 'aba1001').expect(401);
    const { body } = await ask(admin.token, undefined).expect(400);
    expect(body.details.fields[0].field).toBe('schoolCode');
  });
});

describe('GET /api/schools/user-schools', () => {
  it('lists the schools of the caller with the role and the own name in each', async () => {
    await makeMemberOf(other, 'supervisor', teacher);
    const { body } = await t.call('get', '/api/schools/user-schools', { token: teacher.token }).expect(200);
    expect(body.success).toBe(true);
    expect(body.schools).toEqual(
      expect.arrayContaining([
        { code: 'aba1001', name: expect.any(String), role: 'teacher', displayName: expect.any(String) },
        { code: 'bbb2002', name: expect.any(String), role: 'supervisor', displayName: expect.any(String) },
      ]),
    );
    expect(body.schools).toHaveLength(2);
  });

  it('is an empty list for somebody of no school', async () => {
    const { token } = await makeStranger(t);
    await t.call('get', '/api/schools/user-schools', { token }).expect(200, { success: true, schools: [] });
  });
});

describe('the school of a request', () => {
  it('is the school of the host', async () => {
    const { body } = await current(school.host, '', teacher.token).expect(200);
    expect(body).toMatchObject({ school: { code: 'aba1001' }, membership: { role: 'teacher' } });
  });

  it('is named by schoolCode on the main domain', async () => {
    await current('localhost', '?schoolCode=ABA1001', teacher.token).expect(200);
    const { body } = await current('localhost', '', teacher.token).expect(400);
    expect(body.code).toBe('SCHOOL_REQUIRED');
  });

  it('a schoolCode other than the host is 403, even for somebody of both schools', async () => {
    const { body } = await current(school.host, '?schoolCode=bbb2002', teacher.token).expect(403);
    expect(body.code).toBe('SCHOOL_MISMATCH');
  });

  it('refuses an own token on the host of another school', async () => {
    const { body } = await current(other.host, '', admin.token).expect(403);
    expect(body.code).toBe('NOT_A_MEMBER');
  });

  it('a host without a school is 404', async () => {
    const { body } = await current('zzz9999.localhost', '', teacher.token).expect(404);
    expect(body).toMatchObject({ code: 'SCHOOL_NOT_FOUND', message: 'School "zzz9999" does not exist.' });
  });

  it('a member removed or downgraded loses access at the next request', async () => {
    const person = await makeMember(t, school, 'teacher');
    await current(school.host, '', person.token).expect(200);
    await removeMember(person);
    await current(school.host, '', person.token).expect(403);
  });
});

const current = (host: string, query: string, token: string) =>
  t.call('get', `/api/schools/current${query}`, { host, token });

async function makeMemberOf(target: TestSchool, role: 'supervisor', person: TestPerson): Promise<void> {
  const { SchoolsService } = await import('../src/modules/schools/index.js');
  const email = `${randomUUID()}@contoh.test`;
  await t.app
    .get(SchoolsService)
    .saveMember(target.id, person.userId, { roles: [role], displayName: 'Cikgu', email });
}

async function removeMember(person: TestPerson): Promise<void> {
  const { SchoolsService } = await import('../src/modules/schools/index.js');
  await t.app.get(SchoolsService).removeMember(school.id, person.userId);
}
