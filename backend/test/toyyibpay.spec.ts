import { Bills, PaymentProviders } from '../src/modules/billing/index.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import {
  type BilledSchool,
  billedSchool,
  expiryOf,
  factsOf,
  inboxOf,
  invoiceOf,
  takeIn,
} from './support/billed-school.js';
import { makeMember, makeSchool } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { type Delivery, deliver } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { startToyyibPayDouble, type ToyyibPayDouble, toyyibPayEvent } from './support/toyyibpay-double.js';
import { waitUntil } from './support/wait-until.js';

const PAID = {
  billpaymentStatus: '1',
  billpaymentAmount: '150.00',
  billPaymentDate: '20-11-2026 09:15:09',
} as const;

let t: TestApp;
let double: ToyyibPayDouble;
let billed: BilledSchool;

beforeAll(async () => {
  double = await startToyyibPayDouble();
  t = await startTestApp(double.environment);
});
afterAll(() => Promise.all([t?.close(), double?.close()]));
beforeEach(async () => {
  billed = await billedSchool(t, 'toyyibpay');
});

async function expectNothingGranted(): Promise<void> {
  expect(await invoiceOf(t, billed)).toMatchObject({ status: 'open', paidAt: null });
  expect(await expiryOf(t, billed)).toBeNull();
}

describe('A toyyibPay bill whose order was taken back', () => {
  const closed = async () => {
    const provider = t.app.get(PaymentProviders).find('toyyibpay');
    if (provider) await (await t.app.get(Bills).nextToClose(provider, systemNow()))?.();
    const [row] = await rowsOf<{ closed: boolean }>(
      t.database,
      'SELECT closed_at IS NOT NULL AS closed FROM bills WHERE reference = $1',
      [billed.bill],
    );
    return row?.closed;
  };

  it('counts as closed once toyyibPay has not refused it, and is asked for again until then', async () => {
    const { school, payer, invoiceId } = billed;
    await t
      .call('post', `/api/billing/invoices/${invoiceId}/cancellation`, {
        host: school.host,
        token: payer.token,
      })
      .expect(204);
    double.keepsBillsOpen(true);
    expect(await closed()).toBe(false);
    double.keepsBillsOpen(false);
    await rowsOf(t.database, 'UPDATE bills SET close_tried_at = NULL WHERE reference = $1', [billed.bill]);
    expect(await closed()).toBe(true);
  });
});

describe('A toyyibPay checkout', () => {
  it('asks for the invoice in sen, with who pays and both ways back', () => {
    expect(double.bills.at(-1)).toMatchObject({
      billAmount: '15000',
      billPriceSetting: '1',
      billPayorInfo: '1',
      billExternalReferenceNo: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      billEmail: `${billed.payer.userId}@contoh.test`,
      billCallbackUrl: 'http://localhost/api/webhooks/toyyibpay',
      billReturnUrl: expect.stringContaining(`/billing?invoice=${billed.invoiceId}`),
    });
    expect(billed.paymentUrl).toBe(`${double.environment.TOYYIBPAY_BASE_URL}/${billed.bill}`);
  });

  it('names the bill within the length and the letters that toyyibPay takes', () => {
    const { billName = '', billDescription = '' } = double.bills.at(-1) ?? {};
    expect(billName).toMatch(/^[A-Za-z0-9_ ]{1,30}$/);
    expect(billDescription).toMatch(/^[A-Za-z0-9_ ]{1,100}$/);
  });

  it('answers 502 while toyyibPay is down', async () => {
    double.isDown(true);
    const school = await makeSchool(t);
    const payer = await makeMember(t, school, 'main_admin');
    const { body } = await checkOut(t, school, payer, { provider: 'toyyibpay' }).expect(502);
    double.isDown(false);
    expect(body.code).toBe('PROVIDER_UNAVAILABLE');
  });
});

describe('POST /api/webhooks/toyyibpay', () => {
  it('opens the school once toyyibPay itself confirms the payment', async () => {
    double.transact(billed.bill, PAID);
    expect(await takeIn(t, toyyibPayEvent(billed.bill))).toMatchObject({ state: 'processed', reason: null });
    expect(double.timesAsked(billed.bill)).toBe(1);
    expect(await invoiceOf(t, billed)).toMatchObject({
      status: 'paid',
      paidAt: '2026-11-20T09:15:09.000+08:00',
    });
    expect(await expiryOf(t, billed)).toBe('2026-12-20T00:00:00.000+08:00');
  });

  it('a duplicate is counted, asked about once and changes nothing', async () => {
    double.transact(billed.bill, PAID);
    const delivery = toyyibPayEvent(billed.bill);
    await Promise.all([takeIn(t, delivery), takeIn(t, delivery), takeIn(t, delivery)]);
    expect(await inboxOf(t, delivery)).toMatchObject([{ state: 'processed', deliveries: 3 }]);
    expect(double.timesAsked(billed.bill)).toBe(1);
    expect(await factsOf(t, billed)).toHaveLength(1);
  });

  it('a right hash with an amount changed on the way grants nothing', async () => {
    double.transact(billed.bill, PAID);
    const row = await takeIn(t, toyyibPayEvent(billed.bill, { amount: '1.00' }));
    expect(row).toMatchObject({ state: 'quarantined', reason: 'AMOUNT_MISMATCH' });
    await expectNothingGranted();
  });

  it('a right hash that claims the whole amount of a bill paid in part grants nothing', async () => {
    double.transact(billed.bill, { ...PAID, billpaymentAmount: '1.00' });
    for (const amount of ['150.00', '1.00']) {
      const row = await takeIn(t, toyyibPayEvent(billed.bill, { amount, refno: `TP${amount}` }));
      expect(row).toMatchObject({ state: 'quarantined', reason: 'AMOUNT_MISMATCH' });
    }
    await expectNothingGranted();
  });

  it('a right hash of one bill put on another grants nothing', async () => {
    const other = await billedSchool(t, 'toyyibpay');
    double.transact(other.bill, PAID);
    const row = await takeIn(t, toyyibPayEvent(billed.bill, { refno: `TP${other.bill}` }));
    expect(row).toMatchObject({ state: 'quarantined', reason: 'NOT_CONFIRMED' });
    await expectNothingGranted();
  });

  it('a success that toyyibPay knows as pending or failed grants nothing', async () => {
    double.transact(billed.bill, { ...PAID, billpaymentStatus: '3' });
    const row = await takeIn(t, toyyibPayEvent(billed.bill));
    expect(row).toMatchObject({ state: 'quarantined', reason: 'NOT_CONFIRMED' });
    await expectNothingGranted();
  });

  it.each([
    ['2', 'payment-pending'],
    ['3', 'payment-failed'],
    ['4', 'payment-pending'],
  ])('status %s is recorded as %s', async (billpaymentStatus, kind) => {
    double.transact(billed.bill, { ...PAID, billpaymentStatus });
    await takeIn(t, toyyibPayEvent(billed.bill, { status: billpaymentStatus }));
    expect(await factsOf(t, billed)).toEqual([{ kind, payment_id: billed.bill }]);
    await expectNothingGranted();
  });

  it('a bill nobody here asked for is put aside', async () => {
    double.transact('elsewhere', PAID);
    const row = await takeIn(t, toyyibPayEvent('elsewhere'));
    expect(row).toMatchObject({ state: 'quarantined', reason: 'UNKNOWN_BILL' });
  });

  it('waits while toyyibPay cannot be asked, and holds no transaction open meanwhile', async () => {
    double.transact(billed.bill, PAID);
    double.isDown(true);
    const delivery = toyyibPayEvent(billed.bill);
    await deliver(t, delivery).expect(200);
    const attempts = async () =>
      (
        await rowsOf<{ attempts: number }>(
          t.database,
          'SELECT attempts FROM webhook_inbox WHERE raw_sha256 = sha256($1)',
          [Buffer.from(delivery.body)],
        )
      )[0]?.attempts ?? 0;
    await waitUntil(async () => (await attempts()) > 0);
    await expectNothingGranted();
    double.isDown(false);
    await waitUntil(async () => (await inboxOf(t, delivery))[0]?.state === 'processed');
    expect(await invoiceOf(t, billed)).toMatchObject({ status: 'paid' });
  });

  it.each<[string, (body: string) => string]>([
    ['a changed status', (body) => body.replace('status=1', 'status=3')],
    ['another order', (body) => body.replace('INV-2026-000001', 'INV-2026-000002')],
    ['another reference number', (body) => body.replace('refno=TP', 'refno=XX')],
    ['no hash', (body) => body.replace(/&hash=.*/, '')],
  ])('refuses %s and keeps nothing of it', async (_what, change) => {
    const good = toyyibPayEvent(billed.bill);
    const forged: Delivery = { ...good, body: change(good.body) };
    const { body } = await deliver(t, forged).expect(400);
    expect(body.code).toBe('INVALID_SIGNATURE');
    expect(await inboxOf(t, forged)).toHaveLength(0);
  });
});
