import { Refunds } from '../src/modules/billing/index.js';
import { billedSchool, takeIn } from './support/billed-school.js';
import { bankEvent } from './support/deliveries.js';
import { rowsOf } from './support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from './support/smtp-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let smtp: SmtpDouble;
let t: TestApp;

beforeAll(async () => {
  smtp = await startSmtpDouble();
  t = await startTestApp(smtp.environment);
});
afterAll(() => Promise.all([t?.close(), smtp?.close()]));

const PDF_IN_BASE64 = Buffer.from('%PDF-1').toString('base64').slice(0, 8);

describe('Who has paid', () => {
  it('gets one mail with the receipt as PDF, however often the bank tells of the payment', async () => {
    const { payer, school, bill } = await billedSchool(t, 'simulated');
    const to = `${payer.userId}@contoh.test`;
    const paid = () => bankEvent('payment.succeeded', bill, 15_000);
    await takeIn(t, paid());
    await takeIn(t, paid());
    await waitUntil(() => smtp.to(to).length > 0);
    const [{ number } = { number: '' }] = await rowsOf<{ number: string }>(
      t.database,
      'SELECT number FROM receipts WHERE school_id = $1',
      [school.id],
    );
    const [{ source } = { source: '' }] = smtp.to(to);
    expect(source).toMatch(/^Subject: Rekod Mengajar: Pembayaran Diterima: SK Contoh \d+/m);
    expect(source).toContain(`filename=${number}.pdf`);
    expect(source).toContain(PDF_IN_BASE64);
    const [invoice] = (
      await t.call('get', '/api/billing/invoices', { host: school.host, token: payer.token })
    ).body.invoices;
    // Once in the text, once in the page; long lines are folded on their way.
    const told = source.replaceAll(/=\r?\n/g, '');
    for (const words of ['RM 150.00', 'pelan Sederhana, 1 bulan', invoice.number, 'Bank Simulasi', bill])
      expect(told.split(words).length - 1).toBeGreaterThanOrEqual(2);
    expect(told).toMatch(/^Tempoh: \S+, \d+ \S+ 20\d\d hingga \S+, \d+ \S+ 20\d\d\r?$/m);
    expect(told).toMatch(/^Dibayar oleh: SK Contoh \d+\r?$/m);
    const waiting = () =>
      rowsOf(
        t.database,
        'SELECT school_id FROM subscription_notices_due UNION ALL SELECT school_id FROM mail_outbox WHERE sent_at IS NULL',
      );
    await waitUntil(async () => (await waiting()).length === 0);
    expect(smtp.to(to)).toHaveLength(1);
  });
});

describe('Who paid for an order that had ended', () => {
  it('is told once that finance knows of it and may give it back', async () => {
    const { payer, school, bill, invoiceId } = await billedSchool(t, 'simulated');
    const to = `${payer.userId}@contoh.test`;
    await t
      .call('post', `/api/billing/invoices/${invoiceId}/cancellation`, {
        host: school.host,
        token: payer.token,
      })
      .expect(204);
    for (const _ of [1, 2]) await takeIn(t, bankEvent('payment.succeeded', bill, 15_000));
    const asked = () => smtp.to(to).filter(({ source }) => source.includes('Bayaran Selepas Pesanan Tamat'));
    await waitUntil(() => asked().length > 0 && smtp.to(to).length > 1);
    expect(asked()).toHaveLength(1);
  });
});

describe('Who was given money back', () => {
  it('gets one mail with the credit note as PDF', async () => {
    const { payer, school, bill } = await billedSchool(t, 'simulated');
    const to = `${payer.userId}@contoh.test`;
    const at = Date.parse('2026-11-22T10:00:00+08:00');
    await takeIn(t, bankEvent('payment.succeeded', bill, 15_000));
    const order = { provider: 'simulated', paymentId: bill, amountSen: 5_000 };
    await t.app.get(Refunds).recordByHand({ ...order, actor: 'kewangan', reason: 'Tersalah bayar' }, at);
    const credited = () => smtp.to(to).filter(({ source }) => source.includes('Nota Kredit Dikeluarkan'));
    await waitUntil(() => credited().length > 0);
    const [{ number } = { number: '' }] = await rowsOf<{ number: string }>(
      t.database,
      'SELECT number FROM credit_notes WHERE school_id = $1',
      [school.id],
    );
    const [{ source } = { source: '' }] = credited();
    expect(source).toContain(`filename=${number}.pdf`);
    expect(source).toContain(PDF_IN_BASE64);
    expect(credited()).toHaveLength(1);
  });
});
