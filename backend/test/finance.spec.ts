import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { makeMember, makeSchool, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import {
  cancelled,
  enforcementOff,
  extension,
  type Happening,
  local,
  pay,
  suspension,
  tell,
  trial,
  upgradeTo,
} from './support/subscription-story.js';
import { type Method, startTestApp, type TestApp } from './support/test-app.js';

const NOW = '2026-03-20 10:00';

let t: TestApp;
let finance: string;
let financeId: string;
let operator: string;

type Story = readonly (readonly [at: string, what: Happening])[];
/** At NOW. E of each stands behind it. */
const SCHOOLS: Readonly<Record<string, Story>> = {
  aaa0001: [['2026-02-18', pay('t60')]], // 18 March: day 3 of grace
  aaa0002: [['2026-02-14', pay('t20')]], // 14 March: day 7
  aaa0003: [['2025-03-13', pay('t100', 12)]], // 13 March: day 8
  aaa0004: [['2026-02-01', pay('t60')]], // 1 March: limited since the 15th
  aaa0005: [['2026-01-10', pay('t200')]], // 10 February: locked since 10 March
  aaa0006: [
    ['2026-02-01', pay('t60')],
    ['2026-03-10', extension(20)],
  ], // 1 March: day 20 of 34
  aaa0007: [['2026-03-10', pay('t20')]], // 10 April: at risk within 30
  aaa0008: [['2025-05-15', pay('t60', 12)]], // 15 May: at risk within 60
  aaa0009: [['2025-06-15', pay('t200', 12)]], // 15 June: at risk within 90
  aaa0010: [['2026-01-01', pay('t100', 12)]], // 1 January 2027
  aaa0011: [['2026-02-25', trial]], // 27 March: at risk, never bought anything
  aaa0012: [
    ['2026-01-01', pay('t20')],
    ['2026-03-05', pay('t20')],
  ], // limited until it paid: 5 April
  aaa0013: [
    ['2026-01-01', pay('t20')],
    ['2026-02-20', pay('t20', 12)],
  ], // recovered in February
  aaa0014: [
    ['2026-01-10', pay('t60', 12)],
    ['2026-03-01', suspension()],
  ], // locked, but not for money
  aaa0015: [
    ['2026-02-01', pay('t20')],
    ['2026-03-05', enforcementOff()],
  ], // open whatever is owed
  aaa0016: [
    ['2026-02-10', pay('t20')],
    ['2026-02-12', cancelled('end-of-term')],
  ], // locked from 10 March
  aaa0017: [
    ['2026-01-15', pay('t20', 12)],
    ['2026-02-01', upgradeTo('t60')],
  ], // a month of t60 by the year
};
const schools = new Map<string, TestSchool>();

beforeAll(async () => {
  t = await startTestApp();
  ({ token: finance, userId: financeId } = await makeStaff(t, 'finance'));
  operator = (await makeStaff(t, 'operator')).token;
  for (const [code, story] of Object.entries(SCHOOLS)) {
    const school = await makeSchool(t, code);
    schools.set(code, school);
    await tell(t, school, story);
  }
  await makeSchool(t, 'aaa0099');
  await t.clockAt(new Date(local(NOW)).toISOString());
});
afterAll(() => t?.close());

const ask = (path: string) => t.call('get', `/api/operations/finance${path}`, { token: finance });
const act = (path: string, order: object, token = finance) =>
  t
    .call('post', `/api/operations/finance${path}`, { token })
    .send({ id: randomUUID(), reason: 'Surat sekolah', ...order });
const codes = async (query: string): Promise<string[]> =>
  (await ask(`/schools?limit=100&sort=name&order=asc&${query}`).expect(200)).body.schools.map(
    ({ code }: { code: string }) => code,
  );
const detail = async (code: string) => (await ask(`/schools/${code}`).expect(200)).body;
const audit = async (code: string) => {
  const path = `/api/operations/audit?targetKind=school&targetId=${code}`;
  return (await t.call('get', path, { token: finance }).expect(200)).body.items;
};
const named = (...numbers: number[]) => numbers.map((n) => `aaa${String(n).padStart(4, '0')}`).toSorted();

describe('the figures of finance', () => {
  it('are those worked out by hand', async () => {
    const { body } = await ask('/figures').expect(200);
    expect(body).toEqual({
      // t20 7, 12: 6,000 each; 13: 5,000. t60 8, 14, 17 by the year: 12,500 each. t100 10: 18,333. t200 9: 31,667.
      monthly: { schools: 8, amountSen: 6_000 * 2 + 5_000 + 12_500 * 3 + 18_333 + 31_667 },
      yearlySen: 104_500 * 12,
      grace: { schools: 4, amountSen: 15_000 + 6_000 + 220_000 + 15_000 },
      atRisk30: { schools: 3, amountSen: 6_000 + 6_000 },
      atRisk60: { schools: 4, amountSen: 12_000 + 150_000 },
      atRisk90: { schools: 5, amountSen: 162_000 + 380_000 },
      recovered: { schools: 1, amountSen: 6_000 },
      ages: [
        { age: '1-3', schools: 1, amountSen: 15_000 },
        { age: '4-7', schools: 1, amountSen: 6_000 },
        { age: '8-14', schools: 2, amountSen: 235_000 },
        { age: 'limited', schools: 1, amountSen: 15_000 },
        { age: 'locked', schools: 2, amountSen: 44_000 },
      ],
    });
  });

  it.each([
    ['view=owed', named(1, 2, 3, 4, 5, 6, 16)],
    ['view=grace', named(1, 2, 3, 6)],
    ['view=revenue', named(7, 8, 9, 10, 12, 13, 14, 17)],
    ['view=at-risk-30', named(7, 11, 12)],
    ['view=at-risk-60', named(7, 8, 11, 12)],
    ['view=at-risk-90', named(7, 8, 9, 11, 12)],
    ['view=recovered', named(12)],
    ['age=8-14', named(3, 6)],
    ['plan=t60', named(1, 4, 6)],
    ['owner=none', named(1, 2, 3, 4, 5, 6, 16)],
    ['text=AAA0005', named(5)],
  ])('lead to their rows: %s', async (query, expected) => {
    expect((await codes(query)).toSorted()).toEqual(expected);
  });

  it('stand whether the sweep has run or not', async () => {
    const before = (await ask('/figures').expect(200)).body;
    await t.call('post', '/api/test/run-due').expect((reply) => expect(reply.status).toBeLessThan(300));
    expect((await ask('/figures').expect(200)).body).toEqual(before);
  });
});

describe('the aged table', () => {
  it('tells plan, end, day of grace, what is due and the last attempt', async () => {
    const { school, payments } = await detail('aaa0006');
    expect(school).toMatchObject({
      code: 'aaa0006',
      level: 'grace_period',
      age: '8-14',
      expiresAt: '2026-03-01T00:00:00.000+08:00',
      graceDay: 20,
      graceDays: 34,
      planCode: 't60',
      termMonths: 1,
      dueSen: 15_000,
      lastAttempt: { kind: 'payment-succeeded', provider: 'manual' },
    });
    expect(payments).toMatchObject([{ provider: 'manual', amountSen: 15_000, isRefundable: false }]);
  });

  it.each(['expiry', 'amount', 'name'])(
    'is read page by page by %s, without gap or repetition',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const seen: string[] = [];
        let cursor = '';
        do {
          const { body } = await ask(`/schools?sort=${sort}&order=${order}&limit=2${cursor}`).expect(200);
          seen.push(...body.schools.map(({ code }: { code: string }) => code));
          cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
        } while (cursor);
        expect(seen.toSorted()).toEqual(named(1, 2, 3, 4, 5, 6, 16));
      }
    },
  );

  it.each(['view=x', 'age=9', 'owner=x', 'sort=x', 'limit=0', 'cursor=x', 'text=%00'])(
    'refuses %s and names the field',
    async (query) => {
      const { body } = await ask(`/schools?${query}`).expect(400);
      expect(body.details.fields[0].field).toBe(query.split('=')[0]);
    },
  );

  it('says of a school without coverage, and of none, that there is nothing', async () => {
    expect((await ask('/schools/aaa0099').expect(404)).body.code).toBe('NOT_FOUND');
    expect((await ask('/schools/zzz9999').expect(404)).body.code).toBe('SCHOOL_NOT_FOUND');
  });
});

describe('every address of finance', () => {
  const some = randomUUID();
  const reads = ['/figures', '/schools', '/schools/aaa0001', '/staff', '/flags'];
  const acts: [Method, string][] = [
    ['post', '/reminders'],
    ['post', '/flags/resolution'],
    ['post', '/schools/aaa0001/extensions'],
    ['post', '/schools/aaa0001/payments'],
    ['post', '/schools/aaa0001/evidence'],
    ['get', `/schools/aaa0001/evidence/${some}`],
    ['post', '/schools/aaa0001/credit-notes'],
    ['post', '/schools/aaa0001/refunds'],
    ['post', '/schools/aaa0001/notes'],
    ['post', '/schools/aaa0001/owner'],
  ];
  const everything = [...reads.map((path): [Method, string] => ['get', path]), ...acts];

  it.each(everything)('%s %s is for the staff of the platform alone', async (method, path) => {
    const call = (token?: string) => t.call(method, `/api/operations/finance${path}`, { token });
    expect((await call().expect(401)).body.code).toBe('UNAUTHENTICATED');
    for (const role of ['teacher', 'main_admin'] as const) {
      const { token } = await makeMember(t, schools.get('aaa0010') as TestSchool, role);
      expect((await call(token).expect(403)).body.code).toBe('STAFF_REQUIRED');
    }
  });

  it.each(acts)('what %s %s does is for finance, not for operators', async (method, path) => {
    const reply = await t.call(method, `/api/operations/finance${path}`, { token: operator }).expect(403);
    expect(reply.body.code).toBe('STAFF_ROLE_REQUIRED');
  });
});

describe('finance', () => {
  it('reminds many schools at once, each once for one click, and leaves out who need not pay', async () => {
    const order = { id: randomUUID(), schools: named(1, 10, 14) };
    for (let click = 0; click < 2; click += 1) {
      const { body } = await act('/reminders', order).expect(200);
      expect(body).toEqual({ reminded: named(1), skipped: named(10, 14) });
    }
    const keys = [`reminder:${order.id}`];
    const told = await rowsOf(t.database, 'SELECT FROM notifications WHERE dedupe_key = ANY($1)', [keys]);
    expect(told).toHaveLength(1);
    const mails = `SELECT FROM mail_outbox WHERE dedupe_key LIKE '%' || $1 || '%'`;
    expect(await rowsOf(t.database, mails, keys)).toHaveLength(1);
    expect(await audit('aaa0001')).toMatchObject([{ action: 'finance.remind', reason: 'Surat sekolah' }]);
    expect((await detail('aaa0001')).school.lastReminderAt).toBe('2026-03-20T10:00:00.000+08:00');
  });

  it('extends grace once for one click', async () => {
    const order = { id: randomUUID(), days: 5 };
    await act('/schools/aaa0002/extensions', order).expect(204);
    await act('/schools/aaa0002/extensions', order).expect(204);
    expect((await detail('aaa0002')).school.graceDays).toBe(19);
    expect(await audit('aaa0002')).toMatchObject([
      { action: 'finance.extend', result: [{ name: 'days', value: '5' }] },
    ]);
  });

  it('issues credit notes up to the invoice, and only for invoices of the school', async () => {
    const path = '/api/operations/schools/aaa0010/invoices';
    const [{ id: invoiceId }] = (await t.call('get', path, { token: finance }).expect(200)).body.invoices;
    const credit = (code: string, amountSen: number) =>
      act(`/schools/${code}/credit-notes`, { invoiceId, amountSen });
    await credit('aaa0010', 1_000).expect(204);
    await credit('aaa0009', 1_000).expect(404);
    expect((await credit('aaa0010', 220_000).expect(409)).body.code).toBe('CREDIT_EXCEEDS_INVOICE');
    expect(await audit('aaa0010')).toMatchObject([{ action: 'finance.credit' }]);
  });

  it('gives money back where the provider does, and only what the school paid', async () => {
    const { payments } = await detail('aaa0017');
    const upgrade = payments.find(({ provider }: { provider: string }) => provider === 'simulated');
    const { paymentId } = upgrade;
    expect(upgrade.isRefundable).toBe(true);
    const order = { id: randomUUID(), provider: 'simulated', paymentId, amountSen: 100 };
    await act('/schools/aaa0010/refunds', order).expect(404);
    expect((await detail('aaa0017')).payments).toHaveLength(2);
    const manual = { provider: 'manual', amountSen: 100, paymentId: payments[1].paymentId };
    expect((await act('/schools/aaa0017/refunds', manual).expect(409)).body.code).toBe('REFUND_NOT_OFFERED');
  });

  it('keeps promises and notes, and shows a promise that was not kept', async () => {
    await act('/schools/aaa0003/notes', { reason: 'Guru besar bercuti' }).expect(204);
    const promise = { id: randomUUID(), reason: 'Akan bayar esok', promisedFor: '2026-03-21' };
    await act('/schools/aaa0003/notes', promise).expect(204);
    await act('/schools/aaa0003/notes', promise).expect(204);
    const before = await detail('aaa0003');
    expect(before.school).toMatchObject({ promisedFor: '2026-03-21', promiseBroken: false });
    expect(before.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Akan bayar esok',
      'Guru besar bercuti',
    ]);
    await t.clockAt(new Date(local('2026-03-22')).toISOString());
    expect((await detail('aaa0003')).school.promiseBroken).toBe(true);
    await t.clockAt(new Date(local(NOW)).toISOString());
    expect(await audit('aaa0003')).toMatchObject([{ action: 'finance.promise' }, { action: 'finance.note' }]);
  });

  it('gives a school to one of its own, and takes it back', async () => {
    const change = (ownerId: string | null) => act('/schools/aaa0016/owner', { ownerId });
    await change(randomUUID()).expect(400);
    await change(financeId).expect(204);
    expect(await codes(`owner=${financeId}`)).toEqual(['aaa0016']);
    expect(await codes('owner=none')).not.toContain('aaa0016');
    await change(null).expect(204);
    expect((await detail('aaa0016')).school.owner).toBeNull();
    expect(await audit('aaa0016')).toHaveLength(2);
  });

  it('resolves the flag of an invoice that was paid twice, once', async () => {
    const school = schools.get('aaa0009') as TestSchool;
    const [bill] = await rowsOf<{ id: string }>(t.database, 'SELECT id FROM invoices WHERE school_id = $1', [
      school.id,
    ]);
    const second = { provider: 'manual', reference: 'second', invoice: bill?.id };
    await rowsOf(
      t.database,
      `INSERT INTO bills (provider, reference, school_id, invoice_id, created_at) VALUES ($1, $2, $3, $4, now())`,
      [second.provider, second.reference, school.id, second.invoice],
    );
    const paid = { paymentId: 'second', at: local(NOW), amountSen: 380_000, currency: 'MYR' };
    await t.app
      .get(BillingService)
      .recordFacts('manual', [{ kind: 'payment-succeeded', ...paid }], local(NOW));
    const { flags } = (await ask('/flags').expect(200)).body;
    expect(flags).toMatchObject([{ flag: 'INVOICE_PAID_TWICE', school: 'aaa0009', amountSen: 380_000 }]);
    const order = {
      provider: 'manual',
      paymentId: 'second',
      flag: 'INVOICE_PAID_TWICE',
      reason: 'Dikreditkan',
    };
    const resolve = () =>
      t.call('post', '/api/operations/finance/flags/resolution', { token: finance }).send(order);
    await resolve().expect(204);
    await resolve().expect(404);
    expect((await ask('/flags').expect(200)).body.flags).toEqual([]);
    expect(await audit('aaa0009')).toMatchObject([{ action: 'finance.flag' }]);
  });
});
