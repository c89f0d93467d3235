import { randomUUID } from 'node:crypto';
import { BillingService, CreditNotes, type Evidence } from '../src/modules/billing/index.js';
import { Database } from '../src/platform/database/database.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { bankEvent, deliver } from './support/deliveries.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
let school: TestSchool;
let mainAdmin: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  school = await makeSchool(t);
  mainAdmin = await makeMember(t, school, 'main_admin');
  admin = await makeMember(t, school, 'admin');
});
afterEach(() => t.clockAt(null));
afterAll(() => t?.close());

const get = (path: string, person = admin, at = school) =>
  t.call('get', `/api/billing/${path}`, { host: at.host, token: person.token });
const order = async () => (await checkOut(t, school, mainAdmin).expect(201)).body;
const receiptsOf = async () => (await get('receipts').expect(200)).body.receipts;
const manualPayment = (of = school, paidAt = Date.parse('2026-11-20T09:00:00+08:00')) =>
  t.app.get(BillingService).recordManualPayment(of.id, { planCode: 't20', termMonths: 1, paidAt }, paidAt);
/** Recorded on 20 November 2026 with what was seen to come. */
const byHand = (paidOn: string, seen: Partial<Evidence>) => {
  const who = { actor: 'kewangan', reason: 'Slip', isAnother: false, path: null };
  const evidence: Evidence = { method: 'cheque', reference: '001122', amountSen: 6_000, ...who, ...seen };
  const paidAt = Date.parse(`${paidOn}T09:00:00+08:00`);
  const payment = { planCode: 't20', termMonths: 1, paidAt, evidence } as const;
  const now = Date.parse('2026-11-20T09:00:00+08:00');
  return t.app.get(BillingService).recordManualPayment(school.id, payment, now);
};
const pdfOf = async (path: string) => {
  const reply = await asBytes(get(path));
  return { status: reply.status, headers: reply.headers, pdf: reply.body as Buffer };
};

/** The digits behind a prefix, in order. */
async function numbersOf(table: 'invoices' | 'receipts' | 'credit_notes', prefix: string): Promise<number[]> {
  const rows = await rowsOf<{ number: string }>(
    t.database,
    `SELECT number FROM ${table} WHERE starts_with(number, $1) ORDER BY number`,
    [prefix],
  );
  return rows.map(({ number }) => Number(number.slice(prefix.length)));
}

describe('A payment', () => {
  it('makes one receipt, however often it is told', async () => {
    const { invoiceId, providerReference } = await order();
    const at = Date.parse('2026-11-20T09:15:09+08:00');
    const paid = () => bankEvent('payment.succeeded', providerReference, 15_000, { at });
    for (const told of [paid(), paid(), paid()]) await deliver(t, told).expect(200);
    await waitUntil(async () => (await receiptsOf()).length > 0);
    const again = paid();
    await deliver(t, again).expect(200);
    await waitUntil(
      async () =>
        (await rowsOf(t.database, "SELECT FROM webhook_inbox WHERE state = 'received'")).length === 0,
    );
    expect(await receiptsOf()).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/^RES-20\d\d-\d{6}$/),
        invoiceId,
        invoiceNumber: expect.stringMatching(/^INV-20\d\d-\d{6}$/),
        provider: 'simulated',
        method: 'Bank Simulasi',
        amountSen: 15_000,
        currency: 'MYR',
        paidAt: '2026-11-20T09:15:09.000+08:00',
        issuedAt: expect.any(String),
      },
    ]);
  });
});

describe('Numbers of invoices and receipts', () => {
  it('have neither gap nor repeat after 200 concurrent payments, some of which roll back', async () => {
    const schools = await Promise.all(Array.from({ length: 20 }, () => makeSchool(t)));
    const paidAt = Date.parse('2031-03-01T09:00:00+08:00');
    /** Again, as the queue does, when so many at once find no connection in time. */
    const pay = async (n: number): Promise<void> => {
      const school = schools[n % schools.length];
      await manualPayment(school, paidAt).catch((error: Error) => {
        if (!error.message.includes('timeout')) throw error;
        return pay(n);
      });
    };
    const rollBack = (n: number) =>
      t.app.get(Database).systemTransaction(async () => {
        await manualPayment(schools[n % schools.length], paidAt);
        throw new Error('rolled back');
      });
    const runs = Array.from({ length: 220 }, (_, n) => (n % 11 === 10 ? rollBack(n) : pay(n)));
    const outcomes = await Promise.allSettled(runs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    const expected = Array.from({ length: 200 }, (_, n) => n + 1);
    expect(await numbersOf('invoices', 'INV-2031-')).toEqual(expected);
    expect(await numbersOf('receipts', 'RES-2031-')).toEqual(expected);
  });

  it('begin again with each year of Malaysia', async () => {
    await manualPayment(school, Date.parse('2033-12-31T23:59:59+08:00'));
    await manualPayment(school, Date.parse('2034-01-01T00:00:00+08:00'));
    expect(await numbersOf('receipts', 'RES-2033-')).toEqual([1]);
    expect(await numbersOf('receipts', 'RES-2034-')).toEqual([1]);
  });
});

describe('A PDF', () => {
  it('of an invoice, a receipt and a credit note is an A4 page to look at', async () => {
    await manualPayment();
    const [receipt] = await receiptsOf();
    const { id: noteId } = await t.app
      .get(CreditNotes)
      .issue(
        receipt.invoiceId,
        { amountSen: 1_000, reason: 'Diskaun', actor: 'kewangan' },
        Date.parse('2026-11-21T09:00:00+08:00'),
      );
    for (const [path, name] of [
      [`invoices/${receipt.invoiceId}/pdf`, receipt.invoiceNumber],
      [`receipts/${receipt.id}/pdf`, receipt.number],
      [`credit-notes/${noteId}/pdf`, 'NK-2026-000001'],
    ]) {
      const { status, headers, pdf } = await pdfOf(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe(`inline; filename="${name}.pdf"`);
      expect(headers['cache-control']).toBe('no-store');
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.equals((await pdfOf(path)).pdf)).toBe(true);
    }
  });

  it('of an invoice says what it is at that time, and what of it is paid', async () => {
    await t.clockAt('2026-11-20T08:00:00+08:00');
    const wordsOf = async (id: string) => (await readPdf((await pdfOf(`invoices/${id}/pdf`)).pdf)).words;
    const { invoiceId } = await order();
    const open = await wordsOf(invoiceId);
    for (const words of ['Belum dibayar', 'Bayar sehingga 4 Disember 2026', 'Bayar dalam talian'])
      expect(open).toContain(words);
    expect(open).toMatch(/RM 0\.00 ?Telah dibayar ?RM 150\.00 ?Baki/);

    await t.clockAt('2026-12-05T08:00:00+08:00');
    const expired = await wordsOf(invoiceId);
    expect(expired).toContain('Tamat tempoh sejak 5 Disember');
    expect(expired).not.toMatch(/Belum dibayar|perlu dibayar|Bayar dalam talian/);

    await manualPayment(school, Date.parse('2026-12-04T09:00:00+08:00'));
    const [receipt] = await receiptsOf();
    const paid = await wordsOf(receipt.invoiceId);
    expect(paid).toContain('Dibayar pada 4 Disember 2026');
    expect(paid).toMatch(/RM 60\.00 ?Telah dibayar ?RM 0\.00 ?Baki/);
  });

  it.each([
    ['cash-deposit', 'Deposit tunai'],
    ['bank-transfer', 'Pindahan bank'],
    ['bank-in', 'Deposit atau pindahan bank'],
    ['cheque', 'Cek'],
    ['local-order', 'Pesanan tempatan (LO)'],
  ] as const)(
    'of a payment by %s calls it "%s", as the pages do, under its own reference',
    async (method, name) => {
      await byHand('2026-11-19', { method, reference: 'LO 12/2026' });
      const [receipt] = await receiptsOf();
      expect(receipt.method).toBe(name);
      expect((await get('payments').expect(200)).body.payments).toMatchObject([{ method: name }]);
      const { words } = await readPdf((await pdfOf(`receipts/${receipt.id}/pdf`)).pdf);
      expect(words).toContain(name);
      expect(words).toContain('LO 12/2026');
    },
  );

  it('of an invoice by hand is numbered and dated as it is issued, with the day of the payment beside', async () => {
    for (const paidOn of ['2026-11-15', '2026-11-02']) await byHand(paidOn, { reference: paidOn });
    const [second, first] = (await get('invoices').expect(200)).body.invoices;
    expect(second.number > first.number).toBe(true);
    for (const { createdAt } of [first, second]) expect(createdAt).toBe('2026-11-20T09:00:00.000+08:00');
    expect(second.paidAt).toBe('2026-11-02T09:00:00.000+08:00');
    const { words } = await readPdf((await pdfOf(`invoices/${second.id}/pdf`)).pdf);
    expect(words).toContain('20 November 2026');
    expect(words).toContain('Dibayar pada 2 November 2026');
  });

  it('is for administrators of its own school', async () => {
    const { invoiceId } = await order();
    await get(`invoices/${invoiceId}/pdf`, await makeMember(t, school, 'teacher')).expect(403);
    const other = await makeSchool(t);
    const stranger = await makeMember(t, other, 'main_admin');
    for (const kind of ['invoices', 'receipts', 'credit-notes'])
      await get(`${kind}/${invoiceId}/pdf`, stranger, other).expect(404);
    for (const path of [`invoices/${randomUUID()}/pdf`, 'receipts/x/pdf', `invoices/${randomUUID()}/ubl`])
      await get(path).expect(404);
  });
});

describe('A credit note', () => {
  const issue = (invoiceId: string, amountSen: number) =>
    t.app
      .get(CreditNotes)
      .issue(
        invoiceId,
        { amountSen, reason: 'Pelan salah', actor: 'kewangan' },
        Date.parse('2035-01-01T09:00:00+08:00'),
      );

  it('takes back no more than its invoice, all of them together, at once or one by one', async () => {
    const { invoiceId } = await order();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => issue(invoiceId, 5_000)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(issue(invoiceId, 1)).rejects.toMatchObject({
      code: 'CREDIT_EXCEEDS_INVOICE',
      details: { leftSen: 0 },
    });
    await expect(issue(randomUUID(), 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await numbersOf('credit_notes', 'NK-2035-')).toEqual([1, 2, 3]);
    const { creditNotes } = (await get('credit-notes').expect(200)).body;
    expect(creditNotes[0]).toMatchObject({
      number: 'NK-2035-000003',
      invoiceId,
      amountSen: 5_000,
      reason: 'Pelan salah',
    });
  });
});

describe('Billing details', () => {
  const put = (details: object, person = mainAdmin) =>
    t.call('put', '/api/billing/details', { host: school.host, token: person.token }).send(details);
  const details = {
    name: 'Sekolah Kebangsaan Contoh',
    tin: 'C25845632020',
    brn: '202001234567',
    address: { lines: ['Jalan 1'], postcode: '08000', city: 'Sungai Petani', stateCode: '02' },
    phone: '04-1234567',
    email: 'pejabat@contoh.test',
    contacts: [{ name: 'Puan Contoh', email: 'bendahari@contoh.test' }],
    preferredProvider: 'simulated',
  };

  it('are the name of the school unless said, and then what the Admin Utama says', async () => {
    expect((await get('details').expect(200)).body).toMatchObject({
      name: expect.stringMatching(/^SK Contoh/),
      tin: null,
      contacts: [],
    });
    expect((await put(details).expect(200)).body).toEqual(details);
    expect((await get('details').expect(200)).body).toEqual(details);
    await put(details, admin).expect(403);
  });

  it('can be taken back to nothing but a name', async () => {
    await put(details).expect(200);
    const none = { tin: null, brn: null, address: null, phone: null, email: null, preferredProvider: null };
    const nameOnly = { name: 'SK Baharu', contacts: [], ...none };
    const { body } = await put(nameOnly).expect(200);
    expect(body).toEqual(nameOnly);
  });

  it('say that there is no number with null, and are refused where one is left out', async () => {
    const { body: error } = await put({ ...details, tin: undefined }).expect(400);
    expect(error.details.fields).toEqual([expect.objectContaining({ field: 'tin' })]);
  });

  it.each(['-----', 'abcde', '-20200123'])('refuse %s as a number of registration', async (brn) => {
    const { body: error } = await put({ ...details, brn }).expect(400);
    expect(error.details.fields).toEqual([expect.objectContaining({ field: 'brn' })]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['tin', { tin: '123' }],
    ['address.postcode', { address: { ...details.address, postcode: '8000' } }],
    ['address.stateCode', { address: { ...details.address, stateCode: '99' } }],
    ['address.lines', { address: { ...details.address, lines: ['a\u0000b'] } }],
    ['contacts.0.email', { contacts: [{ name: 'x', email: 'x' }] }],
    ['contacts', { contacts: null }],
  ])('name the bad field %s', async (field, wrong) => {
    const { body } = await put({ ...details, ...wrong }).expect(400);
    expect(body.details.fields.map(({ field }: { field: string }) => field)).toEqual([field]);
  });

  it('refuse a provider that takes no payments here', async () => {
    const { body } = await put({ ...details, preferredProvider: 'bank-lain' }).expect(400);
    expect(body.code).toBe('PROVIDER_NOT_OFFERED');
  });

  it('stand on a paper in whatever script they are, inside their column', async () => {
    const lines = ['சரஸ்வதி தமிழ்ப்பள்ளி, ஜாலான் கிள்ளான் லாமா', 'سکوله منڠه کبڠساءن (١٢٣)', 'श्री गुरु विद्यालय'];
    const name = `SJK(C) ${'中华国民型华文小学董事会'.repeat(3)}`;
    const address = { ...details.address, lines, city: '吉隆坡' };
    await put({ ...details, name, address }).expect(200);
    const { invoiceId } = await order();
    const { pdf } = await pdfOf(`invoices/${invoiceId}/pdf`);
    const { texts, words, hasUnknown } = await readPdf(pdf);
    expect(hasUnknown).toBe(false);
    for (const word of ['中华国民型', '吉隆坡', 'தமிழ்ப்பள்ளி', 'سکوله', '١٢٣', 'श्री'])
      expect(words).toContain(word);
    const [label, below] = ['Nombor', 'Perkara'].map((word) => texts.find(({ text }) => text === word));
    if (!label || !below) throw new Error('The paper has no blocks.');
    const buyer = texts.filter(
      ({ left, bottom }) => left < label.left && bottom <= label.bottom && bottom > below.bottom,
    );
    expect(Math.max(...buyer.map(({ right }) => right))).toBeLessThan(label.left);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it('stand on an open invoice as they are, and on a paid one as they were', async () => {
    await t.clockAt('2026-11-20T08:00:00+08:00');
    const { invoiceId } = await order();
    const buyerOf = async () => {
      const { body } = await get(`invoices/${invoiceId}/ubl`).expect(200);
      return body.Invoice[0].AccountingCustomerParty[0].Party[0].PartyLegalEntity[0].RegistrationName[0]._;
    };
    await put({ ...details, name: 'Nama pertama' }).expect(200);
    expect(await buyerOf()).toBe('Nama pertama');
    await rowsOf(
      t.database,
      "UPDATE invoices SET status = 'paid', paid_at = '2026-11-20T09:00:00+08:00' WHERE id = $1",
      [invoiceId],
    );
    await t.clockAt('2026-11-21T08:00:00+08:00');
    await put({ ...details, name: 'Nama kedua' }).expect(200);
    expect(await buyerOf()).toBe('Nama pertama');
  });
});

describe('An invoice for MyInvois', () => {
  it('comes in the version that is asked for', async () => {
    const { invoiceId } = await order();
    const versionOf = async (query: string) =>
      (await get(`invoices/${invoiceId}/ubl${query}`).expect(200)).body.Invoice[0].InvoiceTypeCode[0]
        .listVersionID;
    expect([await versionOf(''), await versionOf(`?version=1.1&schoolCode=${school.code}`)]).toEqual([
      '1.0',
      '1.1',
    ]);
    const { body } = await get(`invoices/${invoiceId}/ubl?version=2.0`).expect(400);
    expect(body.details.fields).toEqual([expect.objectContaining({ field: 'version' })]);
  });
});

describe('The tax on a document', () => {
  it('is that of its day', async () => {
    await rowsOf(t.database, "INSERT INTO service_tax_rates VALUES ('2040-01-01T00:00:00+08:00', 800)");
    const taxOf = async (clock: string) => {
      await t.clockAt(clock);
      const { invoiceId } = await order();
      const { body } = await get(`invoices/${invoiceId}/ubl`).expect(200);
      // The same order again would be the same invoice.
      await t
        .call('post', `/api/billing/invoices/${invoiceId}/cancellation`, {
          host: school.host,
          token: mainAdmin.token,
        })
        .expect(204);
      return body.Invoice[0].TaxTotal[0].TaxAmount[0]._;
    };
    expect(await taxOf('2039-12-31T23:59:59+08:00')).toBe(0);
    expect(await taxOf('2040-01-01T00:00:00+08:00')).toBe(11.11);
  });
});
