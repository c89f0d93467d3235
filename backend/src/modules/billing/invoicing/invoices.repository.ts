import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { BillName } from '../providers/payment-provider.js';
import type { NamedBill } from './billed-invoices.js';
import type { Invoice } from './invoice.js';
import type { InvoiceFacts } from './invoice-life.js';
import { findInvoice, type InvoiceRow, toFacts, toInvoice } from './invoice-rows.js';

/** Invoices as payments come for them. */
@Injectable()
export class InvoicesRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

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

  /** Of all invoices of schools, by id. */
  async numbersOf(schoolIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db
      .selectFrom('invoices')
      .select(['id', 'number'])
      .where('school_id', 'in', schoolIds)
      .execute();
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  find(schoolId: string, id: string): Promise<Invoice | null> {
    return findInvoice(this.database, schoolId, id);
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

  /** Names of bills, or numbers of invoices that have one at the provider. */
  async billedAmong(provider: string, names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const { rows } = await sql<{ name: string }>`
      SELECT reference AS name FROM bills WHERE provider = ${provider} AND reference = ANY(${names}::text[])
      UNION
      SELECT number FROM invoices JOIN bills ON bills.school_id = invoices.school_id AND bills.invoice_id = invoices.id
      WHERE bills.provider = ${provider} AND number = ANY(${names}::text[])`.execute(this.db);
    return rows.map(({ name }) => name);
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
}
