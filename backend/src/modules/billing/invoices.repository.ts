import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate, toMalaysianIso } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { NamedBill } from './billed-invoices.js';
import type { BillingTables } from './billing-tables.js';
import type { Invoice, LastAttempt, ListedInvoice } from './invoice.js';
import { type InvoiceEnd, type InvoiceFacts, invoiceLife } from './invoice-life.js';
import type { PaymentFact } from './payment-fact.js';
import type { BillName } from './providers/payment-provider.js';

export type NewInvoice = Omit<Invoice, 'number' | 'planName' | 'status' | 'paidAt' | 'creditedAt' | 'ended'>;
export type Checkout = Readonly<{
  schoolId: string;
  idempotencyKey: string;
  invoiceId: string;
  requestedBy: string;
  at: number;
}>;

type InvoiceRow = Selectable<BillingTables['invoices']> & { plan_name: string };
type FactsRow = Pick<
  InvoiceRow,
  'created_at' | 'expires_at' | 'paid_at' | 'credited_at' | 'ended_at' | 'end_cause'
>;

@Injectable()
export class InvoicesRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Two who order for one school at once: the second waits, and then sees what the first has ordered. */
  async takeTurns(schoolId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('orders ' || ${schoolId}, 0))`.execute(this.db);
  }

  /** The invoice that was ordered under this key. */
  async orderedUnder(schoolId: string, idempotencyKey: string): Promise<string | null> {
    const query = this.db
      .selectFrom('checkouts')
      .select('invoice_id')
      .where('school_id', '=', schoolId)
      .where('idempotency_key', '=', idempotencyKey);
    return (await query.executeTakeFirst())?.invoice_id ?? null;
  }

  async addCheckout({ schoolId, idempotencyKey, invoiceId, requestedBy, at }: Checkout): Promise<void> {
    await this.db
      .insertInto('checkouts')
      .values({
        school_id: schoolId,
        idempotency_key: idempotencyKey,
        invoice_id: invoiceId,
        requested_by: requestedBy,
        requested_at: toDate(at),
      })
      .execute();
  }

  /** Neither paid nor ended, newest first; some may have expired. */
  async unpaidOf(schoolId: string): Promise<Invoice[]> {
    const rows = await this.invoices()
      .where('invoices.school_id', '=', schoolId)
      .where('invoices.status', '=', 'open')
      .orderBy('invoices.created_at', 'desc')
      .execute();
    return rows.map(toInvoice);
  }

  /** Those that are still open then ask for nothing any more. */
  async end(ids: readonly string[], cause: InvoiceEnd, at: number): Promise<void> {
    if (ids.length === 0) return;
    await sql`
      WITH held AS MATERIALIZED (
        SELECT id FROM invoices WHERE id = ANY(${ids}::uuid[]) AND status = 'open' ORDER BY id FOR UPDATE)
      UPDATE invoices SET status = 'void', ended_at = ${toDate(at)}, end_cause = ${cause}
      FROM held WHERE invoices.id = held.id`.execute(this.db);
  }

  /** Once these are paid: what else their schools had ordered, of terms or of upgrades, asks for nothing any more. */
  async endLike(ids: readonly string[], at: number): Promise<void> {
    await sql`
      UPDATE invoices other SET status = 'void', ended_at = ${toDate(at)}, end_cause = 'like-paid'
      FROM invoices paid
      WHERE paid.id = ANY(${ids}::uuid[]) AND other.school_id = paid.school_id AND other.status = 'open'
        AND (other.upgrades_until IS NULL) = (paid.upgrades_until IS NULL)`.execute(this.db);
  }

  /** As they stand now, by id. */
  async factsOf(ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceFacts>> {
    const rows = await this.db
      .selectFrom('invoices')
      .select(['id', 'created_at', 'expires_at', 'paid_at', 'credited_at', 'ended_at', 'end_cause'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, toFacts(row)]));
  }

  async addInvoice(invoice: NewInvoice): Promise<void> {
    const year = Number(toMalaysianIso(invoice.createdAt).slice(0, 4));
    await this.db
      .insertInto('invoices')
      .values({
        id: invoice.id,
        school_id: invoice.schoolId,
        number: sql<string>`next_document_number('INV', ${year})`,
        plan_code: invoice.planCode,
        term_months: invoice.termMonths,
        amount_sen: invoice.amountSen,
        upgrades_until: invoice.upgradesUntil === null ? null : toDate(invoice.upgradesUntil),
        currency: invoice.currency,
        provider: invoice.provider,
        created_at: toDate(invoice.createdAt),
        expires_at: invoice.expiresAt === null ? null : toDate(invoice.expiresAt),
      })
      .execute();
  }

  async invoice(schoolId: string, id: string): Promise<Invoice> {
    return toInvoice(await this.named(schoolId, id).executeTakeFirstOrThrow());
  }

  async findInvoice(schoolId: string, id: string): Promise<Invoice | null> {
    const row = await this.named(schoolId, id).executeTakeFirst();
    return row ? toInvoice(row) : null;
  }

  async find(schoolId: string, id: string): Promise<Invoice | null> {
    const row = await this.invoices()
      .where('invoices.school_id', '=', schoolId)
      .where('invoices.id', '=', id)
      .executeTakeFirst();
    return row ? toInvoice(row) : null;
  }

  /** Newest first, each with the address of its newest bill and what came of the newest attempt to pay it. */
  async invoicesOf(schoolId: string, now: number): Promise<ListedInvoice[]> {
    const rows = await this.invoices()
      .select((row) =>
        row
          .selectFrom('bills')
          .select('payment_url')
          .whereRef('bills.school_id', '=', 'invoices.school_id')
          .whereRef('bills.invoice_id', '=', 'invoices.id')
          .orderBy('bills.created_at', 'desc')
          .limit(1)
          .as('payment_url'),
      )
      .select((row) =>
        row
          .selectFrom('payment_facts')
          .select('kind')
          .whereRef('payment_facts.school_id', '=', 'invoices.school_id')
          .whereRef('payment_facts.invoice_id', '=', 'invoices.id')
          .where('kind', 'in', ['payment-pending', 'payment-failed', 'payment-abandoned'])
          .orderBy('occurred_at', 'desc')
          // Of the same instant, the end of an attempt comes after its beginning.
          .orderBy(sql`kind = 'payment-pending'`)
          .limit(1)
          .as('last_kind'),
      )
      .where('invoices.school_id', '=', schoolId)
      .orderBy('invoices.created_at', 'desc')
      .orderBy('invoices.number', 'desc')
      .execute();
    return rows.map((row) => {
      const invoice = toInvoice(row);
      const life = invoiceLife(invoice, now);
      const isOpen = life.state === 'open';
      return {
        ...invoice,
        life,
        paymentUrl: isOpen ? row.payment_url : null,
        lastAttempt: isOpen ? lastAttempt(row.last_kind) : null,
      };
    });
  }

  /** The invoice of a provider's bill, kept from changing until the transaction ends. */
  async billedInvoiceLocked(provider: string, name: BillName): Promise<Invoice | null> {
    const [found] = await this.billedLocked([{ provider, name }]);
    return found?.invoice ?? null;
  }

  /**
   * Those of many bills, held with what else their schools could still pay, which a payment ends: in the order of their
   * ids, so that two who hold several never cross.
   */
  async billedLocked(bills: readonly NamedBill[]): Promise<(NamedBill & { invoice: Invoice })[]> {
    if (bills.length === 0) return [];
    const { rows } = await sql<InvoiceRow & { billed_by: string; name: BillName }>`
      WITH named AS (
        SELECT DISTINCT provider, name FROM jsonb_to_recordset(${JSON.stringify(bills)}::jsonb)
          AS bill (provider text, name jsonb)
      ), billed AS (
        SELECT named.provider AS billed_by, name, invoice_id FROM named
        JOIN bills ON bills.provider = named.provider AND bills.reference = name ->> 'reference'
        UNION
        SELECT named.provider, name, invoices.id FROM named
        JOIN invoices ON invoices.number = name ->> 'invoiceNumber'
        JOIN bills ON bills.school_id = invoices.school_id AND bills.invoice_id = invoices.id
          AND bills.provider = named.provider
      ), held AS MATERIALIZED (
        SELECT id FROM invoices WHERE id IN (
          SELECT invoice_id FROM billed
          UNION
          SELECT other.id FROM billed JOIN invoices paid ON paid.id = billed.invoice_id
          JOIN invoices other ON other.school_id = paid.school_id AND other.status = 'open')
        ORDER BY id FOR UPDATE
      )
      SELECT invoices.*, plans.name AS plan_name, billed.billed_by, billed.name
      FROM billed JOIN held ON held.id = billed.invoice_id JOIN invoices ON invoices.id = held.id
      JOIN plans ON plans.code = invoices.plan_code`.execute(this.db);
    return rows.map((row) => ({ provider: row.billed_by, name: row.name, invoice: toInvoice(row) }));
  }

  /** The earliest time of payment stays, in whatever order the news comes. */
  async markPaid(paid: readonly Readonly<{ id: string; at: number }>[]): Promise<void> {
    const ids = paid.map(({ id }) => id);
    const times = paid.map(({ at }) => toDate(at));
    await sql`
      UPDATE invoices SET status = 'paid', paid_at = least(paid_at, first_at)
      FROM (
        SELECT id AS paid_id, min(at) AS first_at FROM unnest(${ids}::uuid[], ${times}::timestamptz[]) AS paid (id, at)
        GROUP BY id
      ) AS payment
      WHERE invoices.id = paid_id`.execute(this.db);
  }

  private named(schoolId: string, id: string) {
    return this.invoices().where('invoices.school_id', '=', schoolId).where('invoices.id', '=', id);
  }

  private invoices() {
    return this.db
      .selectFrom('invoices')
      .innerJoin('plans', 'plans.code', 'invoices.plan_code')
      .selectAll('invoices')
      .select('plans.name as plan_name');
  }
}

function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    schoolId: row.school_id,
    number: row.number,
    planCode: row.plan_code,
    planName: row.plan_name,
    termMonths: row.term_months,
    upgradesUntil: row.upgrades_until?.getTime() ?? null,
    amountSen: row.amount_sen,
    currency: row.currency,
    provider: row.provider,
    status: row.status,
    ...toFacts(row),
  };
}

function toFacts(row: FactsRow): InvoiceFacts {
  const { ended_at, end_cause } = row;
  return {
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at?.getTime() ?? null,
    paidAt: row.paid_at?.getTime() ?? null,
    creditedAt: row.credited_at?.getTime() ?? null,
    ended: ended_at && end_cause ? { at: ended_at.getTime(), cause: end_cause } : null,
  };
}

function lastAttempt(kind: PaymentFact['kind'] | null): LastAttempt | null {
  if (kind === 'payment-pending') return 'pending';
  return kind === 'payment-failed' ? 'failed' : null;
}
