import { randomUUID } from 'node:crypto';
import {
  makeMember,
  makeSchool,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import { limitTeachers } from './support/teacher-limit.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let mainAdmin: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  mainAdmin = await makeMember(t, school, 'main_admin');
  admin = await makeMember(t, school, 'admin');
});
afterEach(() => jest.restoreAllMocks());

const list = (person: TestPerson) =>
  t.call('get', '/api/members', { host: school.host, token: person.token });
const changeRole = (person: TestPerson, userId: string, role: string) =>
  t.call('put', `/api/members/${userId}/role`, { host: school.host, token: person.token }).send({ role });
const changeRoles = (person: TestPerson, userId: string, roles: unknown) =>
  t.call('put', `/api/members/${userId}/roles`, { host: school.host, token: person.token }).send({ roles });
const giveDuty = (person: TestPerson, userId: string, duty: string, days: object) =>
  t
    .call('put', `/api/members/${userId}/duties/${duty}`, { host: school.host, token: person.token })
    .send(days);
const takeDuty = (person: TestPerson, userId: string, duty: string) =>
  t.call('delete', `/api/members/${userId}/duties/${duty}`, { host: school.host, token: person.token });
const remove = (person: TestPerson, userId: string) =>
  t.call('delete', `/api/members/${userId}`, { host: school.host, token: person.token });
const current = (person: TestPerson) =>
  t.call('get', '/api/schools/current', { host: school.host, token: person.token });
const log = () =>
  rowsOf<{ action: string; actor_id: string; role: string }>(
    t.database,
    'SELECT action, actor_id, role FROM membership_log WHERE school_id = $1 ORDER BY at',
    [school.id],
  );

describe('a member who signs in with a new address', () => {
  it('gets the mail of the school there from then on', async () => {
    const token = await t.issuer.token(admin.userId, { email: 'Baharu@contoh.test' });
    await current({ ...admin, token }).expect(200);
    const { body } = await list(mainAdmin).expect(200);
    expect(body.members).toContainEqual(
      expect.objectContaining({ userId: admin.userId, email: 'baharu@contoh.test', role: 'admin' }),
    );
  });
});

describe('GET /api/members', () => {
  it('lists the people of the school and how many teachers its plan still takes', async () => {
    limitTeachers(t, 20);
    const teacher = await makeMember(t, school, 'teacher');
    const { body } = await list(admin).expect(200);
    expect(body.seats).toEqual({ used: 1, limit: 20 });
    expect(body.members).toHaveLength(4);
    expect(body.members).toContainEqual({
      userId: teacher.userId,
      displayName: expect.stringContaining('Cikgu'),
      email: `${teacher.userId}@contoh.test`,
      role: 'teacher',
      roles: ['teacher'],
      duties: [],
      suspension: null,
      lastEnteredOn: null,
      joinedAt: expect.stringContaining('+08:00'),
    });
  });

  it.each(['teacher', 'supervisor'] as const)('is refused to a %s', async (role) => {
    const { body } = await list(await makeMember(t, school, role)).expect(403);
    expect(body.code).toBe('ROLE_REQUIRED');
  });

  it('is refused where the subscription does not let people be managed', async () => {
    entitledTo(t, 'dashboard', 'billing');
    const { body } = await list(admin).expect(403);
    expect(body).toMatchObject({ code: 'ACCESS_RESTRICTED', details: { access: 'manageUsers' } });
  });
});

describe('the role of a member', () => {
  it('changes for the next request, and who changed it is kept', async () => {
    const person = await makeMember(t, school, 'teacher');
    await list(person).expect(403);
    const { body } = await changeRole(admin, person.userId, 'admin').expect(200);
    expect(body).toMatchObject({ userId: person.userId, role: 'admin' });
    await list(person).expect(200);
    await changeRole(admin, person.userId, 'teacher').expect(200);
    await list(person).expect(403);
    expect(await log()).toEqual([
      { action: 'role_changed', actor_id: admin.userId, role: 'admin' },
      { action: 'role_changed', actor_id: admin.userId, role: 'teacher' },
    ]);
  });

  it('main_admin is given and taken by a main administrator alone', async () => {
    for (const refused of [
      changeRole(admin, admin.userId, 'main_admin'),
      changeRole(admin, mainAdmin.userId, 'teacher'),
      remove(admin, mainAdmin.userId),
    ])
      expect((await refused.expect(403)).body.code).toBe('ROLE_REQUIRED');
    await changeRole(mainAdmin, admin.userId, 'main_admin').expect(200);
    await changeRole(admin, mainAdmin.userId, 'teacher').expect(200);
  });

  it('teacher is given only while the plan has room', async () => {
    limitTeachers(t, 1);
    await makeMember(t, school, 'teacher');
    const supervisor = await makeMember(t, school, 'supervisor');
    const { body } = await changeRole(admin, supervisor.userId, 'teacher').expect(409);
    expect(body).toMatchObject({ code: 'TEACHER_LIMIT_REACHED', details: { used: 1, limit: 1 } });
  });

  it('that nobody knows is refused by its field', async () => {
    const { body } = await changeRole(admin, mainAdmin.userId, 'guru').expect(400);
    expect(body.details.fields).toEqual([{ field: 'role', message: expect.any(String) }]);
  });
});

describe('the roles of a member', () => {
  it('are a set: the person may do what any of them allows, and is told as the highest', async () => {
    const person = await makeMember(t, school, 'teacher');
    const { body } = await changeRoles(admin, person.userId, ['admin', 'teacher']).expect(200);
    expect(body).toMatchObject({ role: 'admin', roles: ['teacher', 'admin'] });
    await list(person).expect(200);
    expect((await current(person)).body.membership).toMatchObject({
      role: 'admin',
      roles: ['teacher', 'admin'],
    });
    await changeRoles(admin, person.userId, ['teacher']).expect(200);
    await list(person).expect(403);
    expect(await log()).toEqual([
      { action: 'role_changed', actor_id: admin.userId, role: 'admin' },
      { action: 'role_changed', actor_id: admin.userId, role: 'teacher' },
    ]);
  });

  it('are named one by one as before: the highest that is named already takes nothing away', async () => {
    const person = await makeMember(t, school, ['teacher', 'supervisor']);
    const same = await changeRole(admin, person.userId, 'supervisor').expect(200);
    expect(same.body.roles).toEqual(['teacher', 'supervisor']);
    const other = await changeRole(admin, person.userId, 'teacher').expect(200);
    expect(other.body.roles).toEqual(['teacher']);
  });

  it('with teacher among them take a place of the plan, which a school over its limit has for nobody', async () => {
    const [first, second] = [
      await makeMember(t, school, ['teacher', 'supervisor']),
      await makeMember(t, school, 'supervisor'),
    ];
    limitTeachers(t, 1);
    expect((await list(admin)).body.seats).toEqual({ used: 1, limit: 1 });
    const { body } = await changeRoles(admin, second.userId, ['teacher', 'supervisor']).expect(409);
    expect(body.code).toBe('TEACHER_LIMIT_REACHED');
    limitTeachers(t, 0);
    const kept = await changeRoles(admin, first.userId, ['teacher', 'admin']).expect(200);
    expect(kept.body.roles).toEqual(['teacher', 'admin']);
  });

  it('with main_admin among them are the business of main administrators', async () => {
    expect((await changeRoles(admin, admin.userId, ['admin', 'main_admin']).expect(403)).body.code).toBe(
      'ROLE_REQUIRED',
    );
    const person = await makeMember(t, school, ['teacher', 'main_admin']);
    await changeRoles(admin, person.userId, ['main_admin']).expect(403);
    await changeRoles(mainAdmin, person.userId, ['main_admin']).expect(200);
  });

  it.each([[['guru']], [['teacher', 'teacher']], ['teacher'], [undefined]])(
    'that are %j are refused by their field',
    async (roles) => {
      const { body } = await changeRoles(admin, mainAdmin.userId, roles).expect(400);
      expect(body.details.fields).toEqual([{ field: 'roles', message: expect.any(String) }]);
    },
  );
});

describe('a duty', () => {
  const since = { from: '2020-01-01', to: null };

  it('is given with its days and taken at once, and who did either is kept', async () => {
    const person = await makeMember(t, school, 'teacher');
    const { body } = await giveDuty(admin, person.userId, 'calendar', since).expect(200);
    expect(body).toMatchObject({ userId: person.userId, duties: [{ duty: 'calendar', ...since }] });
    expect((await current(person)).body.membership.duties).toEqual(['calendar']);
    await giveDuty(admin, person.userId, 'calendar', since).expect(200);
    await giveDuty(admin, person.userId, 'calendar', { from: '2020-01-01', to: '2020-12-31' }).expect(200);
    expect((await current(person)).body.membership.duties).toEqual([]);
    await takeDuty(admin, person.userId, 'calendar').expect(204);
    await takeDuty(admin, person.userId, 'calendar').expect(404);
    const rows = await rowsOf(
      t.database,
      `SELECT action, actor_id, duty, duty_from::text, duty_to::text FROM membership_log
       WHERE school_id = $1 ORDER BY at`,
      [school.id],
    );
    const entry = { actor_id: admin.userId, duty: 'calendar', duty_from: '2020-01-01' };
    expect(rows).toEqual([
      { ...entry, action: 'duty_given', duty_to: null },
      { ...entry, action: 'duty_given', duty_to: '2020-12-31' },
      { ...entry, action: 'duty_taken', duty_to: '2020-12-31' },
    ]);
  });

  it('alone is no role: the person takes no place, is told as a teacher, and may write no plans', async () => {
    limitTeachers(t, 0);
    const clerk = await makeMember(t, school, []);
    await giveDuty(admin, clerk.userId, 'pupils', since).expect(200);
    expect((await current(clerk)).body.membership).toMatchObject({
      role: 'teacher',
      roles: [],
      duties: ['pupils'],
    });
    expect((await list(admin)).body.seats).toEqual({ used: 0, limit: 0 });
    const plans = t.call('get', '/api/lesson-plans', { host: school.host, token: clerk.token });
    expect((await plans.expect(403)).body.code).toBe('ROLE_REQUIRED');
  });

  it('leaves the school with the person', async () => {
    const person = await makeMember(t, school, 'teacher');
    await giveDuty(admin, person.userId, 'timetable', since).expect(200);
    await remove(admin, person.userId).expect(204);
    expect(await rowsOf(t.database, 'SELECT FROM duties WHERE user_id = $1', [person.userId])).toEqual([]);
  });

  it('is given and taken by administrators alone, whatever duties others have', async () => {
    const person = await makeMember(t, school, 'supervisor');
    await giveDuty(admin, person.userId, 'absences', since).expect(200);
    await giveDuty(person, person.userId, 'pupils', since).expect(403);
    await takeDuty(person, person.userId, 'absences').expect(403);
  });

  it('that nobody knows, or of nobody in the school, is not found', async () => {
    const stranger = await makeMember(t, await makeSchool(t), 'teacher');
    await giveDuty(admin, admin.userId, 'kantin', since).expect(404);
    await giveDuty(admin, stranger.userId, 'calendar', since).expect(404);
    await takeDuty(admin, stranger.userId, 'calendar').expect(404);
  });

  it.each([
    [{ from: '2026-02-30', to: null }, 'from'],
    [{ to: null }, 'from'],
    [{ from: '2026-01-01' }, 'to'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
  ])('with the days %j is refused by its field', async (days, field) => {
    const { body } = await giveDuty(admin, admin.userId, 'calendar', days).expect(400);
    expect(body.details.fields).toEqual([{ field, message: expect.any(String) }]);
  });
});

describe('the last main administrator', () => {
  /** Without the founder of the school. */
  beforeEach(async () => {
    await rowsOf(t.database, 'DELETE FROM school_members WHERE school_id = $1 AND user_id <> ALL ($2)', [
      school.id,
      [mainAdmin.userId, admin.userId],
    ]);
  });

  it('is neither removed nor given another role', async () => {
    for (const refused of [
      remove(mainAdmin, mainAdmin.userId),
      changeRole(mainAdmin, mainAdmin.userId, 'teacher'),
      changeRoles(mainAdmin, mainAdmin.userId, ['teacher', 'admin']),
    ])
      expect((await refused.expect(409)).body.code).toBe('LAST_MAIN_ADMIN');
  });

  it('remains when two take the role from each other at once', async () => {
    const second = await makeMember(t, school, 'main_admin');
    const replies = await Promise.all([
      changeRole(mainAdmin, second.userId, 'teacher'),
      changeRole(second, mainAdmin.userId, 'teacher'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('a removed member', () => {
  it('is refused from the next request on, and may be asked back', async () => {
    const person = await makeMember(t, school, 'teacher');
    await current(person).expect(200);
    await remove(admin, person.userId).expect(204);
    expect((await current(person).expect(403)).body.code).toBe('NOT_A_MEMBER');
    expect(await log()).toEqual([{ action: 'removed', actor_id: admin.userId, role: 'teacher' }]);
  });

  it('who is no member, or of another school, is not found', async () => {
    const other = await makeSchool(t);
    const stranger = await makeMember(t, other, 'teacher');
    for (const id of [randomUUID(), stranger.userId, 'siapa']) {
      await remove(mainAdmin, id).expect(404);
      await changeRole(mainAdmin, id, 'admin').expect(404);
    }
  });
});

describe('GET /api/members/{userId}/work', () => {
  const work = (by: TestPerson, userId: string) =>
    t.call('get', `/api/members/${userId}/work`, { host: school.host, token: by.token });

  it('says how much of each kind somebody has made, which stays when they are taken out', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    const at = { host: school.host, token: teacher.token };
    expect((await work(admin, teacher.userId).expect(200)).body).toEqual({
      lessonPlans: 0,
      absences: 0,
      teachingSets: 0,
      unjudged: 0,
    });
    const plan = {
      date: '2026-11-23',
      startTime: '07:40',
      endTime: '08:40',
      className: '4 Bestari',
      subject: 'Sains',
      objective: '',
      activities: '',
      reflection: '',
    };
    await t
      .call('post', '/api/lesson-plans', at)
      .send({ id: randomUUID(), ...plan })
      .expect(201);
    expect((await work(admin, teacher.userId).expect(200)).body).toEqual({
      lessonPlans: 1,
      absences: 0,
      teachingSets: 0,
      unjudged: 0,
    });
    await remove(admin, teacher.userId).expect(204);
    const kept = await rowsOf(t.database, 'SELECT FROM lesson_plans WHERE author_id = $1', [teacher.userId]);
    expect(kept).toHaveLength(1);
  });

  it('is for administrators, about members', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    await work(teacher, admin.userId).expect(403);
    await work(admin, randomUUID()).expect(404);
  });
});

describe('GET /api/membership-log', () => {
  const lines = (person: TestPerson, query = '', at = school) =>
    t.call('get', `/api/membership-log${query}`, { host: at.host, token: person.token });

  it('tells what was done about whom and by whom, newest first, page by page', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    for (const role of ['supervisor', 'teacher']) await changeRole(admin, teacher.userId, role).expect(200);
    await remove(mainAdmin, teacher.userId).expect(204);
    const { items, nextCursor } = (await lines(admin, '?limit=2').expect(200)).body;
    const told = ({ action, actorId }: { action: string; actorId: string }) => [action, actorId];
    expect(items.map(told)).toEqual([
      ['removed', mainAdmin.userId],
      ['role_changed', admin.userId],
    ]);
    const rest = (await lines(admin, `?cursor=${nextCursor}`).expect(200)).body;
    expect(rest.items.map(told)).toEqual([['role_changed', admin.userId]]);
    expect(new Set([...items, ...rest.items].map(({ email }) => email)).size).toBe(1);
  });

  it('is for administrators, of their own school', async () => {
    const teacher = await makeMember(t, school, ['teacher', 'supervisor']);
    await giveDuty(admin, teacher.userId, 'absences', { from: '2020-01-01', to: null }).expect(200);
    await lines(teacher).expect(403);
    const elsewhere = await makeTrialSchool(t);
    await lines(admin, '', elsewhere).expect(403);
    const theirs = await makeMember(t, elsewhere, 'admin');
    expect((await lines(theirs, '', elsewhere).expect(200)).body.items).toEqual([]);
  });
});

describe('colleagues', () => {
  it('are known by their names, and by nothing else, to everybody in the school', async () => {
    const clerk = await makeMember(t, school, [], 'Encik Kerani');
    const { body } = await t
      .call('get', '/api/colleagues', { host: school.host, token: clerk.token })
      .expect(200);
    expect(body.items).toContainEqual({ userId: clerk.userId, displayName: 'Encik Kerani' });
    const stranger = await makeMember(t, await makeTrialSchool(t), 'admin');
    await t.call('get', '/api/colleagues', { host: school.host, token: stranger.token }).expect(403);
  });
});
