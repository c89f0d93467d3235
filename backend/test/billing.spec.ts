import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import {
  makeMember,
  makeSchool,
  makeStranger,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { checkOut, invoicesOf, MONTH_OF_T60_SEN, type OrderedCheckout } from './support/checkouts.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
let billplz: BillplzDouble;
let school: TestSchool;
let mainAdmin: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  billplz = await startBillplzDouble();
  t = await startTestApp(billplz.environment);
  school = await makeSchool(t, 'jba4004');
  mainAdmin = await makeMember(t, school, 'main_admin');
  teacher = await makeMember(t, school, 'teacher');
});
afterAll(() => Promise.all([t?.close(), billplz?.close()]));

const overview = (token?: string, query = '', host = school.host) =>
  t.call('get', `/api/billing/overview${query}`, token ? { host, token } : { host });

describe('GET /api/billing/plans', () => {
  it('lists the plans by size with a monthly and a yearly price, to anybody', async () => {
    const { body } = await t.call('get', '/api/billing/plans').expect(200);
    expect(
      body.plans.map(({ code, teacherLimit }: { code: string; teacherLimit: number }) => [
        code,
        teacherLimit,
      ]),
    ).toEqual([
      ['t20', 20],
      ['t60', 60],
      ['t100', 100],
      ['t200', 200],
    ]);
    expect(body.plans[1]).toEqual({
      code: 't60',
      name: 'Sederhana',
      teacherLimit: 60,
      prices: [
        { termMonths: 1, amountSen: MONTH_OF_T60_SEN },
        { termMonths: 12, amountSen: 10 * MONTH_OF_T60_SEN },
      ],
    });
  });

  it('tells the price in force on the day', async () => {
    await rowsOf(t.database, "INSERT INTO plan_prices VALUES ('t20', 1, '2030-01-01T00:00:00+08:00', 7000)");
    const priceOf = async () =>
      (await t.call('get', '/api/billing/plans').expect(200)).body.plans[0].prices[0].amountSen;
    await t.clockAt('2029-12-31T23:59:59.999+08:00');
    expect(await priceOf()).toBe(6_000);
    await t.clockAt('2030-01-01T00:00:00+08:00');
    expect(await priceOf()).toBe(7_000);
    await t.clockAt(null);
  });
});

describe('GET /api/billing/overview', () => {
  it('tells the Admin Utama of a locked school that they may renew, and how', async () => {
    const { body } = await overview(mainAdmin.token).expect(200);
    expect(body).toEqual({
      school: { code: 'jba4004', name: expect.any(String) },
      canRenew: true,
      mainAdmins: [{ name: expect.any(String), email: `${mainAdmin.userId}@contoh.test` }],
      plan: null,
      paidNext: null,
      nextPlan: null,
      teacherLimit: 60,
      teachers: 1,
      cancellation: null,
      mayCancel: false,
      mayWithdrawCancellation: false,
      upgrades: [],
      providers: [
        { id: 'simulated', name: 'Bank Simulasi' },
        { id: 'billplz', name: 'Billplz' },
      ],
      pendingPayment: false,
    });
  });

  it('tells everyone else of the school whom to ask', async () => {
    const { body } = await overview(teacher.token).expect(200);
    expect(body).toMatchObject({
      canRenew: false,
      mainAdmins: [{ email: `${mainAdmin.userId}@contoh.test` }],
    });
  });

  it('opens on the main domain alike', async () => {
    const { body } = await overview(teacher.token, '?schoolCode=JBA4004', 'localhost').expect(200);
    expect(body.school.code).toBe('jba4004');
    await overview(teacher.token, '', 'localhost').expect(400);
  });

  it('is for members only', async () => {
    await overview().expect(401);
    await overview((await makeStranger(t)).token).expect(403);
  });
});

describe('POST /api/billing/checkouts', () => {
  it('opens an invoice and answers where to pay it', async () => {
    const { body } = await checkOut(t, school, mainAdmin).expect(201);
    expect(body).toEqual({
      invoiceId: expect.any(String),
      providerReference: expect.stringMatching(/^sim-/),
      paymentUrl: `http://localhost/simulated-bank/bills/${body.providerReference}`,
    });
    const [invoice] = await invoicesOf(t, school, mainAdmin);
    expect(invoice).toMatchObject({
      id: body.invoiceId,
      number: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      planCode: 't60',
      planName: 'Sederhana',
      termMonths: 1,
      amountSen: MONTH_OF_T60_SEN,
      currency: 'MYR',
      status: 'open',
      createdAt: expect.stringMatching(/\+08:00$/),
      paidAt: null,
      provider: 'simulated',
      paymentUrl: body.paymentUrl,
    });
  });

  it('bills Billplz with the amount in sen, the payer, and both ways back', async () => {
    const { body } = await checkOut(t, school, mainAdmin, { provider: 'billplz', termMonths: 12 }).expect(
      201,
    );
    const bill = billplz.bills.at(-1);
    expect(body).toMatchObject({
      providerReference: bill?.id,
      paymentUrl: `https://billplz.example/bills/${bill?.id}`,
    });
    expect(bill).toMatchObject({
      amount: '150000',
      email: `${mainAdmin.userId}@contoh.test`,
      callback_url: 'http://localhost/api/webhooks/billplz',
      redirect_url: `http://jba4004.localhost/school-management/jba4004/billing?invoice=${body.invoiceId}`,
      reference_1: expect.stringMatching(/^INV-/),
      reference_2: 'JBA4004',
    });
  });

  it('is done once under one Idempotency-Key, even when asked twice at once', async () => {
    const ask = () => checkOut(t, school, mainAdmin, {}, 'key-1').then(({ body }) => body as OrderedCheckout);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual(first);
    const invoices: { id: string }[] = await invoicesOf(t, school, mainAdmin);
    expect(invoices.filter(({ id }) => id === first.invoiceId)).toHaveLength(1);
  });

  it('a key belongs to its school and to one order', async () => {
    const other = await makeTrialSchool(t);
    const founder = await makeMember(t, other, 'main_admin');
    const { body: own } = await checkOut(t, school, mainAdmin, {}, 'key-2').expect(201);
    const { body: others } = await checkOut(t, other, founder, {}, 'key-2').expect(201);
    expect(others.invoiceId).not.toBe(own.invoiceId);
    const { body } = await checkOut(t, school, mainAdmin, { termMonths: 12 }, 'key-2').expect(409);
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('answers 502 while the provider is down, and the same key bills the same invoice later', async () => {
    const ask = () => checkOut(t, school, mainAdmin, { provider: 'billplz' }, 'key-3');
    for (const trouble of [500, 401, 'nonsense'] as const) {
      billplz.answerWith(trouble);
      const { body } = await ask().expect(502);
      expect(body.code).toBe('PROVIDER_UNAVAILABLE');
    }
    const [open] = await invoicesOf(t, school, mainAdmin);
    expect(open).toMatchObject({ status: 'open', paymentUrl: null });
    billplz.answerWith('bills');
    const { body } = await ask().expect(201);
    expect(body.invoiceId).toBe(open.id);
  });

  it.each(['teacher', 'supervisor', 'admin'] as const)('is refused to a %s', async (role) => {
    const { body } = await checkOut(t, school, await makeMember(t, school, role)).expect(403);
    expect(body.code).toBe('ROLE_REQUIRED');
  });

  it('is refused to a stranger, without a token, and for another school than the host', async () => {
    await checkOut(t, school, await makeStranger(t)).expect(403);
    await t.call('post', '/api/billing/checkouts', { host: school.host }).send({}).expect(401);
    const { body } = await checkOut(t, school, mainAdmin, { schoolCode: 'aba1001' }).expect(403);
    expect(body.code).toBe('SCHOOL_MISMATCH');
  });

  it.each([
    ['a plan nobody sells', { planCode: 't9' }, 404, 'PLAN_NOT_FOUND'],
    ['a provider that is not offered', { provider: 'stripe' }, 400, 'PROVIDER_NOT_OFFERED'],
    ['a term that is not sold', { termMonths: 6 }, 400, 'VALIDATION_FAILED'],
    ['a plan that is no text', { planCode: 60 }, 400, 'VALIDATION_FAILED'],
    ['a plan that no database can hold', { planCode: '\u0000' }, 400, 'VALIDATION_FAILED'],
    ['an amount of the payer’s own choice', { amountSen: 1 }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, order, status, code) => {
    const { body } = await checkOut(t, school, mainAdmin, order).expect(status);
    expect(body.code).toBe(code);
  });

  it('refuses an Idempotency-Key beyond measure and names it', async () => {
    const { body } = await checkOut(t, school, mainAdmin, {}, 'k'.repeat(201)).expect(400);
    expect(body.details.fields[0].field).toBe('Idempotency-Key');
  });
});

describe('GET /api/billing/invoices', () => {
  const ask = (token?: string, query = '', host = school.host) =>
    t.call('get', `/api/billing/invoices${query}`, token ? { host, token } : { host });

  it('lists the invoices of this school alone, newest first, to its administrators', async () => {
    const admin = await makeMember(t, school, 'admin');
    const { body } = await ask(admin.token, '?schoolCode=jba4004', 'localhost').expect(200);
    const rows = await rowsOf<{ id: string }>(
      t.database,
      'SELECT id FROM invoices WHERE school_id = $1 ORDER BY created_at DESC, number DESC',
      [school.id],
    );
    expect(body.invoices.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('is refused to teachers, strangers and without a token', async () => {
    await ask(teacher.token).expect(403);
    await ask((await makeStranger(t)).token).expect(403);
    await ask().expect(401);
  });

  it('numbers run without a gap, over all schools', async () => {
    const rows = await rowsOf<{ number: string }>(t.database, 'SELECT number FROM invoices ORDER BY number');
    expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_, index) => index + 1));
  });
});

describe('Bank Simulasi', () => {
  const page = (reference: string) => t.call('get', `/simulated-bank/bills/${reference}`);
  const act = (reference: string, outcome: string) =>
    t.call('post', `/simulated-bank/bills/${reference}/payments`).type('form').send({ outcome });
  const order = async (): Promise<OrderedCheckout> => (await checkOut(t, school, mainAdmin).expect(201)).body;
  const statusOf = async (invoiceId: string) => {
    const invoices: { id: string; status: string }[] = await invoicesOf(t, school, mainAdmin);
    return invoices.find(({ id }) => id === invoiceId)?.status;
  };
  const isPending = async () => (await overview(mainAdmin.token).expect(200)).body.pendingPayment;

  it('shows the bill and takes the payment, and the invoice is paid', async () => {
    const { invoiceId, providerReference } = await order();
    const { text, headers } = await page(providerReference).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('RM 150.00');
    expect(text).toContain('Bayar dengan FPX (berjaya)');

    const { text: result } = await act(providerReference, 'paid').expect(200);
    expect(result).toContain(
      `url=http://jba4004.localhost/school-management/jba4004/billing?invoice=${invoiceId}`,
    );
    await waitUntil(async () => (await statusOf(invoiceId)) === 'paid');
    const { body } = await overview(teacher.token).expect(200);
    expect(body.plan).toEqual({ code: 't60', name: 'Sederhana', termMonths: 1 });
  });

  it('unlocks the school whose invoice it was', async () => {
    const { body } = await t
      .call('get', '/api/subscription/status', { host: school.host, token: teacher.token })
      .expect(200);
    expect(body).toMatchObject({ subscriptionStatus: 'active', restrictionLevel: 'none' });
  });

  it('a payment that waits for its second approver is pending until it is approved', async () => {
    const { invoiceId, providerReference } = await order();
    await act(providerReference, 'pending').expect(200);
    await waitUntil(isPending);
    expect(await statusOf(invoiceId)).toBe('open');
    expect((await page(providerReference).expect(200)).text).toContain('Luluskan');

    await act(providerReference, 'paid').expect(200);
    await waitUntil(async () => (await statusOf(invoiceId)) === 'paid');
    expect(await isPending()).toBe(false);
  });

  it('a payment that failed may be tried again', async () => {
    const { invoiceId, providerReference } = await order();
    await act(providerReference, 'failed').expect(200);
    expect((await page(providerReference).expect(200)).text).toContain('Bayaran terakhir gagal');
    await act(providerReference, 'paid').expect(200);
    await waitUntil(async () => (await statusOf(invoiceId)) === 'paid');
  });

  it('a bill is paid once, however often the button is pressed', async () => {
    const { invoiceId, providerReference } = await order();
    for (const outcome of ['paid', 'paid', 'failed', 'pending']) {
      const { text } = await act(providerReference, outcome).expect(200);
      expect(text).toContain('Bayaran berjaya');
    }
    await waitUntil(async () => (await statusOf(invoiceId)) === 'paid');
    const facts = await rowsOf(t.database, 'SELECT kind FROM payment_facts WHERE invoice_id = $1', [
      invoiceId,
    ]);
    expect(facts).toEqual([{ kind: 'payment-succeeded' }]);
  });

  it('knows no bill that nobody ordered, and no other outcome', async () => {
    await page('sim-unknown').expect(404);
    await act('sim-unknown', 'paid').expect(404);
    await act((await order()).providerReference, 'stolen').expect(400);
  });

  it('pays at the time of the business clock and signs by that of the system', async () => {
    const { invoiceId, providerReference } = await order();
    await t.clockAt('2027-03-01T10:00:00+08:00');
    await act(providerReference, 'paid').expect(200);
    await waitUntil(async () => (await statusOf(invoiceId)) === 'paid');
    await t.clockAt(null);
    const [invoice] = (await invoicesOf(t, school, mainAdmin)).filter(
      ({ id }: { id: string }) => id === invoiceId,
    );
    expect(invoice.paidAt).toBe('2027-03-01T10:00:00.000+08:00');
  });
});

describe('Without Bank Simulasi', () => {
  let bare: TestApp;
  beforeAll(async () => {
    bare = await startTestApp({ SIMULATED_BANK_SECRET: '' });
  });
  afterAll(() => bare?.close());

  it('its pages and its webhook are absent, and nothing can be bought through it', async () => {
    await bare.call('get', '/simulated-bank/bills/sim-1').expect(404);
    await bare.call('post', '/simulated-bank/bills/sim-1/payments').send({ outcome: 'paid' }).expect(404);
    await bare.call('post', '/api/webhooks/simulated').send({}).expect(404);
    const own = await makeSchool(bare);
    const { body } = await checkOut(bare, own, await makeMember(bare, own, 'main_admin')).expect(400);
    expect(body.code).toBe('PROVIDER_NOT_OFFERED');
  });
});
