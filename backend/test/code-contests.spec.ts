import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import {
  makeMember,
  makeStranger,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let operator: TestPerson;
let school: TestSchool;
let person: TestPerson;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  operator = await makeStaff(t, 'operator');
});
afterAll(() => t?.close());
beforeEach(async () => {
  number += 1;
  school = await makeTrialSchool(t, `xyc${1000 + number}`);
  person = await makeStranger(t);
});

const OBJECTION = {
  name: 'Encik Razak bin Contoh',
  contact: 'Guru Besar, 03-0000 0000',
  reason: 'Ini kod rasmi sekolah kami, dan tiada seorang pun di sini yang mendaftarkannya.',
};
const contest = (change: object = {}, { token } = person) =>
  t
    .call('post', '/api/schools/contests', { token })
    .send({ ...OBJECTION, code: school.code.toUpperCase(), ...change });
const listed = async () => {
  const { body } = await t.call('get', '/api/operations/contests', { token: operator.token }).expect(200);
  return body.contests.filter(({ code }: { code: string }) => code === school.code);
};
const contested = async (by = person): Promise<string> => {
  await contest({}, by).expect(204);
  return (await listed()).find(({ email }: { email: string }) => email.startsWith(by.userId)).id;
};
const answer = (id: string, order: object, { token } = operator) =>
  t
    .call('post', `/api/operations/contests/${id}/answer`, { token })
    .send({ reason: 'Disemak dengan PPD', ...order });
const mailTo = async ({ userId }: TestPerson) =>
  (
    await rowsOf<{ body_text: string }>(
      t.database,
      'SELECT body_text FROM mail_outbox WHERE recipient = $1',
      [`${userId}@contoh.test`],
    )
  ).map(({ body_text }) => body_text);
const exists = async (code: string) =>
  (await t.call('post', '/api/schools/exists').send({ code }).expect(200)).body.exists;
const register = ({ token }: TestPerson) =>
  t.call('post', '/api/schools/registrations', { token }).set('idempotency-key', randomUUID()).send({
    code: school.code,
    name: 'SK Sebenar Contoh',
    schoolType: 'sk',
    state: '10',
    ppd: 'PPD Contoh',
    teacherCount: 12,
    displayName: 'Encik Razak',
    termsVersion: '2026-11-01',
    privacyVersion: '2026-11-23',
  });

describe('an official code that somebody else has registered', () => {
  it('is contested by whoever is signed in, and operators see who says what against whom', async () => {
    await contest().expect(204);
    expect(await listed()).toEqual([
      {
        id: expect.any(String),
        code: school.code,
        ...OBJECTION,
        email: `${person.userId}@contoh.test`,
        contestedAt: expect.stringContaining('+08:00'),
        school: {
          code: school.code,
          name: expect.stringContaining('SK Contoh'),
          registeredAt: expect.stringContaining('+08:00'),
          people: 1,
          hasPaid: false,
        },
      },
    ]);
  });

  it('is contested once by one person until the answer, also by two presses at once', async () => {
    const replies = await Promise.all([contest(), contest()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await contest().expect(409)).body.code).toBe('CONTEST_OPEN');
    expect(await listed()).toHaveLength(1);
    await contest({}, await makeStranger(t)).expect(204);
    expect(await listed()).toHaveLength(2);
  });

  it('is contested three times a day by one person and no more', async () => {
    await contest().expect(204);
    for (const suffix of ['a', 'b', 'c']) {
      const { code } = await makeTrialSchool(t, `xyz${suffix}${100 + number}`);
      await contest({ code }).expect(suffix === 'c' ? 429 : 204);
    }
  });

  it.each([
    ['code', 'sekolah-melati'],
    ['code', ''],
    ['name', ' '],
    ['name', 'Razak\u202e'],
    ['contact', '03'],
    ['contact', 'a'.repeat(201)],
    ['reason', 'kerana'],
    ['reason', 'kod kami\0 semuanya'],
    ['reason', null],
  ])('is not contested with a %s of %j, which is named', async (field, value) => {
    const { body } = await contest({ [field]: value }).expect(400);
    expect(body.details.fields).toEqual([{ field, message: expect.any(String) }]);
  });

  it('is contested with a proved address, of a school that is there, by nobody who belongs to it', async () => {
    await t
      .call('post', '/api/schools/contests')
      .send({ ...OBJECTION, code: school.code })
      .expect(401);
    expect((await contest({ code: 'XYZ9999' }).expect(404)).body.code).toBe('SCHOOL_NOT_FOUND');
    const member = await makeMember(t, school, 'teacher');
    expect((await contest({}, member).expect(409)).body.code).toBe('ALREADY_A_MEMBER');
    t.issuer.unconfirm(person.userId);
    expect((await contest().expect(403)).body.code).toBe('EMAIL_NOT_CONFIRMED');
  });
});

describe('the answer of an operator', () => {
  it('kept: the school stays, the contestant is told why, and it is on record', async () => {
    await answer(await contested(), { answer: 'kept' }).expect(204);
    expect(await listed()).toEqual([]);
    expect(await exists(school.code)).toBe(true);
    const [mail] = await mailTo(person);
    expect(mail).toContain('kekal dengan pihak yang telah kami sahkan');
    expect(mail).toContain('Disemak dengan PPD');
    const path = `/api/operations/audit?targetKind=school&targetId=${school.code}`;
    const { body } = await t.call('get', path, { token: operator.token }).expect(200);
    expect(body.items).toMatchObject([{ action: 'contest.keep', reason: 'Disemak dengan PPD' }]);
  });

  it('released: the code is free for the contestant alone, the school goes on elsewhere and is told', async () => {
    const owner = await makeMember(t, school, 'main_admin');
    await t.call('get', '/api/schools/current', { host: school.host, token: owner.token }).expect(200);
    await answer(await contested(), { answer: 'released' }).expect(204);

    expect(await exists(school.code)).toBe(false);
    await t.call('get', '/api/schools/current', { host: school.host, token: owner.token }).expect(404);
    const [mail = ''] = await mailTo(owner);
    const moved = new RegExp(`http://(${school.code}-\\d{6}\\.localhost)/`).exec(mail)?.[1] ?? '';
    await t.call('get', '/api/schools/current', { host: moved, token: owner.token }).expect(200);

    expect((await register(owner).expect(409)).body.code).toBe('SCHOOL_CODE_TAKEN');
    expect((await mailTo(person))[0]).toContain('http://localhost/daftar');
    await register(person).expect(201);
    const { body } = await t.call('get', '/api/schools/current', { host: school.host, token: person.token });
    expect(body.school.name).toBe('SK Sebenar Contoh');
  });

  it('is no release for a school that has paid', async () => {
    const id = await contested();
    const paidAt = t.app.get(BusinessClock).now();
    await t.app
      .get(BillingService)
      .recordManualPayment(school.id, { planCode: 't20', termMonths: 1, paidAt }, paidAt);
    expect((await listed())[0].school.hasPaid).toBe(true);
    expect((await answer(id, { answer: 'released' }).expect(409)).body.code).toBe('SCHOOL_HAS_PAID');
    expect(await exists(school.code)).toBe(true);
    await answer(id, { answer: 'kept' }).expect(204);
  });

  it('is given once, and of two contestants one gets the code', async () => {
    const other = await makeStranger(t);
    const [first, second] = [await contested(), await contested(other)];
    const replies = await Promise.all([
      answer(first, { answer: 'released' }),
      answer(first, { answer: 'kept' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { body } = await answer(first, { answer: 'kept' }).expect(409);
    expect(body.code).toBe('CONTEST_ANSWERED');
    await answer(second, { answer: 'kept' }).expect(204);
    expect(await mailTo(other)).toHaveLength(1);
  });

  it('needs an operator, an answer, a reason and a contest', async () => {
    const id = await contested();
    const finance = await makeStaff(t, 'finance');
    expect((await answer(id, { answer: 'kept' }, finance).expect(403)).body.code).toBe('STAFF_ROLE_REQUIRED');
    for (const [field, order] of [
      ['answer', { answer: 'maybe' }],
      ['reason', { answer: 'kept', reason: ' a ' }],
    ] as const) {
      const { body } = await answer(id, order).expect(400);
      expect(body.details.fields).toEqual([{ field, message: expect.any(String) }]);
    }
    for (const unknown of [randomUUID(), 'satu']) await answer(unknown, { answer: 'kept' }).expect(404);
  });
});
