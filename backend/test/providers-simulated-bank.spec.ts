import { type BilledSchool, billedSchool, expiryOf, factsOf, invoiceOf } from './support/billed-school.js';
import { makeMember } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { PRODUCTION } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

const NOW = '2026-11-20T09:15:09+08:00';
const PAID = 'payment.succeeded';

let t: TestApp;
let billed: BilledSchool;

beforeAll(async () => {
  t = await startTestApp();
  await t.clockAt(NOW);
});
afterAll(() => t?.close());
beforeEach(async () => {
  billed = await billedSchool(t, 'simulated');
});

const page = () => t.call('get', `/simulated-bank/bills/${billed.bill}`);
const play = (events: string | string[], knobs: object = {}) =>
  t
    .call('post', `/simulated-bank/bills/${billed.bill}/scenarios`)
    .type('form')
    .send({ events, burst: 1, copies: 1, delaySeconds: 0, dropFirst: 0, ...knobs });
const inbox = () =>
  rowsOf<{ state: string; reason: string | null; deliveries: number }>(
    t.database,
    `SELECT state, reason, deliveries FROM webhook_inbox
     WHERE convert_from(raw, 'UTF8')::jsonb #>> '{data,billReference}' = $1`,
    [billed.bill],
  );
const isDone = async () => (await inbox()).every(({ state }) => state !== 'received');

describe('Bank Simulasi, Lanjutan', () => {
  it('stands folded on the page of a bill', async () => {
    const { text } = await page().expect(200);
    expect(text).toContain('<summary>Lanjutan</summary>');
    expect(text).not.toContain('<details open');
  });

  it('duplicates are one event', async () => {
    const { text } = await play(PAID, { copies: 5 }).expect(200);
    expect(text).toContain('5 daripada 5 penghantaran diterima.');
    await waitUntil(isDone);
    expect(await inbox()).toEqual([{ state: 'processed', reason: null, deliveries: 5 }]);
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'paid' });
  });

  it('a burst is one payment', async () => {
    const { text } = await play(PAID, { burst: 30, copies: 2 }).expect(200);
    expect(text).toContain('60 daripada 60 penghantaran diterima.');
    await waitUntil(isDone);
    expect(await inbox()).toHaveLength(30);
    expect(await factsOf(t, billed)).toHaveLength(1);
  });

  it('shuffled events come to the same', async () => {
    await play(['payment.pending', 'payment.failed', PAID, 'dispute.opened', 'dispute.won'], {
      copies: 3,
      shuffle: 'on',
    }).expect(200);
    await waitUntil(isDone);
    expect(await factsOf(t, billed)).toHaveLength(5);
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
  });

  it('what is lost on the way stands in the books of the bank all the same', async () => {
    const { text } = await play(PAID, { copies: 3, dropFirst: 3 }).expect(200);
    expect(text).toContain('0 daripada 0 penghantaran diterima.');
    expect(await inbox()).toHaveLength(0);
    expect((await page()).text).toContain('Telah dibayar');
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'open' });
  });

  it('a wrong signature is refused', async () => {
    const { text } = await play(PAID, { wrongSignature: 'on' }).expect(200);
    expect(text).toContain('0 daripada 1 penghantaran diterima.');
    expect(await inbox()).toHaveLength(0);
  });

  it('a wrong amount is put aside', async () => {
    await play(PAID, { wrongAmount: 'on' }).expect(200);
    await waitUntil(isDone);
    expect(await inbox()).toMatchObject([{ state: 'quarantined', reason: 'AMOUNT_MISMATCH' }]);
    expect(await expiryOf(t, billed)).toBeNull();
  });

  it('what is delayed arrives later', async () => {
    const { text } = await play(PAID, { delaySeconds: 1 }).expect(200);
    expect(text).toContain('1 penghantaran akan dibuat dalam 1 saat.');
    await waitUntil(async () => (await invoiceOf(t, billed)).status === 'paid');
  });

  it.each(['refund.succeeded', 'dispute.opened'])('%s of a paid bill ends its term', async (type) => {
    await play(PAID).expect(200);
    await waitUntil(isDone);
    await play(type).expect(200);
    await waitUntil(isDone);
    expect(await expiryOf(t, billed)).toBe('2026-11-21T00:00:00.000+08:00');
  });

  it('a payer who leaves leaves the bill open', async () => {
    await play('payment.abandoned').expect(200);
    await waitUntil(isDone);
    expect(await factsOf(t, billed)).toMatchObject([{ kind: 'payment-abandoned' }]);
    expect((await page()).text).toContain('Belum dibayar');
  });

  it.each([
    ['no event', { events: [] }],
    ['an event of no bank', { events: 'payment.stolen' }],
    ['an endless burst', { burst: 501 }],
    ['a delay beyond measure', { delaySeconds: 121 }],
    ['part of a copy', { copies: 1.5 }],
  ])('refuses %s', async (_what, knobs) => {
    await play(PAID, knobs).expect(400);
  });
});

describe('The history of payments', () => {
  it('tells an administrator each attempt, with what the bank said', async () => {
    const { school, payer, bill } = billed;
    const pay = (outcome: string) =>
      t.call('post', `/simulated-bank/bills/${bill}/payments`).type('form').send({ outcome }).expect(200);
    const history = async (token = payer.token) =>
      (await t.call('get', '/api/billing/payments', { host: school.host, token }).expect(200)).body.payments;
    await pay('failed');
    await waitUntil(async () => (await history()).length === 1);
    await pay('paid');
    await waitUntil(async () => (await history()).length === 2);
    expect(await history()).toMatchObject([
      { kind: 'payment-succeeded', method: 'Bank Simulasi', amountSen: 15_000, bankMessage: null },
      { kind: 'payment-failed', amountSen: null, bankMessage: 'Baki akaun tidak mencukupi' },
    ]);
    const teacher = await makeMember(t, school, 'teacher');
    await t.call('get', '/api/billing/payments', { host: school.host, token: teacher.token }).expect(403);
  });
});

describe('The bank that a payer chose', () => {
  const pay = (chosen: object) =>
    t.call('post', `/simulated-bank/bills/${billed.bill}/payments`).type('form').send(chosen);

  it('stands with the failure for finance, and is chosen already for the next try', async () => {
    const { token } = await makeStaff(t, 'finance');
    const failures = async () =>
      (await t.call('get', '/api/operations/finance/charts/failures', { token }).expect(200)).body.failures;
    await pay({ outcome: 'failed', bank: 'BSN' }).expect(200);
    await waitUntil(async () => (await failures()).some(({ bank }: { bank: string }) => bank === 'BSN'));
    expect(await failures()).toContainEqual({
      ...{ provider: 'simulated', bank: 'BSN', reason: 'Baki akaun tidak mencukupi' },
      ...{ payments: 1, schools: 1 },
    });
    const page = await t.call('get', `/simulated-bank/bills/${billed.bill}`).expect(200);
    expect(page.text).toContain('<option selected>BSN</option>');
  });

  it('is one that the page offers', async () => {
    const { body } = await pay({ outcome: 'failed', bank: 'Bank Negara' }).expect(400);
    expect(body.details.fields[0].field).toBe('bank');
  });
});

describe('Bank Simulasi in production', () => {
  it('behaves, and offers nothing else', async () => {
    const production = await startTestApp({ ...PRODUCTION, SIMULATED_BANK_IN_PRODUCTION: 'true' });
    try {
      const { bill } = await billedSchool(production, 'simulated');
      const { text } = await production.call('get', `/simulated-bank/bills/${bill}`).expect(200);
      expect(text).not.toContain('Lanjutan');
      await production
        .call('post', `/simulated-bank/bills/${bill}/scenarios`)
        .type('form')
        .send({ events: PAID })
        .expect(404);
    } finally {
      await production.close();
    }
  });
});
