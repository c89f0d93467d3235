import { randomUUID } from 'node:crypto';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { staffRoutes } from './support/routes.js';
import { makeStaff } from './support/staff.js';
import { local, pay, tell } from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOW = '2026-03-20 10:00';

let t: TestApp;
let finance: TestPerson;
let operator: TestPerson;
let school: TestSchool;
let mainAdmin: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  finance = await makeStaff(t, 'finance');
  operator = await makeStaff(t, 'operator');
});
beforeEach(async () => {
  school = await makeSchool(t);
  ({ mainAdmin } = await tell(t, school, [['2026-03-10', pay('t60')]])); // until 10 April
  await at(NOW);
});
afterAll(() => t?.close());

const at = (text: string) => t.clockAt(new Date(local(text)).toISOString());
const ask = (path: string, { token } = finance) => t.call('get', `/api/operations${path}`, { token });
const order = (path: string, asked: object = {}) =>
  t
    .call('post', `/api/operations/finance${path}`, { token: finance.token })
    .send({ id: randomUUID(), reason: 'Surat sekolah', ...asked });
const ofSchool = (path: string, asked: object = {}) => order(`/schools/${school.code}/${path}`, asked);
const fieldOf = async (reply: ReturnType<typeof order>) =>
  (await reply.expect(400)).body.details.fields[0].field;
const statusOf = async ({ host } = school, { token } = mainAdmin) =>
  (await t.call('get', '/api/subscription/status', { host, token }).expect(200)).body;
const levelAt = async (text: string) => {
  await at(text);
  return (await statusOf()).restrictionLevel;
};
const explanationOf = async () => (await ask(`/finance/schools/${school.code}/explanation`).expect(200)).body;
const intervalsOf = async () =>
  (await ask(`/finance/schools/${school.code}/intervals`).expect(200)).body.intervals;
const auditOf = async (kind: string, id: string) =>
  (await ask(`/audit?targetKind=${kind}&targetId=${id}`).expect(200)).body.items;

describe('a suspension', () => {
  it('locks a school that has paid from its first day to its last, and the explanation says why', async () => {
    const asked = { id: randomUUID(), firstDay: '2026-03-22', lastDay: '2026-03-24' };
    for (let click = 0; click < 2; click += 1) await ofSchool('suspensions', asked).expect(204);
    expect(await intervalsOf()).toEqual([
      { kind: 'suspension', from: '2026-03-22T00:00:00.000+08:00', until: '2026-03-25T00:00:00.000+08:00' },
    ]);
    expect(await levelAt('2026-03-21 23:59')).toBe('none');
    expect(await levelAt('2026-03-22')).toBe('locked');
    expect(await levelAt('2026-03-24 23:59')).toBe('locked');
    expect(await levelAt('2026-03-25')).toBe('none');
    expect((await explanationOf()).facts.at(-1)).toMatchObject({
      kind: 'suspension',
      reason: 'Surat sekolah',
      at: '2026-03-22T00:00:00.000+08:00',
      until: '2026-03-25T00:00:00.000+08:00',
    });
    expect(await auditOf('school', school.code)).toMatchObject([
      { action: 'finance.suspend', reason: 'Surat sekolah' },
    ]);
  });

  it('begins at once where no day is named, and lasts until it is ended', async () => {
    await ofSchool('suspensions').expect(204);
    expect(await levelAt('2026-04-05')).toBe('locked');
    await ofSchool('suspensions/end').expect(204);
    expect((await statusOf()).restrictionLevel).toBe('none');
    expect(await intervalsOf()).toEqual([]);
    expect((await ofSchool('suspensions/end').expect(409)).body.code).toBe('NOTHING_TO_END');
  });

  it('that is called off before its first day never holds', async () => {
    await ofSchool('suspensions', { firstDay: '2026-03-22' }).expect(204);
    await ofSchool('suspensions/end').expect(204);
    expect(await intervalsOf()).toEqual([]);
    expect(await levelAt('2026-03-22')).toBe('none');
  });

  it('names what is wrong with its days', async () => {
    expect(await fieldOf(ofSchool('suspensions', { firstDay: '2026-03-19' }))).toBe('firstDay');
    expect(await fieldOf(ofSchool('suspensions', { firstDay: '2026-02-30' }))).toBe('firstDay');
    expect(await fieldOf(ofSchool('suspensions', { lastDay: '2026-03-19' }))).toBe('lastDay');
    expect(await fieldOf(ofSchool('suspensions', { reason: '' }))).toBe('reason');
    expect(await auditOf('school', school.code)).toEqual([]);
  });
});

describe('enforcement switched off', () => {
  it('opens a school whatever it owes, until its last day or until it is switched on', async () => {
    await at('2026-05-20');
    expect((await statusOf()).restrictionLevel).toBe('locked');
    await ofSchool('enforcement-pauses', { lastDay: '2026-05-21' }).expect(204);
    expect((await statusOf()).restrictionLevel).toBe('none');
    expect(await levelAt('2026-05-22')).toBe('locked');
    await ofSchool('enforcement-pauses').expect(204);
    expect((await statusOf()).restrictionLevel).toBe('none');
    await ofSchool('enforcement-pauses/end').expect(204);
    expect((await statusOf()).restrictionLevel).toBe('locked');
    expect((await auditOf('school', school.code)).map(({ action }: { action: string }) => action)).toEqual([
      'finance.enforcement-on',
      'finance.enforcement-off',
      'finance.enforcement-off',
    ]);
  });
});

describe('a policy', () => {
  const terms = { graceDays: 30, limitedDays: 7, trialDays: 45, trialTeacherLimit: 80 };

  it('of a school governs the coverage that ends after it took effect, and the explanation names it', async () => {
    const asked = { id: randomUUID(), ...terms, effectiveFrom: '2026-04-01' };
    for (let click = 0; click < 2; click += 1) await ofSchool('policies', asked).expect(204);
    expect((await statusOf()).gracePeriodEnd).toBe('2026-05-10T00:00:00.000+08:00');
    expect((await explanationOf()).policy).toEqual({
      scope: 'school',
      graceDays: 30,
      limitedDays: 7,
      effectiveFrom: '2026-04-01T00:00:00.000+08:00',
    });
    const { versions } = (await ask(`/finance/schools/${school.code}/policies`).expect(200)).body;
    expect(versions).toMatchObject([{ ...terms, reason: 'Surat sekolah' }]);
    expect(await auditOf('school', school.code)).toMatchObject([{ action: 'finance.policy' }]);
  });

  it('never changes what has begun: it takes effect at a midnight to come', async () => {
    const asked = { ...terms, effectiveFrom: '2026-03-20' };
    expect((await ofSchool('policies', asked).expect(400)).body.code).toBe('POLICY_IN_THE_PAST');
    await ofSchool('policies', { ...terms, effectiveFrom: '2026-04-11' }).expect(204);
    expect((await statusOf()).gracePeriodEnd).toBe('2026-04-24T00:00:00.000+08:00');
  });

  it.each(['graceDays', 'limitedDays', 'trialDays', 'trialTeacherLimit'])(
    'refuses a wrong %s',
    async (name) => {
      for (const wrong of [-1, 366.5, 'x', 100_000])
        expect(
          await fieldOf(ofSchool('policies', { ...terms, effectiveFrom: '2026-04-01', [name]: wrong })),
        ).toBe(name);
    },
  );

  it('of a plan is for its schools, save those with their own', async () => {
    const own = await makeSchool(t);
    const told = await tell(t, own, [['2026-03-10', pay('t60')]]);
    await at(NOW);
    const ofOwn = { ...terms, graceDays: 3, effectiveFrom: '2026-04-02' };
    await order(`/schools/${own.code}/policies`, ofOwn).expect(204);
    const asked = { id: randomUUID(), ...terms, planCode: 't60', effectiveFrom: '2026-04-01' };
    for (let click = 0; click < 2; click += 1) await order('/policies', asked).expect(204);
    expect((await statusOf()).gracePeriodEnd).toBe('2026-05-10T00:00:00.000+08:00');
    expect((await statusOf(own, told.mainAdmin)).gracePeriodEnd).toBe('2026-04-13T00:00:00.000+08:00');
    const { versions } = (await ask('/finance/policies').expect(200)).body;
    expect(versions[0]).toMatchObject({ planCode: 't60', ...terms });
    expect(await auditOf('plan', 't60')).toMatchObject([{ action: 'finance.policy' }]);
    expect((await order('/policies', { ...asked, planCode: 't9' }).expect(404)).body.code).toBe(
      'PLAN_NOT_FOUND',
    );
  });
});

describe('the general policy', () => {
  // It is for every school, so it comes to hold after all that this file tells.
  const effectiveFrom = '2036-01-01';
  const asked = { graceDays: 21, limitedDays: 7, trialDays: 30, trialTeacherLimit: 60, effectiveFrom };

  it('is for the schools that have neither their own nor that of their plan, once for its id', async () => {
    const general = { id: randomUUID(), ...asked, planCode: null };
    for (let click = 0; click < 2; click += 1) await order('/policies', general).expect(204);
    const { versions } = (await ask('/finance/policies').expect(200)).body;
    expect(versions.filter(({ id }: { id: string }) => id === general.id)).toMatchObject([
      { planCode: null, graceDays: 21, limitedDays: 7, reason: 'Surat sekolah' },
    ]);
    expect(await auditOf('policy', 'general')).toMatchObject([
      { action: 'finance.policy', reason: 'Surat sekolah' },
    ]);
    await at('2036-01-10');
    const { mainAdmin: payer } = await tell(t, school, [['2036-01-10', pay('t20')]]);
    expect((await statusOf(school, payer)).gracePeriodEnd).toBe('2036-03-02T00:00:00.000+08:00');
  });

  it('is never set by leaving out the plan, nor for the past', async () => {
    expect(await fieldOf(order('/policies', asked))).toBe('planCode');
    expect(await fieldOf(order('/policies', { ...asked, planCode: '' }))).toBe('planCode');
    const past = { ...asked, planCode: null, effectiveFrom: '2026-03-20' };
    expect((await order('/policies', past).expect(400)).body.code).toBe('POLICY_IN_THE_PAST');
  });
});

describe('the audit', () => {
  const found = async (query: string) => (await ask(`/audit?${query}`).expect(200)).body;

  it('is found by person, action, school and day, page by page', async () => {
    for (let note = 0; note < 3; note += 1) await ofSchool('notes', { reason: `Nota ${note}` }).expect(204);
    await ofSchool('extensions', { days: 3 }).expect(204);
    const target = `targetKind=school&targetId=${school.code}`;
    const [{ actor: email }] = (await found(`${target}&action=finance.extend`)).items;
    expect((await found(`${target}&actor=${email.slice(0, 8)}&action=finance.note`)).items).toHaveLength(3);
    expect((await found(`${target}&actor=${operator.userId}`)).items).toEqual([]);
    expect(email).toContain(finance.userId);
    expect((await found(`${target}&from=2099-01-01`)).items).toEqual([]);
    expect((await found(`${target}&to=2020-01-01`)).items).toEqual([]);
    expect((await found(`${target}&from=2020-01-01&to=2099-01-01`)).items).toHaveLength(4);

    const reasons: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: { reason: string }[]; nextCursor: string | null } = await found(
        `${target}&action=finance.note&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      reasons.push(...page.items.map(({ reason }) => reason));
      cursor = page.nextCursor;
    }
    expect(reasons).toEqual(['Nota 2', 'Nota 1', 'Nota 0']);
  });

  it.each(['action=x', 'from=x', 'to=2026-02-30', 'actor=%00', 'targetKind=x', 'cursor=x'])(
    'refuses %s and names the field',
    async (query) => {
      const { body } = await ask(`/audit?${query}`).expect(400);
      expect(body.details.fields[0].field).toBe(query.split('=')[0]);
    },
  );
});

describe('every route of the staff', () => {
  it('is closed to visitors, teachers and administrators of schools', async () => {
    const routes = staffRoutes(t);
    expect(routes.length).toBeGreaterThan(40);
    const teacher = await makeMember(t, school, 'teacher');
    const admin = await makeMember(t, school, 'admin');
    for (const { method, path } of routes) {
      const code = async (token?: string) => {
        const { status, body } = await t.call(method, path, { token });
        return `${method} ${path} ${status} ${body.code}`;
      };
      expect(await code()).toBe(`${method} ${path} 401 UNAUTHENTICATED`);
      for (const { token } of [teacher, admin, mainAdmin])
        expect(await code(token)).toBe(`${method} ${path} 403 STAFF_REQUIRED`);
    }
  });

  it('that writes is open to the role it names, and closed to the other', async () => {
    const writes = staffRoutes(t).filter(({ staffRole }) => staffRole !== null);
    expect(writes.length).toBeGreaterThan(20);
    for (const { method, path, staffRole } of writes) {
      const other = staffRole === 'finance' ? operator : finance;
      const { status, body } = await t.call(method, path, { token: other.token });
      expect(`${method} ${path} ${status} ${body.code}`).toBe(`${method} ${path} 403 STAFF_ROLE_REQUIRED`);
    }
  });

  it('that changes a school names a role', () => {
    const unnamed = staffRoutes(t).filter(
      ({ method, path, staffRole }) => method !== 'get' && staffRole === null && path.includes('/finance/'),
    );
    expect(unnamed).toEqual([]);
  });
});
