import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate, toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { InvoiceEnd } from '../invoicing/invoice-life.js';
import { findInvoice, selectInvoices, toInvoice } from '../invoicing/invoice-rows.js';

export type NewInvoice = Omit<Invoice, 'number' | 'planName' | 'status' | 'paidAt' | 'creditedAt' | 'ended'>;
export type Checkout = Readonly<{
  schoolId: string;
  idempotencyKey: string;
  invoiceId: string;
  requestedBy: string;
  at: number;
}>;

/** What schools have ordered: from the first press until it is paid or ends. */
@Injectable()
export class OrdersRepository {
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
    const rows = await selectInvoices(this.database)
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

  find(schoolId: string, id: string): Promise<Invoice | null> {
    return findInvoice(this.database, schoolId, id);
  }
}
