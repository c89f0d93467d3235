import type { TestPerson, TestSchool } from './builders.js';
import type { TestApp } from './test-app.js';

export type OrderedCheckout = Readonly<{ invoiceId: string; providerReference: string; paymentUrl: string }>;

export const MONTH_OF_T60_SEN = 15_000;

/** A request for a checkout of the plan t60 for one month, on the school's own host. */
export function checkOut(
  { call }: TestApp,
  school: TestSchool,
  { token }: TestPerson,
  order: object = {},
  idempotencyKey?: string,
) {
  const body = { planCode: 't60', termMonths: 1, provider: 'simulated', ...order };
  const made = call('post', '/api/billing/checkouts', { host: school.host, token }).send(body);
  return idempotencyKey === undefined ? made : made.set('idempotency-key', idempotencyKey);
}

export async function invoicesOf({ call }: TestApp, { host }: TestSchool, { token }: TestPerson) {
  const { body } = await call('get', '/api/billing/invoices', { host, token }).expect(200);
  return body.invoices;
}
