import { BillingService, PaymentFlags } from '../src/modules/billing/index.js';
import { Entitlements } from '../src/platform/access/entitlements.js';
import { Database } from '../src/platform/database/database.js';
import { makeMember, makeSchool, makeTrialSchool } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import { local, pay, statusAt, type Told, tell, upgradeTo } from './support/subscription-story.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
afterEach(() => t.clockAt(null));

const clockAt = (text: string) => t.clockAt(new Date(local(text)).toISOString());
const schoolThat = async (...story: Parameters<typeof tell>[2]) => tell(t, await makeSchool(t), story);
const ofMonth = () => schoolThat(['2026-01-10 10:00', pay('t20')]);

function ask({ school, mainAdmin }: Told, method: 'get' | 'post', what: string, body?: object) {
  const made = t.call(method, `/api/billing/${what}`, { host: school.host, token: mainAdmin.token });
  return body === undefined ? made : made.send(body);
}
const overview = async (told: Told) => (await ask(told, 'get', 'overview').expect(200)).body;
const limitOf = ({ school }: Told, at: string) =>
  t.app
    .get(Database)
    .tenantTransaction(school.id, () => t.app.get(Entitlements).teacherLimit(school.id, local(at)));

describe('Registration', () => {
  it('grants a trial of 30 days, with the teachers that the policy of trials allows', async () => {
    await clockAt('2026-01-10 15:00');
    const school = await makeTrialSchool(t);
    const told = { ...(await ofMonth()), school, mainAdmin: await makeMember(t, school, 'main_admin') };
    expect(await statusAt(told, '2026-01-11')).toMatchObject({
      subscriptionStatus: 'trial',
      expiresAt: '2026-02-09T00:00:00.000+08:00',
    });
    expect(await overview(told)).toMatchObject({
      plan: null,
      nextPlan: null,
      teacherLimit: 60,
      upgrades: [],
    });
  });
});

describe('POST /api/billing/upgrades', () => {
  it('is offered with the difference for the days left, and bills just that', async () => {
    const told = await ofMonth();
    await clockAt('2026-01-20 10:00');
    const { upgrades, plan, teacherLimit } = await overview(told);
    expect(plan).toEqual({ code: 't20', name: 'Kecil', termMonths: 1 });
    expect(teacherLimit).toBe(20);
    // 21 of 31 days of RM 90, RM 160 and RM 320
    const until = '2026-02-10T00:00:00.000+08:00';
    expect(upgrades).toEqual([
      { planCode: 't60', name: 'Sederhana', teacherLimit: 60, amountSen: 6_096, until },
      { planCode: 't100', name: 'Besar', teacherLimit: 100, amountSen: 10_838, until },
      { planCode: 't200', name: 'Sangat besar', teacherLimit: 200, amountSen: 21_677, until },
    ]);
    const { body } = await ask(told, 'post', 'upgrades', { planCode: 't60', provider: 'simulated' }).expect(
      201,
    );
    const { invoices } = (await ask(told, 'get', 'invoices').expect(200)).body;
    expect(invoices[0]).toMatchObject({
      id: body.invoiceId,
      planCode: 't60',
      termMonths: 0,
      amountSen: 6_096,
      status: 'open',
    });
    expect(await limitOf(told, '2026-01-20 11:00')).toBe(20);
  });

  it('takes effect when it is paid, E unchanged, and is what the next term is for', async () => {
    const told = await schoolThat(['2026-01-10 10:00', pay('t20')], ['2026-01-20 10:00', upgradeTo('t100')]);
    await clockAt('2026-01-20 12:00');
    expect(await overview(told)).toMatchObject({
      plan: { code: 't100', termMonths: 1 },
      nextPlan: { code: 't100' },
      teacherLimit: 100,
      upgrades: [{ planCode: 't200' }],
    });
    expect((await statusAt(told, '2026-01-21')).expiresAt).toBe('2026-02-10T00:00:00.000+08:00');
  });

  it('a term that is bought cheaply after the quote is not upgraded with it', async () => {
    const told = await ofMonth();
    await clockAt('2026-02-09 10:00');
    const { body } = await ask(told, 'post', 'upgrades', { planCode: 't200', provider: 'simulated' }).expect(
      201,
    );
    await pay('t20', 12)(told, local('2026-02-09 11:00'));
    const [invoice] = (await ask(told, 'get', 'invoices').expect(200)).body.invoices.filter(
      ({ id }: { id: string }) => id === body.invoiceId,
    );
    const paid = { paymentId: body.providerReference, at: local('2026-02-09 12:00'), currency: 'MYR' };
    await t.app
      .get(BillingService)
      .recordFacts(
        'simulated',
        [{ kind: 'payment-succeeded', amountSen: invoice.amountSen, ...paid }],
        paid.at,
      );
    expect(await limitOf(told, '2026-02-09 13:00')).toBe(200);
    expect(await limitOf(told, '2026-02-10 00:00')).toBe(20);
  });

  it('that is paid after the end grants nothing and is flagged to finance', async () => {
    const told = await ofMonth();
    await clockAt('2026-02-09 10:00');
    const { body } = await ask(told, 'post', 'upgrades', { planCode: 't60', provider: 'simulated' }).expect(
      201,
    );
    const [{ amountSen }] = (await ask(told, 'get', 'invoices').expect(200)).body.invoices;
    const fact = { kind: 'payment-succeeded', paymentId: body.providerReference, amountSen } as const;
    const at = local('2026-02-10 09:00');
    await t.app.get(BillingService).recordFacts('simulated', [{ ...fact, at, currency: 'MYR' }], at);
    expect(await limitOf(told, '2026-02-10 10:00')).toBe(20);
    const flags = await t.app.get(PaymentFlags).open();
    expect(flags).toContainEqual(
      expect.objectContaining({ invoiceId: body.invoiceId, reason: 'UPGRADE_PAID_TOO_LATE' }),
    );
  });

  it.each([
    ['a smaller plan', '2026-01-20', 't20', 'NOT_A_GREATER_PLAN'],
    ['a plan that nobody sells', '2026-01-20', 't9', 'NOT_A_GREATER_PLAN'],
    ['a term that is over', '2026-02-10', 't60', 'NO_RUNNING_TERM'],
  ])('refuses %s', async (_what, at, planCode, reason) => {
    const told = await ofMonth();
    await clockAt(at);
    const { body } = await ask(told, 'post', 'upgrades', { planCode, provider: 'simulated' }).expect(409);
    expect(body).toMatchObject({ code: 'UPGRADE_NOT_POSSIBLE', details: { reason } });
  });
});

describe('POST /api/billing/plan-choices', () => {
  it('a smaller plan holds from the next term on, and the choice can be taken back', async () => {
    const told = await schoolThat(['2026-01-10 10:00', pay('t100')]);
    await clockAt('2026-01-20 10:00');
    const { body } = await ask(told, 'post', 'plan-choices', { planCode: 't20' }).expect(201);
    expect(body).toMatchObject({ plan: { code: 't100' }, nextPlan: { code: 't20' }, teacherLimit: 100 });
    await pay('t20')(told, local('2026-02-01'));
    expect(await limitOf(told, '2026-02-09 23:59')).toBe(100);
    expect(await limitOf(told, '2026-02-10')).toBe(20);
  });

  it('made while the next term is paid for already stands beside that term', async () => {
    const told = await schoolThat(['2026-01-10 10:00', pay('t100')], ['2026-01-15 10:00', pay('t60')]);
    await clockAt('2026-01-20 10:00');
    const { body } = await ask(told, 'post', 'plan-choices', { planCode: 't20' }).expect(201);
    expect(body).toMatchObject({
      plan: { code: 't100' },
      paidNext: { code: 't60', name: 'Sederhana', from: '2026-02-10T00:00:00.000+08:00' },
      nextPlan: { code: 't20' },
    });
    await clockAt('2026-02-10 10:00');
    expect(await overview(told)).toMatchObject({
      plan: { code: 't60' },
      paidNext: null,
      nextPlan: { code: 't20' },
    });
  });

  it('of the running plan takes the choice back, and of an unknown one is refused', async () => {
    const told = await schoolThat(['2026-01-10 10:00', pay('t100')]);
    await clockAt('2026-01-20 10:00');
    await ask(told, 'post', 'plan-choices', { planCode: 't20' }).expect(201);
    await clockAt('2026-01-20 11:00');
    const { body } = await ask(told, 'post', 'plan-choices', { planCode: 't100' }).expect(201);
    expect(body.nextPlan.code).toBe('t100');
    const refused = await ask(told, 'post', 'plan-choices', { planCode: 't9' }).expect(404);
    expect(refused.body.code).toBe('PLAN_NOT_FOUND');
  });
});

describe('POST /api/billing/cancellations', () => {
  it('ends the subscription with its term, keeps who and why, and can be taken back until then', async () => {
    const told = await ofMonth();
    await clockAt('2026-01-20 10:00');
    expect(await overview(told)).toMatchObject({ mayCancel: true, mayWithdrawCancellation: false });
    const { body } = await ask(told, 'post', 'cancellations', { reason: 'Sekolah digabungkan' }).expect(201);
    expect(body).toMatchObject({
      cancellation: 'end-of-term',
      mayCancel: false,
      mayWithdrawCancellation: true,
    });
    expect(await statusAt(told, '2026-02-10')).toMatchObject({
      subscriptionStatus: 'cancelled',
      restrictionLevel: 'locked',
    });
    const [fact] = await rowsOf(
      t.database,
      "SELECT actor, reason FROM subscription_facts WHERE school_id = $1 AND kind = 'cancellation'",
      [told.school.id],
    );
    expect(fact).toEqual({ actor: told.mainAdmin.userId, reason: 'Sekolah digabungkan' });

    await clockAt('2026-01-21 10:00');
    const again = await ask(told, 'post', 'cancellations', { reason: 'Sekali lagi' }).expect(409);
    expect(again.body.code).toBe('CANCELLATION_NOT_POSSIBLE');
    const withdrawn = await ask(told, 'post', 'cancellation-withdrawals', {}).expect(201);
    expect(withdrawn.body).toMatchObject({ cancellation: null, mayCancel: true });
    expect((await statusAt(told, '2026-02-10')).restrictionLevel).toBe('grace_period');
  });

  it('needs something that runs, and a reason', async () => {
    const told = await ofMonth();
    await clockAt('2026-02-10');
    await ask(told, 'post', 'cancellations', { reason: 'Terlambat' }).expect(409);
    await ask(told, 'post', 'cancellation-withdrawals', {}).expect(409);
    const { body } = await ask(told, 'post', 'cancellations', { reason: '' }).expect(400);
    expect(body.details.fields[0].field).toBe('reason');
  });

  it.each(['teacher', 'supervisor', 'admin'] as const)(
    'is refused to a %s, like every decision',
    async (role) => {
      const told = await ofMonth();
      const { token } = await makeMember(t, told.school, role);
      await clockAt('2026-01-20 10:00');
      const decisions = { cancellations: { reason: 'x' }, 'plan-choices': { planCode: 't60' }, upgrades: {} };
      for (const [what, body] of Object.entries(decisions)) {
        const reply = await t
          .call('post', `/api/billing/${what}`, { host: told.school.host, token })
          .send(body);
        expect([what, reply.status, reply.body.code]).toEqual([what, 403, 'ROLE_REQUIRED']);
      }
    },
  );
});

describe('A manual payment', () => {
  const evidence = {
    method: 'cheque',
    reference: 'MBB 001122',
    path: 'evidence/cek.pdf',
    actor: 'kewangan@rekod.test',
    reason: 'Cek diterima di kaunter',
  } as const;

  it('keeps how it came, when, who took it in and why, and counts from the day it was received', async () => {
    const told = await schoolThat();
    const shown = { ...evidence, amountSen: 150_000, isAnother: false };
    const order = { planCode: 't60', termMonths: 12, paidAt: local('2026-01-05'), evidence: shown } as const;
    const billing = t.app.get(BillingService);
    const { invoiceId } = await billing.recordManualPayment(told.school.id, order, local('2026-01-10'));
    expect((await statusAt(told, '2026-01-10')).expiresAt).toBe('2027-01-05T00:00:00.000+08:00');
    const [kept] = await rowsOf(
      t.database,
      'SELECT method, reference, evidence_path, reason, actor FROM manual_payments WHERE invoice_id = $1',
      [invoiceId],
    );
    const { path: evidence_path, ...rest } = evidence;
    expect(kept).toEqual({ ...rest, evidence_path });
  });
});

describe('Two payments of one bill', () => {
  it('both count, the second as credit, and finance is told until somebody has looked', async () => {
    const told = await schoolThat();
    const billing = t.app.get(BillingService);
    await clockAt('2026-01-10 10:00');
    const { body } = await checkOut(t, told.school, told.mainAdmin).expect(201);
    const at = local('2026-01-10 10:00');
    const paid = { kind: 'payment-succeeded', at, amountSen: 15_000, currency: 'MYR' } as const;
    const bill = { reference: body.providerReference };
    await billing.recordFacts('simulated', [{ ...paid, paymentId: 'pi-1', bill }], at);
    await billing.recordFacts('simulated', [{ ...paid, paymentId: 'pi-2', bill }], at);
    expect((await statusAt(told, '2026-01-11')).expiresAt).toBe('2026-03-10T00:00:00.000+08:00');
    const flags = t.app.get(PaymentFlags);
    const open = (await flags.open()).filter(({ schoolId }) => schoolId === told.school.id);
    expect(open).toMatchObject([{ paymentId: 'pi-2', reason: 'INVOICE_PAID_TWICE', amountSen: 15_000 }]);
    const [flag] = open;
    if (!flag) throw new Error('No flag.');
    const resolution = { actor: 'kewangan@rekod.test', resolution: 'Dijadikan kredit' };
    await flags.resolve(flag, resolution);
    await expect(flags.resolve(flag, resolution)).rejects.toMatchObject({ status: 404 });
  });
});
