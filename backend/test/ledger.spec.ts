import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { asBytes } from './support/as-bytes.js';
import { type BilledSchool, billedSchool } from './support/billed-school.js';
import type { TestPerson } from './support/builders.js';
import { filesOf } from './support/read-zip.js';
import { makeStaff } from './support/staff.js';
import { type StripeDouble, startStripeDouble } from './support/stripe-double.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');

let t: TestApp;
let stripe: StripeDouble;
let finance: TestPerson;
let disputed: BilledSchool;
let credited: BilledSchool;

beforeAll(async () => {
  stripe = await startStripeDouble();
  t = await startTestApp(stripe.environment);
  await t.clockAt(new Date(NOW).toISOString());
  finance = await makeStaff(t, 'finance');
  disputed = await billedSchool(t, 'stripe');
  const [first, second] = ['pi_first', 'pi_second'];
  await told(disputed, first, 'payment-succeeded', '2026-11-01', { amountSen: 15_000, currency: 'MYR' });
  await told(disputed, first, 'payment-failed', '2026-10-31');
  await told(disputed, first, 'refund', '2026-11-03', { refundId: 're', amountSen: 5_000 });
  await told(disputed, first, 'refund', '2026-11-04', { refundId: 're', amountSen: 6_000 });
  await told(disputed, second, 'payment-succeeded', '2026-11-05', { amountSen: 15_000, currency: 'MYR' });
  await told(disputed, second, 'dispute-opened', '2026-11-10');
  await told(disputed, second, 'dispute-lost', '2026-11-12');
  credited = await billedSchool(t, 'stripe');
  await order(credited, 'credit-notes', { invoiceId: credited.invoiceId, amountSen: 2_500 }).expect(204);
});
afterAll(() => Promise.all([t?.close(), stripe?.close()]));

function told({ bill }: BilledSchool, paymentId: string, kind: string, day: string, more: object = {}) {
  const at = Date.parse(`${day}T09:00:00+08:00`);
  const fact = { kind, paymentId, bill: { reference: bill }, at, ...more } as never;
  return t.app.get(BillingService).recordFacts('stripe', [fact], NOW);
}
const ask = (path: string, { token } = finance) => t.call('get', `/api/operations/${path}`, { token });
const order = ({ school }: BilledSchool, path: string, what: object) =>
  t
    .call('post', `/api/operations/finance/schools/${school.code}/${path}`, { token: finance.token })
    .send({ id: randomUUID(), reason: 'Disemak', ...what });
const linesOf = async (query: string) => {
  const { text } = await ask(`finance/ledger.csv?${query}`).expect(200);
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
};
/** Day, what, way, amount, movement, balance. */
const shortOf = (lines: readonly string[][]) =>
  lines.map(([, , day, what, , , way, , ...sums]) => [day?.slice(5), what, way, ...sums].join(' '));
const ofFinance = async ({ school }: BilledSchool) =>
  (await ask(`finance/schools/${school.code}`).expect(200)).body;

describe('The ledger', () => {
  it('of a school holds every entry of its money once, and ends with what its page says is kept', async () => {
    const lines = await linesOf(`school=${disputed.school.code}`);
    expect(shortOf(lines)).toEqual([
      '11-01 Bayaran diterima Stripe 150.00 150.00 150.00',
      '11-03 Bayaran balik Stripe 60.00 -60.00 90.00',
      '11-05 Bayaran diterima Stripe 150.00 150.00 240.00',
      '11-10 Dipertikaikan di bank Stripe 150.00 0.00 240.00',
      '11-12 Ditarik balik oleh bank Stripe 150.00 -150.00 90.00',
      // What was given back of one payment, until another was kept, and then lost.
      '11-22 Nota kredit  50.00 0.00 90.00',
      '11-22 Nota kredit ditarik balik  50.00 0.00 90.00',
      '11-22 Nota kredit  10.00 0.00 90.00',
      '11-22 Nota kredit ditarik balik  10.00 0.00 90.00',
      '11-22 Nota kredit  60.00 0.00 90.00',
    ]);
    const { payments } = await ofFinance(disputed);
    const kept = payments.reduce((sum: number, { keptSen }: { keptSen: number }) => sum + keptSen, 0);
    expect(lines.at(-1)?.at(-1)).toBe((kept / 100).toFixed(2));
    const [paid] = lines;
    expect(paid?.[4]).toMatch(/^RES-2026-\d{6}$/);
    expect(paid?.[5]).toMatch(/^INV-2026-\d{6}$/);
    expect(paid?.[7]).toBe('pi_first');
  });

  it('of a span begins with what was brought forward, and leaves out who had no entry then', async () => {
    const lines = await linesOf('from=2026-11-05&to=2026-11-11');
    expect(shortOf(lines)).toEqual([
      '11-05 Baki dibawa ke hadapan  90.00 0.00 90.00',
      '11-05 Bayaran diterima Stripe 150.00 150.00 240.00',
      '11-10 Dipertikaikan di bank Stripe 150.00 0.00 240.00',
    ]);
    expect((await linesOf('to=2026-11-11')).map(([code]) => code)).not.toContain(
      credited.school.code.toUpperCase(),
    );
  });

  it('is the same as a workbook, with amounts as numbers', async () => {
    const path = `finance/ledger.xlsx?school=${credited.school.code}`;
    const { body, headers } = await asBytes(ask(path)).expect(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="lejar-${credited.school.code}-2026-11-22.xlsx"`,
    );
    const sheet = filesOf(body).get('xl/worksheets/sheet1.xml') ?? '';
    const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(texts).toContain('Nota kredit');
    expect(sheet).toContain('<c r="I2" s="2"><v>25</v></c><c r="J2" s="2"><v>0</v></c>');
  });

  it('leaves for finance alone, and stands in the audit with its span', async () => {
    await ask('finance/ledger.csv', await makeStaff(t, 'operator')).expect(403);
    await linesOf(`school=${credited.school.code}&from=2026-11-01&to=2026-11-30`);
    const { items } = (await ask('audit?action=finance.ledger').expect(200)).body;
    expect(items[0]).toMatchObject({ targetKind: 'school', targetId: credited.school.code });
    expect(items[0].result).toEqual(
      expect.arrayContaining([
        { name: 'format', value: 'csv' },
        { name: 'from', value: '2026-11-01' },
        { name: 'to', value: '2026-11-30' },
      ]),
    );
  });

  it('says which of its days cannot be, and that there is no such school', async () => {
    const refused = async (query: string) =>
      (await ask(`finance/ledger.xlsx?${query}`).expect(400)).body.details.fields.map(
        ({ field }: { field: string }) => field,
      );
    expect(await refused('from=2026-11-31')).toEqual(['from']);
    expect(await refused('from=2026-11-02&to=2026-11-01')).toEqual(['to']);
    expect((await ask('finance/ledger.csv?school=zzz9999').expect(404)).body.code).toBe('SCHOOL_NOT_FOUND');
  });
});
