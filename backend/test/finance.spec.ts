import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { ReminderOrders } from '../src/modules/operations/finance/reminders/reminder-orders.js';
import { makeSchool, type TestSchool } from './support/builders.js';
import { NOW, named, tellFinanceSchools } from './support/finance-schools.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { local } from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let finance: string;
let financeId: string;

let schools: ReadonlyMap<string, TestSchool>;

beforeAll(async () => {
  t = await startTestApp();
  ({ token: finance, userId: financeId } = await makeStaff(t, 'finance'));
  schools = await tellFinanceSchools(t);
});
afterAll(() => t?.close());

const ask = (path: string) => t.call('get', `/api/operations/finance${path}`, { token: finance });
const act = (path: string, order: object) =>
  t
    .call('post', `/api/operations/finance${path}`, { token: finance })
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

const clock = (text: string) => t.clockAt(new Date(local(text)).toISOString());
/** The mails of reminders by hand. */
const toldBy = (code: string) =>
  rowsOf(
    t.database,
    `SELECT subject FROM mail_outbox JOIN schools ON schools.id = school_id
     WHERE code = $1 AND dedupe_key LIKE 'reminder:%'`,
    [code],
  );

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

  it('are others a month later, by the clock alone', async () => {
    await t.clockAt(new Date(local('2026-04-20 10:00')).toISOString());
    const { body } = await ask('/figures').expect(200);
    await t.clockAt(new Date(local(NOW)).toISOString());
    expect(body).toEqual({
      // t20 13: 5,000. t60 8, 14, 17 by the year: 12,500 each. t100 10: 18,333. t200 9: 31,667.
      monthly: { schools: 6, amountSen: 92_500 },
      yearlySen: 92_500 * 12,
      grace: { schools: 1, amountSen: 6_000 },
      atRisk30: { schools: 1, amountSen: 150_000 },
      atRisk60: { schools: 2, amountSen: 150_000 + 380_000 },
      atRisk90: { schools: 2, amountSen: 530_000 },
      recovered: { schools: 0, amountSen: 0 },
      ages: [
        { age: '1-3', schools: 0, amountSen: 0 },
        { age: '4-7', schools: 0, amountSen: 0 },
        { age: '8-14', schools: 1, amountSen: 6_000 },
        { age: 'limited', schools: 2, amountSen: 6_000 },
        { age: 'locked', schools: 7, amountSen: 315_000 },
      ],
    });
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
    expect(payments).toMatchObject([{ provider: 'manual', amountSen: 15_000, refundsBy: 'hand' }]);
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

  it.each([
    ...['view=x', 'age=9', 'owner=x', 'sort=x', 'limit=0', 'cursor=x', 'text=%00', 'promise=x'],
    ...['endedFrom=2026-13-01', 'endedTo=x', 'dunning=x', 'failure=%00', 'failedVia=%00'],
  ])('refuses %s and names the field', async (query) => {
    const { body } = await ask(`/schools?${query}`).expect(400);
    expect(body.details.fields[0].field).toBe(query.split('=')[0]);
  });

  it('refuses a place in a list sorted otherwise, and finds nothing behind the last that there can be', async () => {
    const cursor = (key: string) =>
      `cursor=${Buffer.from(JSON.stringify({ key, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' })).toString('base64url')}`;
    for (const sort of ['expiry', 'amount']) {
      await ask(`/schools?view=all&sort=${sort}&${cursor('SK Seri')}`).expect(400);
      const { body } = await ask(`/schools?view=all&sort=${sort}&order=asc&${cursor('9'.repeat(17))}`).expect(
        200,
      );
      expect(body.schools).toEqual([]);
    }
  });

  it('has a page of a school that never had coverage, which says so, and none of no school', async () => {
    const { school, payments } = (await ask('/schools/aaa0099').expect(200)).body;
    expect(school).toMatchObject({
      code: 'aaa0099',
      level: 'locked',
      age: 'none',
      expiresAt: null,
      graceEnd: null,
    });
    expect(school).toMatchObject({ planCode: null, dueSen: null, graceDay: null, graceDays: 0 });
    expect(payments).toEqual([]);
    expect((await ask('/schools/zzz9999').expect(404)).body.code).toBe('SCHOOL_NOT_FOUND');
  });
});

describe('finance', () => {
  it('reminds many schools at once, each once for one click, and says whom it left out and why', async () => {
    const bare = await makeSchool(t, 'aaa0098');
    await t.app
      .get(BillingService)
      .recordManualPayment(
        bare.id,
        { planCode: 't20', termMonths: 1, paidAt: local('2026-02-18') },
        local('2026-02-18'),
      );
    const order = { id: randomUUID(), schools: named(1, 10, 14, 98) };
    for (let click = 0; click < 2; click += 1) {
      const { body } = await act('/reminders', order).expect(200);
      expect(body.results).toMatchObject([
        { school: 'aaa0001', skipped: null },
        { school: 'aaa0010', skipped: 'NOTHING_DUE' },
        { school: 'aaa0014', skipped: 'SUSPENDED' },
        { school: 'aaa0098', skipped: 'NO_RECIPIENT' },
      ]);
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

  it('refuses another order under the id of one that was done, instead of dropping it', async () => {
    const order = { id: randomUUID(), days: 2 };
    await act('/schools/aaa0002/extensions', order).expect(204);
    const { body } = await act('/schools/aaa0002/extensions', { ...order, days: 9 }).expect(409);
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await detail('aaa0002')).school.graceDays).toBe(21);
  });

  it('extends grace once where two clerks see the same end, and not of a school paid for months', async () => {
    const { graceEnd, graceDays } = (await detail('aaa0004')).school;
    const extend = (code: string) => act(`/schools/${code}/extensions`, { days: 30, graceEnd });
    const both = await Promise.all([extend('aaa0004'), extend('aaa0004')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('GRACE_HAS_MOVED');
    expect((await detail('aaa0004')).school.graceDays).toBe(graceDays + 30);
    expect((await extend('aaa0010').expect(409)).body.code).toBe('NOTHING_TO_EXTEND');
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

  it('has the provider give money back where it can, and only what the school paid', async () => {
    const { payments } = await detail('aaa0017');
    const { provider, paymentId } = payments.find(
      ({ refundsBy }: { refundsBy: string }) => refundsBy === 'provider',
    );
    const order = { id: randomUUID(), provider, paymentId, amountSen: 100 };
    await act('/schools/aaa0010/refunds', order).expect(404);
    expect(
      (await act('/schools/aaa0017/refunds', { ...order, amountSen: 9_000_000 }).expect(409)).body.code,
    ).toBe('REFUND_EXCEEDS_PAYMENT');
    expect(await audit('aaa0017')).toEqual([]);
  });

  it('records what it gave back by other means once for one click, and the note is there', async () => {
    const { payments } = await detail('aaa0008');
    const [{ provider, paymentId, refundsBy }] = payments;
    expect(refundsBy).toBe('hand');
    const order = { id: randomUUID(), provider, paymentId, amountSen: 5_000 };
    for (let click = 0; click < 2; click += 1) await act('/schools/aaa0008/refunds', order).expect(204);
    expect((await detail('aaa0008')).payments).toMatchObject([{ refundedSen: 5_000, openRefund: null }]);
    const notes = 'SELECT amount_sen FROM credit_notes WHERE school_id = $1';
    expect(await rowsOf(t.database, notes, [schools.get('aaa0008')?.id])).toEqual([{ amount_sen: 5_000 }]);
    expect(await audit('aaa0008')).toMatchObject([{ action: 'finance.refund', reason: 'Surat sekolah' }]);
    expect(
      (await act('/schools/aaa0008/refunds', { ...order, id: randomUUID(), reason: '' }).expect(400)).body,
    ).toMatchObject({ details: { fields: [{ field: 'reason' }] } });
  });

  it('keeps promises and notes, and shows a promise that was not kept', async () => {
    await act('/schools/aaa0003/notes', { reason: 'Guru besar bercuti' }).expect(204);
    const promise = { id: randomUUID(), reason: 'Akan bayar esok', promisedFor: '2026-03-21' };
    await act('/schools/aaa0003/notes', promise).expect(204);
    await act('/schools/aaa0003/notes', promise).expect(204);
    expect(await codes('promise=open')).toEqual(['aaa0003']);
    const before = await detail('aaa0003');
    expect(before.school).toMatchObject({ promisedFor: '2026-03-21', promiseBroken: false });
    expect(before.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Akan bayar esok',
      'Guru besar bercuti',
    ]);
    await t.clockAt(new Date(local('2026-03-22')).toISOString());
    expect((await detail('aaa0003')).school.promiseBroken).toBe(true);
    expect(await codes('promise=broken')).toEqual(['aaa0003']);
    expect(await codes('promise=open')).toEqual([]);
    await t.clockAt(new Date(local(NOW)).toISOString());
    expect(await audit('aaa0003')).toMatchObject([{ action: 'finance.promise' }, { action: 'finance.note' }]);
  });

  it.each(['2026-03-19', '2026-06-19', '2036-03-20'])('refuses a promise for %s', async (promisedFor) => {
    const { body } = await act('/schools/aaa0003/notes', { promisedFor }).expect(400);
    expect(body.details.fields[0].field).toBe('promisedFor');
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

describe('a reminder by hand', () => {
  it('reminds nobody twice within three days, and no two clerks both', async () => {
    const remind = async () =>
      (await act('/reminders', { schools: ['aaa0002'] }).expect(200)).body.results[0];
    const both = await Promise.all([remind(), remind()]);
    expect(both.map(({ skipped }) => skipped).toSorted()).toEqual(['REMINDED_LATELY', null]);
    await clock('2026-03-22 17:00');
    expect(await remind()).toMatchObject({ skipped: 'REMINDED_LATELY' });
    await clock('2026-03-23 08:00');
    expect(await remind()).toMatchObject({ skipped: null, plannedFor: null });
    await clock(NOW);
    expect(await toldBy('aaa0002')).toHaveLength(2);
  });

  it('plans a reminder of the night for the morning, sends it once, and not where it was paid meanwhile', async () => {
    await clock('2026-03-25 00:30');
    const order = { id: randomUUID(), schools: named(3, 6, 98) };
    const morning = '2026-03-25T08:00:00.000+08:00';
    for (let click = 0; click < 2; click += 1)
      expect((await act('/reminders', order).expect(200)).body.results).toMatchObject([
        { school: 'aaa0003', skipped: null, plannedFor: morning },
        { school: 'aaa0006', skipped: null, plannedFor: morning },
        { school: 'aaa0098', skipped: 'NO_RECIPIENT', plannedFor: null },
      ]);
    expect(await toldBy('aaa0006')).toEqual([]);
    expect((await detail('aaa0006')).school).toMatchObject({
      reminderPlannedFor: morning,
      hasRecipient: true,
    });
    expect((await detail('aaa0098')).school).toMatchObject({ lastReminderAt: null, hasRecipient: false });
    const sendAt = (text: string) => t.app.get(ReminderOrders).sendDue(local(text));
    await sendAt('2026-03-25 07:59');
    expect(await toldBy('aaa0006')).toEqual([]);
    await t.app
      .get(BillingService)
      .recordManualPayment(
        (schools.get('aaa0003') as TestSchool).id,
        { planCode: 't20', termMonths: 1, paidAt: local('2026-03-25 07:00') },
        local('2026-03-25 07:00'),
      );
    await Promise.all([sendAt('2026-03-25 08:00'), sendAt('2026-03-25 08:00'), sendAt('2026-03-25 08:01')]);
    expect(await toldBy('aaa0006')).toHaveLength(1);
    expect(await toldBy('aaa0003')).toEqual([]);
    expect((await detail('aaa0006')).school).toMatchObject({ reminderPlannedFor: null });
    await clock(NOW);
  });
});
