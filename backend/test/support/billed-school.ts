import { makeMember, makeSchool, type TestPerson, type TestSchool } from './builders.js';
import { checkOut, invoicesOf } from './checkouts.js';
import { type Delivery, deliver } from './deliveries.js';
import { rowsOf } from './rows-of.js';
import type { TestApp } from './test-app.js';
import { waitUntil } from './wait-until.js';

export type BilledSchool = Readonly<{
  school: TestSchool;
  payer: TestPerson;
  invoiceId: string;
  bill: string;
  paymentUrl: string;
}>;

/** A locked school that has just asked for a bill of its first month. */
export async function billedSchool(t: TestApp, provider: string): Promise<BilledSchool> {
  const school = await makeSchool(t);
  const payer = await makeMember(t, school, 'main_admin');
  const { body } = await checkOut(t, school, payer, { provider }).expect(201);
  const { invoiceId, providerReference: bill, paymentUrl } = body;
  return { school, payer, invoiceId, bill, paymentUrl };
}

export type InboxRow = Readonly<{ state: string; reason: string | null; deliveries: number }>;

export async function inboxOf({ database }: TestApp, { provider, body }: Delivery): Promise<InboxRow[]> {
  const statement =
    'SELECT state, reason, deliveries FROM webhook_inbox WHERE provider = $1 AND raw_sha256 = sha256($2)';
  return rowsOf(database, statement, [provider, Buffer.from(body)]);
}

/** Delivers an event and tells what became of it. */
export async function takeIn(t: TestApp, delivery: Delivery): Promise<InboxRow> {
  await deliver(t, delivery).expect(200, { received: true });
  await waitUntil(async () => (await inboxOf(t, delivery))[0]?.state !== 'received');
  const [row] = await inboxOf(t, delivery);
  if (!row) throw new Error('The event is not in the inbox.');
  return row;
}

export async function invoiceOf(t: TestApp, { school, payer }: BilledSchool) {
  return (await invoicesOf(t, school, payer))[0];
}

export async function expiryOf({ call }: TestApp, { school, payer }: BilledSchool): Promise<string | null> {
  const options = { host: school.host, token: payer.token };
  return (await call('get', '/api/subscription/status', options).expect(200)).body.expiresAt;
}

export function factsOf({ database }: TestApp, { invoiceId }: BilledSchool) {
  return rowsOf<{ kind: string; payment_id: string }>(
    database,
    'SELECT kind, payment_id FROM payment_facts WHERE invoice_id = $1 ORDER BY occurred_at, kind',
    [invoiceId],
  );
}

/** What of its invoice is credited, and what finance is asked to look at. */
export async function standingOf({ database }: TestApp, { invoiceId }: BilledSchool) {
  const [notes] = await rowsOf<{ sen: number }>(
    database,
    'SELECT coalesce(sum(amount_sen), 0)::int AS sen FROM credit_notes WHERE invoice_id = $1 AND taken_back_at IS NULL',
    [invoiceId],
  );
  const flags = await rowsOf<{ reason: string }>(
    database,
    'SELECT reason FROM payment_flags WHERE invoice_id = $1 AND resolved_at IS NULL ORDER BY reason',
    [invoiceId],
  );
  return { creditedSen: notes?.sen, flags: flags.map(({ reason }) => reason) };
}
