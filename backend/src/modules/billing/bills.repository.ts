import { Injectable } from '@nestjs/common';
import { type NotNull, sql } from 'kysely';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { BillingTables } from './billing-tables.js';
import type { Invoice } from './invoice.js';
import type { Bill } from './providers/payment-provider.js';

/** A bill that no payer opens in a browser has no address. */
export type NewBill = Readonly<{ provider: string; reference: string; paymentUrl: string | null }>;
export type PolledBill = Readonly<{ provider: string; reference: string }>;
/** Creation times, epoch milliseconds, half-open. */
type PollWindow = Readonly<{ from: number; until: number }>;

/** Between two questions about one bill, by system time. */
const REST_SECONDS = 240;

/** What providers ask to be paid for our invoices. */
@Injectable()
export class BillsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  async addBill(
    { schoolId, id }: Pick<Invoice, 'schoolId' | 'id'>,
    bill: NewBill,
    at: number,
  ): Promise<void> {
    await this.db
      .insertInto('bills')
      .values({
        provider: bill.provider,
        reference: bill.reference,
        school_id: schoolId,
        invoice_id: id,
        payment_url: bill.paymentUrl,
        created_at: toDate(at),
      })
      .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
      .execute();
  }

  async newestBill(schoolId: string, invoiceId: string): Promise<Bill | null> {
    const query = this.db
      .selectFrom('bills')
      .select(['reference', 'payment_url as paymentUrl'])
      .where('payment_url', 'is not', null)
      .$narrowType<{ paymentUrl: NotNull }>()
      .where('school_id', '=', schoolId)
      .where('invoice_id', '=', invoiceId)
      .orderBy('created_at', 'desc')
      .limit(1);
    return (await query.executeTakeFirst()) ?? null;
  }

  /** A bill of an open invoice that a payer can open; claimed, so that no other run takes it soon. */
  async claimOpenBill(provider: string, { from, until }: PollWindow): Promise<PolledBill | null> {
    const due = this.db
      .selectFrom('bills')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'bills.school_id')
          .onRef('invoices.id', '=', 'bills.invoice_id'),
      )
      .select(['bills.provider', 'bills.reference'])
      .where('invoices.status', '=', 'open')
      .where('bills.provider', '=', provider)
      .where('bills.payment_url', 'is not', null)
      .where('bills.created_at', '>=', toDate(from))
      .where('bills.created_at', '<', toDate(until))
      .where(sql<boolean>`(polled_at IS NULL OR polled_at < now() - make_interval(secs => ${REST_SECONDS}))`)
      .orderBy('bills.polled_at', (order) => order.asc().nullsFirst())
      .orderBy('bills.created_at')
      .limit(1)
      .forUpdate('bills')
      .skipLocked();
    const claimed = await this.db
      .with('due', () => due)
      .updateTable('bills')
      .from('due')
      .set({ polled_at: sql`clock_timestamp()` })
      .whereRef('bills.provider', '=', 'due.provider')
      .whereRef('bills.reference', '=', 'due.reference')
      .returning(['bills.provider', 'bills.reference'])
      .executeTakeFirst();
    return claimed ?? null;
  }
}
