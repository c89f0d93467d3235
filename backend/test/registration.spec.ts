import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeSchool, makeStranger, type TestPerson } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let person: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  await makeSchool(t, 'aba1001');
});
/** So many schools that have paid nothing may be one person's. */
beforeEach(async () => {
  person = await makeStranger(t);
});
afterAll(() => t?.close());

const order = (code: string) => ({
  code,
  name: 'SK Taman Melati Contoh',
  schoolType: 'sk',
  state: '10',
  ppd: 'PPD Contoh Utara',
  teacherCount: 42,
  displayName: 'Puan Aminah binti Contoh',
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-23',
});

function register(body: object, { token = person.token, key = randomUUID() as string } = {}) {
  return t.call('post', '/api/schools/registrations', { token }).set('idempotency-key', key).send(body);
}

describe('POST /api/schools/availability', () => {
  it.each([
    ['XYZ1234', 'available'],
    ['sekolah-baharu', 'available'],
    ['ABA1001', 'taken'],
    ['www', 'reserved'],
    ['Static', 'reserved'],
    ['sekolah baharu', 'invalid'],
    ['ab\u0000c', 'invalid'],
  ])('%j is %s', async (code, availability) => {
    await t.call('post', '/api/schools/availability').send({ code }).expect(200, { availability });
  });

  it('names the field that is missing', async () => {
    const { body } = await t.call('post', '/api/schools/availability').send({}).expect(400);
    expect(body.details.fields[0].field).toBe('code');
  });
});

describe('POST /api/schools/registrations', () => {
  it.each([
    ['in May', '2026-05-04', undefined, '2026'],
    ['in November, for the next session', '2026-11-28', '2027', '2027'],
    ['in November, for the running one', '2026-11-28', '2026', '2026'],
    ['in November by a page that does not ask', '2026-11-28', undefined, '2026'],
    ['in May for one that nobody prepares yet', '2026-05-04', '2027', '2026'],
  ])('%s gives the school the session that it prepares', async (_when, day, session, name) => {
    const clock = t.app.get(BusinessClock);
    clock.freezeAt(Date.parse(`${day}T08:00:00+08:00`));
    const code = `sesi-${randomUUID().slice(0, 8)}`;
    await register({ ...order(code), session }).expect(201);
    const at = { host: `${code}.localhost`, token: person.token };
    const { body } = await t.call('get', '/api/academic-years', at).expect(200);
    expect(body.items).toMatchObject([{ name, state: 'open' }]);
    clock.resume();
  });

  it('makes the school, its Admin Utama and the trial at once', async () => {
    await register(order('XYA2001')).expect(201, { code: 'xya2001', name: 'SK Taman Melati Contoh' });
    const at = { host: 'xya2001.localhost', token: person.token };
    const { body } = await t.call('get', '/api/schools/current', at).expect(200);
    expect(body.membership).toEqual({
      role: 'main_admin',
      roles: ['main_admin'],
      duties: [],
      displayName: 'Puan Aminah binti Contoh',
    });
    const { body: status } = await t.call('get', '/api/subscription/status', at).expect(200);
    expect(status).toMatchObject({ restrictionLevel: 'none', daysUntilExpiry: 30 });
  });

  it('keeps what the school said of itself, and which versions were agreed to when', async () => {
    await register(order('XYA2002')).expect(201);
    const [row] = await rowsOf(
      t.database,
      `SELECT p.school_type, p.state, p.ppd, p.teacher_count, r.terms_version, r.privacy_version,
              r.user_id, r.consented_at > now() - interval '1 minute' AS just_now
       FROM schools s JOIN school_profiles p ON p.school_id = s.id
       JOIN registrations r ON r.school_id = s.id WHERE s.code = 'xya2002'`,
    );
    expect(row).toEqual({
      school_type: 'sk',
      state: '10',
      ppd: 'PPD Contoh Utara',
      teacher_count: 42,
      terms_version: '2026-11-01',
      privacy_version: '2026-11-23',
      user_id: person.userId,
      just_now: true,
    });
  });

  it('refuses a code that is taken, at its field', async () => {
    const { body } = await register(order('aba1001')).expect(409);
    expect(body).toMatchObject({ code: 'SCHOOL_CODE_TAKEN', details: { fields: [{ field: 'code' }] } });
  });

  it.each(['www', 'app', 'auth', 'sekolah baharu', 'contoh-'])(
    'refuses the code %j, at its field',
    async (code) => {
      const { body } = await register(order(code)).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: { fields: [{ field: 'code' }] } });
    },
  );

  it('names every field that is missing', async () => {
    const { body } = await register({}).expect(400);
    const fields = body.details.fields.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(Object.keys(order('x')).sort());
  });

  it.each([
    ['name', '  '],
    ['name', 'Nama\0'],
    ['name', 'SK \u202eBaik'],
    ['displayName', 'Aminah\nAdmin'],
    ['schoolType', 'universiti'],
    ['state', '17'],
    ['ppd', 'a'.repeat(121)],
    ['teacherCount', 0],
    ['teacherCount', 1001],
    ['teacherCount', '42'],
    ['displayName', ''],
    ['termsVersion', '2020-01-01'],
    ['privacyVersion', ''],
  ])('refuses a %s of %j and names it', async (field, value) => {
    const { body } = await register({ ...order('XYA2003'), [field]: value }).expect(400);
    expect(body.details.fields).toEqual([{ field, message: expect.any(String) }]);
  });

  it('needs somebody who is signed in, with an e-mail address', async () => {
    await t.call('post', '/api/schools/registrations').send(order('XYA2004')).expect(401);
    const token = await t.issuer.token(randomUUID(), { email: '' });
    const { body } = await register(order('XYA2004'), { token }).expect(409);
    expect(body.code).toBe('EMAIL_REQUIRED');
  });

  it('needs an address that has been confirmed', async () => {
    t.issuer.unconfirm(person.userId);
    const { body } = await register(order('XYA2011')).expect(403);
    expect(body.code).toBe('EMAIL_NOT_CONFIRMED');
  });

  it('gives one person three schools that have paid nothing, and no more however many are asked for at once', async () => {
    const codes = Array.from({ length: 8 }, (_, index) => `XYB300${index}`);
    const replies = await Promise.all(codes.map((code) => register(order(code))));
    const made = replies.filter(({ status }) => status === 201);
    const refused = replies.filter(({ body }) => body.code === 'TOO_MANY_UNPAID_SCHOOLS');
    expect([made.length, refused.length]).toEqual([3, 5]);
    expect(refused[0]?.status).toBe(409);

    const [school] = await rowsOf<{ id: string }>(t.database, 'SELECT id FROM schools WHERE code = $1', [
      made[0]?.body.code,
    ]);
    const paidAt = t.app.get(BusinessClock).now();
    await t.app
      .get(BillingService)
      .recordManualPayment(String(school?.id), { planCode: 't20', termMonths: 1, paidAt }, paidAt);
    await register(order('XYB3008')).expect(201);
  });

  it('is the same school again for the same key, one after the other and at once', async () => {
    const key = randomUUID();
    await register(order('XYA2005'), { key }).expect(201);
    await register(order('XYA2005'), { key }).expect(201, {
      code: 'xya2005',
      name: 'SK Taman Melati Contoh',
    });
    const twice = randomUUID();
    const both = await Promise.all([
      register(order('XYA2006'), { key: twice }),
      register(order('XYA2006'), { key: twice }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('refuses a key that was used for another school', async () => {
    const key = randomUUID();
    await register(order('XYA2007'), { key }).expect(201);
    const { body } = await register(order('XYA2008'), { key }).expect(409);
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of two people who register one code at once one wins, and the other finds it taken', async () => {
    const other = await makeStranger(t);
    const replies = await Promise.all([
      register(order('XYA2009')),
      register(order('xya2009'), { token: other.token }),
    ]);
    const lost = replies.find(({ status }) => status === 409);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(lost?.body.code).toBe('SCHOOL_CODE_TAKEN');
  });

  it('a refused try leaves nothing behind that would refuse the next', async () => {
    await register(order('aba1001')).expect(409);
    await register({ ...order('XYA2010'), ppd: '' }).expect(400);
    await register(order('XYA2010')).expect(201);
  });
});
