import {
  type BilledSchool,
  billedSchool,
  expiryOf,
  factsOf,
  inboxOf,
  invoiceOf,
  takeIn,
} from './support/billed-school.js';
import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import { makeMember, makeSchool } from './support/builders.js';
import { MONTH_OF_T60_SEN as AMOUNT, checkOut } from './support/checkouts.js';
import { billplzEvent, type Delivery, deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const UNPAID = { paid: 'false', state: 'due', paid_amount: '0', paid_at: '' };
const PAID_AT = '2026-11-20 09:15:09 +0800';

let t: TestApp;
let billplz: BillplzDouble;
let billed: BilledSchool;

beforeAll(async () => {
  billplz = await startBillplzDouble();
  t = await startTestApp(billplz.environment);
});
afterAll(() => Promise.all([t?.close(), billplz?.close()]));
beforeEach(async () => {
  billed = await billedSchool(t, 'billplz');
});

async function expectNothingGranted(): Promise<void> {
  expect(await invoiceOf(t, billed)).toMatchObject({ status: 'open', paidAt: null });
  expect(await expiryOf(t, billed)).toBeNull();
  expect(await factsOf(t, billed)).toEqual([]);
}

/** The same event with other fields under the signature that it has. */
function recut(event: Delivery, fields: Readonly<Record<string, string>>): Delivery {
  const form = new URLSearchParams(event.body);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { ...event, body: form.toString() };
}

describe('POST /api/webhooks/billplz', () => {
  it('an unpaid callback whose signature was cut anew into a paid one is asked about and counts for nothing', async () => {
    const paidText = `paid_amount${AMOUNT}|paid_at${PAID_AT}|paidtrue|statepaid`;
    const unpaid = billplzEvent(billed.bill, AMOUNT, { ...UNPAID, name: `A|${paidText}` });
    const forged = recut(unpaid, {
      name: 'A',
      paid_amount: String(AMOUNT),
      paid_at: PAID_AT,
      paid: 'true',
      state: 'paid|paid_amount0|paid_at|paidfalse|statedue',
    });
    expect(await takeIn(t, forged)).toMatchObject({ state: 'quarantined', reason: 'NOT_CONFIRMED' });
    expect(billplz.timesAsked(billed.bill)).toBe(1);
    await expectNothingGranted();
  });

  it('counts what Billplz says when asked: its time, its amount', async () => {
    billplz.pay(billed.bill, AMOUNT, '2026-11-19 10:00:00 +0800');
    expect(await takeIn(t, billplzEvent(billed.bill, AMOUNT))).toMatchObject({ state: 'processed' });
    expect(await invoiceOf(t, billed)).toMatchObject({ paidAt: '2026-11-19T10:00:00.000+08:00' });
    const { text } = await t.call('get', '/api/metrics').expect(200);
    expect(text).toMatch(/^provider_answer_seconds_count\{provider="billplz",outcome="answered"\} [1-9]/m);
  });

  it('a callback that claims another amount than the bill has is put aside', async () => {
    billplz.pay(billed.bill, 100);
    const row = await takeIn(t, billplzEvent(billed.bill, AMOUNT));
    expect(row).toMatchObject({ state: 'quarantined', reason: 'AMOUNT_MISMATCH' });
    await expectNothingGranted();
  });

  it('an event that says “not paid” of a bill that is paid by now is a payment', async () => {
    billplz.pay(billed.bill, AMOUNT);
    await takeIn(t, billplzEvent(billed.bill, AMOUNT, UNPAID));
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'paid' });
  });

  it('a field that nobody documented is refused, and a documented one that comes twice', async () => {
    const more = billplzEvent(billed.bill, AMOUNT, { note: '1' });
    await deliver(t, more).expect(400);
    const event = billplzEvent(billed.bill, AMOUNT);
    await deliver(t, { ...event, body: `${event.body}&paid=true` }).expect(400);
  });

  it('waits while Billplz cannot be asked, and answers at once meanwhile', async () => {
    billplz.pay(billed.bill, AMOUNT);
    billplz.answerWith(503);
    const delivery = billplzEvent(billed.bill, AMOUNT);
    await deliver(t, delivery).expect(200);
    const tried = 'SELECT FROM webhook_inbox WHERE raw_sha256 = sha256($1) AND attempts > 0';
    await waitUntil(async () => (await rowsOf(t.database, tried, [Buffer.from(delivery.body)])).length > 0);
    await expectNothingGranted();
    billplz.answerWith('bills');
    await waitUntil(async () => (await inboxOf(t, delivery))[0]?.state === 'processed');
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'paid' });
  });
});

it('an operator sees a body without its signature', async () => {
  const { token } = await makeStaff(t, 'operator');
  billplz.pay(billed.bill, AMOUNT);
  const event = billplzEvent(billed.bill, AMOUNT);
  await takeIn(t, event);
  const ask = (path: string) => t.call('get', `/api/operations/events${path}`, { token }).expect(200);
  const [{ id }] = (await ask(`?text=${billed.bill}`)).body.items;
  const { text } = (await ask(`/${id}`)).body.body;
  expect(text).toContain(`id=${billed.bill}`);
  expect(text).toContain('x_signature=[redacted]');
  expect(text).not.toContain(new URLSearchParams(event.body).get('x_signature'));
});

it('no control character and no “|” of a name reaches a provider', async () => {
  const school = await makeSchool(t);
  const payer = await makeMember(t, school, 'main_admin', 'Puan A|paidtrue\u202e\u0007 B');
  await checkOut(t, school, payer, { provider: 'billplz' }).expect(201);
  expect(billplz.bills.at(-1)).toMatchObject({ name: 'Puan A paidtrue B' });
});
