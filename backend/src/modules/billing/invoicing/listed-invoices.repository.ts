import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { PaymentFact } from '../payments/payment-fact.js';
import type { LastAttempt, ListedInvoice } from './invoice.js';
import { invoiceLife } from './invoice-life.js';
import { selectInvoices, toInvoice } from './invoice-rows.js';

/** Invoices as a school looks through them. */
@Injectable()
export class ListedInvoicesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, each with the address of its newest bill and what came of the newest attempt to pay it. */
  async invoicesOf(schoolId: string, now: number): Promise<ListedInvoice[]> {
    const rows = await selectInvoices(this.database)
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
}

function lastAttempt(kind: PaymentFact['kind'] | null): LastAttempt | null {
  if (kind === 'payment-pending') return 'pending';
  return kind === 'payment-failed' ? 'failed' : null;
}
