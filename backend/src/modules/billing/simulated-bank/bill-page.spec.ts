import { billPage, resultPage } from './bill-page.js';
import type { SimulatedBill } from './simulated-bill.js';

const BILL: SimulatedBill = {
  reference: 'sim-1',
  description: 'Langganan',
  payerName: 'Cikgu Siti',
  amountSen: 123450,
  currency: 'MYR',
  returnUrl: 'http://aba1001.localhost:3000/school-management/aba1001/billing?invoice=1',
  state: 'open',
  bank: null,
  attempts: 0,
  changedAt: null,
};

describe('The page of Bank Simulasi', () => {
  it('names the amount in ringgit and sen', () => {
    expect(billPage(BILL)).toContain('RM 1,234.50');
  });

  it.each([
    ['open', ['paid', 'pending', 'failed']],
    ['failed', ['paid', 'pending', 'failed']],
    ['pending', ['paid']],
    ['paid', []],
  ] as const)('of a bill that is %s offers: %s', (state, outcomes) => {
    const offered = [...billPage({ ...BILL, state }).matchAll(/name="outcome" value="(\w+)"/g)];
    expect(offered.map(([, outcome]) => outcome)).toEqual(outcomes);
  });

  it('asks for the bank of whoever pays, and keeps the one before', () => {
    expect(billPage(BILL)).toContain('<option>Maybank</option>');
    expect(billPage({ ...BILL, state: 'failed', bank: 'BSN' })).toContain('<option selected>BSN</option>');
    expect(billPage({ ...BILL, state: 'pending', bank: 'BSN' })).not.toContain('<select');
  });

  it('shows names as text, whatever they hold', () => {
    const page = billPage({ ...BILL, payerName: `<script>"&'` });
    expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;');
    expect(page).not.toContain('<script');
  });

  it('leads back to the school by itself once the school knows, and offers to tell again if it does not', () => {
    const paid: SimulatedBill = { ...BILL, state: 'paid', attempts: 1, changedAt: 0 };
    expect(resultPage(paid, true)).toContain(`http-equiv="refresh" content="2; url=${BILL.returnUrl}"`);
    expect(resultPage(paid, false)).not.toContain('http-equiv="refresh"');
    expect(resultPage(paid, false)).toContain('Maklumkan semula');
  });
});
