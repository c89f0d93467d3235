import { type BilledSchool, billedSchool, invoiceOf, takeIn } from './support/billed-school.js';
import { MONTH_OF_T60_SEN as AMOUNT } from './support/checkouts.js';
import { bankEvent } from './support/deliveries.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const AT = Date.parse('2026-11-20T09:15:09+08:00');
const MINUTE_MS = 60_000;

let t: TestApp;
let billed: BilledSchool;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  billed = await billedSchool(t, 'simulated');
});

const lastAttempt = async () => (await invoiceOf(t, billed)).lastAttempt;
const happens = (outcome: 'pending' | 'failed' | 'abandoned' | 'succeeded', minute: number) =>
  takeIn(t, bankEvent(`payment.${outcome}`, billed.bill, AMOUNT, { at: AT + minute * MINUTE_MS }));

describe('The last attempt to pay an invoice', () => {
  it('is unknown before any', async () => {
    expect(await lastAttempt()).toBeNull();
  });

  it.each(['pending', 'failed'] as const)('is told when it is %s', async (outcome) => {
    await happens(outcome, 0);
    expect(await lastAttempt()).toBe(outcome);
  });

  it('is the newest by the time of the provider, in whatever order the news comes', async () => {
    await happens('failed', 2);
    await happens('pending', 1);
    expect(await lastAttempt()).toBe('failed');
    await happens('pending', 3);
    expect(await lastAttempt()).toBe('pending');
  });

  it('has failed when it began and failed within one instant', async () => {
    await happens('failed', 0);
    await happens('pending', 0);
    expect(await lastAttempt()).toBe('failed');
  });

  it('is none again once the payer has left', async () => {
    await happens('pending', 0);
    await happens('abandoned', 1);
    expect(await lastAttempt()).toBeNull();
  });

  it('is of no concern once the invoice is paid', async () => {
    await happens('failed', 0);
    await happens('succeeded', 1);
    expect(await lastAttempt()).toBeNull();
  });
});
