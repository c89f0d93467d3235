import { randomUUID } from 'node:crypto';
import { BillingService, Bills, CreditNotes, PaymentProviders } from '../src/modules/billing/index.js';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { checkOut, invoicesOf } from './support/checkouts.js';
import { makeStaff } from './support/staff.js';
import { local, pay, tell } from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const PENDING = 'Pembayaran Menunggu Kelulusan';
const YEAR = { planCode: 't60', termMonths: 12 };

let t: TestApp;
let finance: TestPerson;
let school: TestSchool;
let payer: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  finance = await makeStaff(t, 'finance');
});
beforeEach(async () => {
  await at('2026-03-10 10:00');
  school = await makeSchool(t);
  payer = await makeMember(t, school, 'main_admin');
});
afterAll(() => t?.close());

const at = (text: string) => t.clockAt(new Date(local(text)).toISOString());
const order = async (wanted: object = YEAR, key?: string) =>
  (await checkOut(t, school, payer, wanted, key).expect(201)).body;
const upgrade = async (planCode: string) =>
  (
    await t
      .call('post', '/api/billing/upgrades', { host: school.host, token: payer.token })
      .send({ planCode, provider: 'simulated' })
      .expect(201)
  ).body;
const states = async (): Promise<string[]> =>
  (await invoicesOf(t, school, payer)).map(({ state, cause }: { state: string; cause: string | null }) =>
    cause === null ? state : `${state}: ${cause}`,
  );
const isPending = async (): Promise<boolean> =>
  (await t.call('get', '/api/billing/overview', { host: school.host, token: payer.token }).expect(200)).body
    .pendingPayment;
/** Where the subscription stands, as every page of the school tells it. */
const isToldToWait = async (): Promise<boolean> => {
  const { body } = await t
    .call('get', '/api/subscription/status', { host: school.host, token: payer.token })
    .expect(200);
  return body.notifications.some(({ title }: { title: string }) => title === PENDING);
};
const reminded = async () => {
  const order = { id: randomUUID(), reason: 'Ingatkan', schools: [school.code] };
  const { body } = await t
    .call('post', '/api/operations/finance/reminders', { token: finance.token })
    .send(order)
    .expect(200);
  return body.results;
};
const flags = async () => {
  const { body } = await t.call('get', '/api/operations/finance/flags', { token: finance.token }).expect(200);
  return body.flags
    .filter((flag: { school: string }) => flag.school === school.code)
    .map(({ flag }: { flag: string }) => flag);
};
const bankTells = async (bill: string, kind: string, told: object = {}, text = '2026-03-10 11:00') =>
  t.app
    .get(BillingService)
    .recordFacts('simulated', [{ kind, paymentId: bill, at: local(text), ...told } as never], local(text));
const paid = (bill: string, amountSen: number, text?: string) =>
  bankTells(bill, 'payment-succeeded', { amountSen, currency: 'MYR' }, text);
const amountOf = async (id: string) =>
  (await invoicesOf(t, school, payer)).find((invoice: { id: string }) => invoice.id === id).amountSen;
const closeBills = async (now: string) => {
  const bank = t.app.get(PaymentProviders).find('simulated');
  while (bank) {
    const close = await t.app.get(Bills).nextToClose(bank, local(now));
    if (!close) return;
    await close();
  }
};
const bankPage = async (bill: string) => (await t.call('get', `/simulated-bank/bills/${bill}`)).text;

describe('An order', () => {
  it('made again by another tab, person or press is the same invoice with the same bill', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => order()));
    expect(new Set(orders.map(({ invoiceId }) => invoiceId)).size).toBe(1);
    expect(await states()).toEqual(['open']);
  });

  it('of another plan, term or way to pay stands beside it, and one payment ends them all, their bills too', async () => {
    const year = await order();
    const month = await order({ planCode: 't60', termMonths: 1 });
    expect(await states()).toEqual(['open', 'open']);
    await paid(year.providerReference, 150_000);
    expect(await states()).toEqual(['void: like-paid', 'paid']);
    expect(await flags()).toEqual([]);
    await closeBills('2026-03-10 12:00');
    expect(await bankPage(month.providerReference)).toContain('Ditutup');
    expect(await bankPage(year.providerReference)).not.toContain('Ditutup');
  });

  it('that was paid, and paid again in another tab after it had ended, is kept and flagged', async () => {
    const year = await order();
    const month = await order({ planCode: 't60', termMonths: 1 });
    await Promise.all([paid(year.providerReference, 150_000), paid(month.providerReference, 15_000)]);
    expect(await states()).toEqual(['paid', 'paid']);
    expect(await flags()).toEqual(['PAID_AFTER_END']);
  });

  it('expires after two weeks: it offers no payment, and what is paid all the same is kept and flagged', async () => {
    const { providerReference } = await order();
    await at('2026-03-24 23:59');
    expect(await states()).toEqual(['open']);
    await at('2026-03-25 00:00');
    expect(await states()).toEqual(['expired']);
    const [{ paymentUrl }] = await invoicesOf(t, school, payer);
    expect(paymentUrl).toBeNull();
    await closeBills('2026-03-25 00:05');
    expect(await bankPage(providerReference)).toContain('Ditutup');
    await paid(providerReference, 150_000, '2026-04-19 10:00');
    expect(await states()).toEqual(['paid']);
    expect(await flags()).toEqual(['PAID_AFTER_END']);
  });

  it('that waits for its second approver holds other payments back, and no longer than it stands itself', async () => {
    const { providerReference } = await order();
    await bankTells(providerReference, 'payment-pending');
    expect(await isPending()).toBe(true);
    expect(await isToldToWait()).toBe(true);
    await at('2026-03-25 00:00');
    expect(await isPending()).toBe(false);
    expect(await isToldToWait()).toBe(false);
  });

  it('that is taken back while its payment waits leaves the school to pay, and to be reminded of it', async () => {
    const { providerReference, invoiceId } = await order();
    await bankTells(providerReference, 'payment-pending');
    expect((await reminded())[0]).toMatchObject({ skipped: 'PAYMENT_PENDING' });
    const options = { host: school.host, token: payer.token };
    await t.call('post', `/api/billing/invoices/${invoiceId}/cancellation`, options).expect(204);
    expect(await isPending()).toBe(false);
    await waitUntil(async () => !(await isToldToWait()));
    expect((await reminded())[0]).toMatchObject({ skipped: null });
  });

  it('is made anew once it has expired, and its key is spent', async () => {
    const { invoiceId } = await order(YEAR, 'kunci');
    await at('2026-03-25 00:00');
    const { body } = await checkOut(t, school, payer, YEAR, 'kunci').expect(409);
    expect(body.code).toBe('ORDER_ENDED');
    expect((await order()).invoiceId).not.toBe(invoiceId);
  });

  it('can be taken back by the Admin Utama while nobody has paid it, and by nobody else', async () => {
    const { invoiceId } = await order();
    const cancel = ({ token }: TestPerson) =>
      t.call('post', `/api/billing/invoices/${invoiceId}/cancellation`, { host: school.host, token });
    await cancel(await makeMember(t, school, 'admin')).expect(403);
    await cancel(payer).expect(204);
    expect(await states()).toEqual(['void: cancelled']);
    expect((await cancel(payer).expect(409)).body.code).toBe('ORDER_ENDED');
    const other = await makeSchool(t);
    const stranger = await makeMember(t, other, 'main_admin');
    await t
      .call('post', `/api/billing/invoices/${invoiceId}/cancellation`, {
        host: other.host,
        token: stranger.token,
      })
      .expect(404);
  });

  it('that was credited in full asks for nothing any more, and what is paid for it is flagged', async () => {
    const { invoiceId, providerReference } = await order({ planCode: 't20', termMonths: 1 });
    const note = { amountSen: 6_000, reason: 'Tersalah bil', actor: 'kewangan' };
    await t.app.get(CreditNotes).issue(invoiceId, note, local('2026-03-10 10:30'));
    expect(await states()).toEqual(['credited']);
    await closeBills('2026-03-10 10:35');
    expect(await bankPage(providerReference)).toContain('Ditutup');
    await paid(providerReference, 6_000);
    expect(await flags()).toEqual(['PAID_AFTER_END']);
  });
});

describe('An upgrade', () => {
  beforeEach(async () => {
    ({ mainAdmin: payer } = await tell(t, school, [['2026-03-10 10:00', pay('t20', 12)]]));
  });

  it('waits to be paid one at a time: another order takes its place, and its bill is closed', async () => {
    const first = await upgrade('t60');
    const second = await upgrade('t100');
    expect((await upgrade('t100')).invoiceId).toBe(second.invoiceId);
    expect(await states()).toEqual(['open', 'void: replaced', 'paid']);
    await closeBills('2026-03-10 10:05');
    expect(await bankPage(first.providerReference)).toContain('Ditutup');
  });

  it('that is paid three times counts once, and the rest is flagged to be given back', async () => {
    const bills: { providerReference: string; invoiceId: string }[] = [];
    for (const planCode of ['t60', 't100', 't60']) bills.push(await upgrade(planCode));
    for (const { providerReference, invoiceId } of bills.toReversed())
      await paid(providerReference, await amountOf(invoiceId));
    expect(await flags()).toEqual(['PAID_AFTER_END', 'PAID_AFTER_END']);
  });

  it('that is smaller and paid after a larger one lowers no plan, and is flagged to be given back', async () => {
    const [smaller, larger] = [await upgrade('t60'), await upgrade('t100')];
    await paid(larger.providerReference, await amountOf(larger.invoiceId));
    await paid(smaller.providerReference, await amountOf(smaller.invoiceId), '2026-03-10 12:00');
    const options = { host: school.host, token: payer.token };
    const { body } = await t.call('get', '/api/billing/overview', options).expect(200);
    expect(body).toMatchObject({ plan: { code: 't100' }, teacherLimit: 100 });
    expect(await flags()).toEqual(['PAID_AFTER_END']);
  });

  it('ordered and paid by several at once is the largest that was paid, and at most the one that stood is not flagged', async () => {
    const orders = await Promise.all(['t60', 't100', 't200', 't100'].map(upgrade));
    const bills = new Map(orders.map((one) => [one.invoiceId, one.providerReference]));
    expect((await states()).filter((state) => state === 'open')).toHaveLength(1);
    const amounts = new Map(
      await Promise.all([...bills.keys()].map(async (id) => [id, await amountOf(id)] as const)),
    );
    await Promise.all([...bills].map(([id, bill]) => paid(bill, amounts.get(id))));
    const options = { host: school.host, token: payer.token };
    const { body } = await t.call('get', '/api/billing/overview', options).expect(200);
    expect(body).toMatchObject({ plan: { code: 't200' }, teacherLimit: 200 });
    const flagged = (await flags()).filter((flag: string) => flag === 'PAID_AFTER_END');
    expect(flagged.length).toBeGreaterThanOrEqual(bills.size - 1);
  });

  it('is quoted for its day: the next day it is quoted anew', async () => {
    const first = await upgrade('t60');
    await at('2026-03-11 00:00');
    expect((await states())[0]).toBe('expired');
    const second = await upgrade('t60');
    expect(await amountOf(second.invoiceId)).toBeLessThan(await amountOf(first.invoiceId));
    await paid(first.providerReference, await amountOf(first.invoiceId), '2026-04-19 10:00');
    expect(await flags()).toEqual(['PAID_AFTER_END']);
  });

  it('leaves the order of a further term alone', async () => {
    await order({ planCode: 't20', termMonths: 12 });
    const { providerReference, invoiceId } = await upgrade('t60');
    await paid(providerReference, await amountOf(invoiceId));
    expect(await states()).toEqual(['paid', 'open', 'paid']);
  });
});
