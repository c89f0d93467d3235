import { makeMember, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';
import { limitTeachers } from './support/teacher-limit.js';

const TODAY = '2026-11-22';
const REASON = 'Cuti belajar';

const { t, school, people, setTime } = inSchool(
  { mainAdmin: 'main_admin', admin: 'admin', teacher: 'teacher' },
  { at: TODAY },
);
const { mainAdmin, admin, teacher } = people;

beforeEach(async () => {
  await rowsOf(t.database, "DELETE FROM school_members WHERE school_id = $1 AND display_name = 'Pengasas'", [
    school.id,
  ]);
});
afterEach(() => jest.restoreAllMocks());

const as = ({ token }: TestPerson) => ({ host: school.host, token });
const suspend = (by: TestPerson, { userId }: TestPerson, days: object = {}) =>
  t
    .call('put', `/api/members/${userId}/suspension`, as(by))
    .send({ from: TODAY, to: null, reason: REASON, ...days });
const bringBack = (by: TestPerson, { userId }: TestPerson) =>
  t.call('delete', `/api/members/${userId}/suspension`, as(by));
const enter = (person: TestPerson) => t.call('get', '/api/schools/current', as(person));
const members = async () => (await t.call('get', '/api/members', as(mainAdmin)).expect(200)).body;

describe('a suspended member', () => {
  it('is refused at the next request, keeps everything, and enters again when they return', async () => {
    await enter(teacher).expect(200);
    const { body } = await suspend(admin, teacher, { to: '2026-12-31' }).expect(200);
    expect(body).toMatchObject({
      roles: ['teacher'],
      suspension: { from: TODAY, to: '2026-12-31', reason: REASON },
    });
    const refused = await enter(teacher).expect(403);
    expect(refused.body).toMatchObject({ code: 'MEMBER_SUSPENDED', details: { to: '2026-12-31' } });
    const plan = await t.call('get', '/api/lesson-plans', as(teacher)).expect(403);
    expect(plan.body.code).toBe('MEMBER_SUSPENDED');

    await bringBack(admin, teacher).expect(204);
    await enter(teacher).expect(200);
    const log = await rowsOf(
      t.database,
      'SELECT action, reason, actor_id FROM membership_log WHERE school_id = $1 ORDER BY at',
      [school.id],
    );
    expect(log).toEqual([
      { action: 'suspended', reason: REASON, actor_id: admin.userId },
      { action: 'returned', reason: null, actor_id: admin.userId },
    ]);
  });

  it('is refused on the days of the suspension and on no other', async () => {
    await suspend(admin, teacher, { from: '2026-11-23', to: '2026-11-24' }).expect(200);
    const answers: number[] = [];
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
      setTime(day);
      answers.push((await enter(teacher)).status);
    }
    expect(answers).toEqual([200, 403, 403, 200]);
  });

  it('takes no place of the plan, and returns only to a free one', async () => {
    limitTeachers(t, 1);
    expect((await members()).seats).toEqual({ used: 1, limit: 1 });
    await suspend(admin, teacher).expect(200);
    expect((await members()).seats).toEqual({ used: 0, limit: 1 });
    const other = await makeMember(t, school, 'supervisor');
    const roles = { roles: ['teacher'] };
    await t.call('put', `/api/members/${other.userId}/roles`, as(admin)).send(roles).expect(200);
    for (const back of [bringBack(admin, teacher), suspend(admin, teacher, { from: '2027-01-01' })])
      expect((await back.expect(409)).body.code).toBe('TEACHER_LIMIT_REACHED');
    expect((await members()).seats).toEqual({ used: 1, limit: 1 });
  });

  it('keeps the place in a school that is over its limit once the days are over', async () => {
    await suspend(admin, teacher, { to: TODAY }).expect(200);
    await makeMember(t, school, 'teacher');
    limitTeachers(t, 1);
    setTime('2026-11-23');
    await enter(teacher).expect(200);
    expect((await members()).seats).toEqual({ used: 2, limit: 1 });
    const one = await makeMember(t, school, 'supervisor');
    const roles = { roles: ['teacher', 'supervisor'] };
    await t.call('put', `/api/members/${one.userId}/roles`, as(admin)).send(roles).expect(409);
  });
});

describe('a suspension', () => {
  it('is for administrators, of main administrators for those alone, and of oneself for others', async () => {
    expect((await suspend(teacher, admin).expect(403)).body.code).toBe('ROLE_REQUIRED');
    expect((await suspend(admin, mainAdmin).expect(403)).body.code).toBe('ROLE_REQUIRED');
    expect((await suspend(admin, admin).expect(409)).body.code).toBe('OWN_SUSPENSION');
  });

  it.each([
    ['to', { to: '2026-11-21' }],
    ['from', { from: '2026-13-01' }],
    ['reason', { reason: ' ' }],
  ])('that does not fit names %s', async (field, days) => {
    const { body } = await suspend(admin, teacher, days).expect(400);
    expect(body.details.fields).toContainEqual(expect.objectContaining({ field }));
  });

  it('that nobody has is not found', async () => {
    await bringBack(admin, teacher).expect(404);
  });
});

describe('the last main administrator who can act', () => {
  const giveRoles = (by: TestPerson, { userId }: TestPerson, roles: string[]) =>
    t.call('put', `/api/members/${userId}/roles`, as(by)).send({ roles });
  const remove = (by: TestPerson, { userId }: TestPerson) =>
    t.call('delete', `/api/members/${userId}`, as(by));

  it.each(['running', 'coming'])('stays while the other one’s suspension is %s', async (kind) => {
    const second = await makeMember(t, school, 'main_admin');
    const from = kind === 'running' ? TODAY : '2027-01-04';
    await suspend(mainAdmin, second, { from }).expect(200);
    for (const loss of [remove(mainAdmin, mainAdmin), giveRoles(mainAdmin, mainAdmin, ['teacher'])])
      expect((await loss.expect(409)).body.code).toBe('LAST_MAIN_ADMIN');
    await bringBack(mainAdmin, second).expect(204);
    await remove(mainAdmin, mainAdmin).expect(204);
  });

  it('is left whatever two of them do to each other at once', async () => {
    const second = await makeMember(t, school, 'main_admin');
    const statuses = await Promise.all([
      suspend(mainAdmin, second).then(({ status }) => status),
      remove(second, mainAdmin).then(({ status }) => status),
      giveRoles(second, second, []).then(({ status }) => status),
    ]);
    // Who has given the role up first may be suspended too, so one or two of the three are done.
    for (const status of statuses) expect([200, 204, 403, 409]).toContain(status);
    const able = await rowsOf(
      t.database,
      `SELECT FROM school_members WHERE school_id = $1 AND 'main_admin' = ANY (roles)
         AND user_id NOT IN (SELECT user_id FROM suspensions)`,
      [school.id],
    );
    expect(able).toHaveLength(1);
  });
});

it('the list says on which day each was last here', async () => {
  const before = (await members()).members;
  expect(before.map(({ lastEnteredOn }: { lastEnteredOn: string | null }) => lastEnteredOn)).toEqual(
    before.map(() => null),
  );
  await enter(teacher).expect(200);
  setTime('2026-11-24');
  await enter(teacher).expect(200);
  expect((await members()).members).toContainEqual(
    expect.objectContaining({ userId: teacher.userId, lastEnteredOn: '2026-11-24' }),
  );
});
