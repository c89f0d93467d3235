import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from './invoice.js';
import type { InvoiceFacts } from './invoice-life.js';

export type InvoiceRow = Selectable<BillingTables['invoices']> & { plan_name: string };
export type InvoiceFactsRow = Pick<
  InvoiceRow,
  'created_at' | 'expires_at' | 'paid_at' | 'credited_at' | 'ended_at' | 'end_cause'
>;

/** Every invoice, with the name of its plan, in the current transaction. */
export function selectInvoices(database: Database) {
  return database
    .tables<BillingTables>()
    .selectFrom('invoices')
    .innerJoin('plans', 'plans.code', 'invoices.plan_code')
    .selectAll('invoices')
    .select('plans.name as plan_name');
}

export async function findInvoice(database: Database, schoolId: string, id: string): Promise<Invoice | null> {
  const row = await selectInvoices(database)
    .where('invoices.school_id', '=', schoolId)
    .where('invoices.id', '=', id)
    .executeTakeFirst();
  return row ? toInvoice(row) : null;
}

export function toInvoice(row: InvoiceRow): Invoice {
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

export function toFacts(row: InvoiceFactsRow): InvoiceFacts {
  const { ended_at, end_cause } = row;
  return {
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at?.getTime() ?? null,
    paidAt: row.paid_at?.getTime() ?? null,
    creditedAt: row.credited_at?.getTime() ?? null,
    ended: ended_at && end_cause ? { at: ended_at.getTime(), cause: end_cause } : null,
  };
}
