import { randomUUID } from 'node:crypto';
import { signWebhook } from '../src/modules/billing/simulated-bank/standard-webhooks.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { type BillplzDouble, startBillplzDouble } from './support/billplz-double.js';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { MONTH_OF_T60_SEN as AMOUNT, checkOut, invoicesOf } from './support/checkouts.js';
import { bankEvent, billplzEvent, type Delivery, deliver, signedByBank } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { BANK_SECRET } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

const MORNING = '2026-11-20T09:15:09+08:00';
const DAY_BEFORE = '2026-11-19T09:15:09+08:00';

let t: TestApp;
let billplz: BillplzDouble;

beforeAll(async () => {
  billplz = await startBillplzDouble();
  t = await startTestApp(billplz.environment);
});
afterAll(() => Promise.all([t?.close(), billplz?.close()]));

type BilledSchool = Readonly<{ school: TestSchool; payer: TestPerson; invoiceId: string; bill: string }>;

async function billedSchool(provider: string): Promise<BilledSchool> {
  const school = await makeSchool(t);
  const payer = await makeMember(t, school, 'main_admin');
  const { body } = await checkOut(t, school, payer, { provider }).expect(201);
  return { school, payer, invoiceId: body.invoiceId, bill: body.providerReference };
}

/** Another bill of the same invoice, as a repeated checkout leaves it. */
async function secondBill({ school, invoiceId }: BilledSchool, provider: string): Promise<string> {
  const reference = `again-${randomUUID().slice(0, 8)}`;
  await rowsOf(t.database, 'INSERT INTO bills VALUES ($1, $2, $3, $4, NULL, now())', [
    provider,
    reference,
    school.id,
    invoiceId,
  ]);
  return reference;
}

type InboxRow = { state: string; reason: string | null; deliveries: number; raw: Buffer; headers: object };

async function inboxOf({ body }: Delivery): Promise<InboxRow[]> {
  return rowsOf(
    t.database,
    'SELECT state, reason, deliveries, raw, headers FROM webhook_inbox WHERE raw = $1',
    [Buffer.from(body)],
  );
}

async function settled(delivery: Delivery): Promise<InboxRow> {
  await waitUntil(async () => (await inboxOf(delivery))[0]?.state !== 'received');
  const [row] = await inboxOf(delivery);
  if (!row) throw new Error('The event is not in the inbox.');
  return row;
}

async function takeIn(delivery: Delivery): Promise<InboxRow> {
  await deliver(t, delivery).expect(200, { received: true });
  return settled(delivery);
}

const factsOf = ({ invoiceId }: BilledSchool) =>
  rowsOf<{ kind: string; payment_id: string }>(
    t.database,
    'SELECT kind, payment_id FROM payment_facts WHERE invoice_id = $1 ORDER BY occurred_at, kind',
    [invoiceId],
  );

const theInvoiceOf = async ({ school, payer }: BilledSchool) => (await invoicesOf(t, school, payer))[0];

const expiryOf = async ({ school, payer }: BilledSchool) =>
  (await t.call('get', '/api/subscription/status', { host: school.host, token: payer.token }).expect(200))
    .body.expiresAt;

const PROVIDERS = [
  {
    provider: 'simulated',
    paid: (bill: string, at = MORNING, amountSen = AMOUNT) =>
      bankEvent('payment.succeeded', bill, amountSen, { at: Date.parse(at) }),
    failed: (bill: string) => bankEvent('payment.failed', bill, AMOUNT, { at: Date.parse(MORNING) }),
    foreign: () => signedByBank(JSON.stringify({ type: 'payout.paid', note: randomUUID() })),
    unreadable: (bill: string) => bankEvent('payment.succeeded', bill, 1.5),
  },
  {
    provider: 'billplz',
    paid: (bill: string, at = MORNING, amountSen = AMOUNT) => {
      const paid_at = at.replace('T', ' ').replace('+08:00', ' +0800');
      billplz.pay(bill, amountSen, paid_at);
      return billplzEvent(bill, amountSen, { paid_at });
    },
    failed: (bill: string) => billplzEvent(bill, AMOUNT, { paid: 'false', state: 'due', paid_at: '' }),
    foreign: () => billplzEvent(randomUUID(), AMOUNT, { collection_id: 'somebody-elses' }),
    unreadable: (bill: string) => billplzEvent(bill, AMOUNT, { paid_at: 'today' }),
  },
];

describe.each(PROVIDERS)(
  'POST /api/webhooks/$provider',
  ({ provider, paid, failed, foreign, unreadable }) => {
    let billed: BilledSchool;
    beforeEach(async () => {
      billed = await billedSchool(provider);
    });

    it('keeps the very bytes, pays the invoice and opens the school', async () => {
      const delivery = paid(billed.bill);
      const row = await takeIn(delivery);
      expect(row).toMatchObject({ state: 'processed', reason: null, deliveries: 1 });
      expect(row.raw.toString()).toBe(delivery.body);
      expect(await theInvoiceOf(billed)).toMatchObject({
        status: 'paid',
        paidAt: '2026-11-20T09:15:09.000+08:00',
        paymentUrl: null,
      });
      expect(await expiryOf(billed)).toBe('2026-12-20T00:00:00.000+08:00');
    });

    it('duplicates raise the count of deliveries and change nothing', async () => {
      const delivery = paid(billed.bill);
      const replies = await Promise.all(Array.from({ length: 5 }, () => deliver(t, delivery)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await settled(delivery);
      await deliver(t, delivery).expect(200);
      expect(await inboxOf(delivery)).toMatchObject([{ state: 'processed', deliveries: 6 }]);
      expect(await factsOf(billed)).toHaveLength(1);
    });

    it('the order of events does not matter: the earliest success counts, a late failure undoes nothing', async () => {
      await takeIn(paid(billed.bill));
      await takeIn(paid(billed.bill, DAY_BEFORE));
      await takeIn(failed(billed.bill));
      expect(await theInvoiceOf(billed)).toMatchObject({
        status: 'paid',
        paidAt: '2026-11-19T09:15:09.000+08:00',
      });
      expect(await expiryOf(billed)).toBe('2026-12-19T00:00:00.000+08:00');
      expect(
        await rowsOf(t.database, 'SELECT FROM payment_flags WHERE invoice_id = $1', [billed.invoiceId]),
      ).toHaveLength(0);
    });

    it('a failed payment leaves the invoice open', async () => {
      expect(await takeIn(failed(billed.bill))).toMatchObject({ state: 'processed' });
      expect(await theInvoiceOf(billed)).toMatchObject({ status: 'open', paidAt: null });
    });

    it('refuses a bad signature and keeps nothing of it', async () => {
      const delivery = paid(billed.bill);
      const forged = { ...delivery, body: delivery.body.replace(String(AMOUNT), String(AMOUNT + 1)) };
      const { body } = await deliver(t, forged).expect(400);
      expect(body.code).toBe('INVALID_SIGNATURE');
      expect(await inboxOf(forged)).toHaveLength(0);
    });

    it('verifies the bytes, not what they mean', async () => {
      const delivery = paid(billed.bill);
      const sameMeaning = provider === 'simulated' ? `${delivery.body} ` : `${delivery.body}&mobile=`;
      await deliver(t, { ...delivery, body: sameMeaning }).expect(400);
    });

    it('refuses an unsigned, an empty and a foreign-typed body', async () => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        const reply = await t.call('post', `/api/webhooks/${provider}`).set('content-type', type).send('{}');
        expect([400, 415]).toContain(reply.status);
      }
      await t.call('post', `/api/webhooks/${provider}`).expect(400);
    });

    it('takes a well-signed event that is not for us, and puts it aside', async () => {
      expect(await takeIn(foreign())).toMatchObject({ state: 'ignored', reason: 'FOREIGN_EVENT' });
    });

    it('refuses a body beyond 256 KB', async () => {
      const oversize = { ...paid(billed.bill), body: 'a'.repeat(256 * 1024 + 1) };
      const { body } = await deliver(t, oversize).expect(413);
      expect(body.code).toBe('PAYLOAD_TOO_LARGE');
    });

    it.each([
      ['a wrong amount', () => paid(billed.bill, MORNING, AMOUNT - 1), 'AMOUNT_MISMATCH'],
      ['a bill nobody knows', () => paid('unknown'), 'UNKNOWN_BILL'],
      ['what cannot be read', () => unreadable(billed.bill), 'UNREADABLE_EVENT'],
    ])('quarantines %s and grants nothing', async (_what, event, reason) => {
      expect(await takeIn(event())).toMatchObject({ state: 'quarantined', reason });
      expect(await factsOf(billed)).toHaveLength(0);
      expect(await theInvoiceOf(billed)).toMatchObject({ status: 'open' });
      expect(await expiryOf(billed)).toBeNull();
    });

    it('a second payment of one invoice stacks, and finance is told', async () => {
      const again = await secondBill(billed, provider);
      await takeIn(paid(billed.bill));
      await takeIn(paid(again));
      expect(await expiryOf(billed)).toBe('2027-01-20T00:00:00.000+08:00');
      expect(
        await rowsOf(t.database, 'SELECT payment_id, reason FROM payment_flags WHERE invoice_id = $1', [
          billed.invoiceId,
        ]),
      ).toEqual([{ payment_id: again, reason: 'INVOICE_PAID_TWICE' }]);
    });

    it('keeps headers without what they prove', async () => {
      const delivery = paid(billed.bill);
      await deliver(t, delivery).set('authorization', 'Bearer secret').expect(200);
      const [row] = await inboxOf(delivery);
      expect(row?.headers).toMatchObject({
        authorization: '[redacted]',
        'content-type': delivery.headers['content-type'],
      });
      expect(JSON.stringify(row?.headers)).not.toContain('v1,');
      await settled(delivery);
    });
  },
);

describe('Bank Simulasi', () => {
  it('an event of the year 275760, of tomorrow’s tomorrow or of before 1970 is quarantined at once, and shown', async () => {
    const { bill } = await billedSchool('simulated');
    const { token } = await makeStaff(t, 'operator');
    const tooLate = systemNow() + 2 * 24 * 3_600_000;
    for (const at of [8.64e15 - 9 * 3_600_000, tooLate, -1]) {
      const event = bankEvent('payment.succeeded', bill, AMOUNT, { at });
      expect(await takeIn(event)).toMatchObject({ state: 'quarantined', reason: 'TIME_OUT_OF_RANGE' });
      const [row] = await rowsOf<{ id: string }>(t.database, 'SELECT id FROM webhook_inbox WHERE raw = $1', [
        Buffer.from(event.body),
      ]);
      await t.call('get', `/api/operations/events/${row?.id}`, { token }).expect(200);
    }
  });

  it('a refund of ten times the payment is flagged to finance, and one of all of it is not', async () => {
    const [robbed, refunded] = [await billedSchool('simulated'), await billedSchool('simulated')];
    for (const [{ bill }, amountSen] of [
      [robbed, AMOUNT * 10],
      [refunded, AMOUNT],
    ] as const) {
      await takeIn(bankEvent('payment.succeeded', bill, AMOUNT));
      await takeIn(bankEvent('refund.succeeded', bill, amountSen, { data: { refundId: `r-${bill}` } }));
    }
    const flagsOf = ({ invoiceId }: BilledSchool) =>
      rowsOf(t.database, 'SELECT payment_id, reason FROM payment_flags WHERE invoice_id = $1', [invoiceId]);
    expect(await flagsOf(robbed)).toEqual([{ payment_id: robbed.bill, reason: 'REFUND_EXCEEDS_PAYMENT' }]);
    expect(await flagsOf(refunded)).toEqual([]);
  });

  it('a full refund that arrives before its payment still ends the coverage', async () => {
    const billed = await billedSchool('simulated');
    await takeIn(
      bankEvent('refund.succeeded', billed.bill, AMOUNT, {
        at: Date.parse(MORNING),
        data: { refundId: 'r-1' },
      }),
    );
    await takeIn(bankEvent('payment.succeeded', billed.bill, AMOUNT, { at: Date.parse(DAY_BEFORE) }));
    expect(await expiryOf(billed)).toBe('2026-11-21T00:00:00.000+08:00');
  });

  it('a payment in another currency is quarantined', async () => {
    const { bill } = await billedSchool('simulated');
    const event = bankEvent('payment.succeeded', bill, AMOUNT, { data: { currency: 'SGD' } });
    expect(await takeIn(event)).toMatchObject({ state: 'quarantined', reason: 'CURRENCY_MISMATCH' });
  });

  it('signs by the system’s time: a signature of ten minutes ago is refused wherever the business clock stands', async () => {
    const { body } = bankEvent('payment.succeeded', 'sim-1', AMOUNT);
    const old = {
      ...signWebhook('evt-old', body, BANK_SECRET, systemNow() - 600_000),
      'content-type': 'application/json',
    };
    await t.clockAt('2030-01-01T00:00:00+08:00');
    await deliver(t, { provider: 'simulated', headers: old, body }).expect(400);
    await deliver(t, bankEvent('payment.succeeded', 'sim-1', AMOUNT)).expect(200);
    await t.clockAt(null);
  });
});

describe('The address of a provider', () => {
  it('is unknown when nobody is set up for it', async () => {
    const { body } = await t.call('post', '/api/webhooks/chip').send({}).expect(404);
    expect(body.code).toBe('NOT_FOUND');
  });

  it('counts bad signatures only: whoever sends many is refused, and still heard when the signature is right', async () => {
    const { bill } = await billedSchool('simulated');
    const forged = { ...bankEvent('payment.succeeded', bill, AMOUNT), body: '{}' };
    await waitUntil(async () => (await deliver(t, forged)).status === 429);
    const { text: metrics } = await t.call('get', '/api/metrics').expect(200);
    expect(metrics).toMatch(/^webhooks_total\{provider="simulated",outcome="bad-signature"\} [1-9]/m);
    expect(await takeIn(bankEvent('payment.succeeded', bill, AMOUNT))).toMatchObject({ state: 'processed' });
  });
});
