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
    expect(source).toMatch(/^Subject: Pembayaran Diterima: SK Contoh \d+/m);
    expect(source).toContain(`filename=${number}.pdf`);
    expect(source).toContain(PDF_IN_BASE64);
    const waiting = () =>
      rowsOf(
        t.database,
        'SELECT school_id FROM subscription_notices_due UNION ALL SELECT school_id FROM mail_outbox WHERE sent_at IS NULL',
      );
    await waitUntil(async () => (await waiting()).length === 0);
    expect(smtp.to(to)).toHaveLength(1);
  });
});
