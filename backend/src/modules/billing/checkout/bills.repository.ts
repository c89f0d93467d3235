import { Injectable } from '@nestjs/common';
import { type NotNull, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { Bill } from '../providers/payment-provider.js';

/** A bill that no payer opens in a browser has no address. */
export type NewBill = Readonly<{ provider: string; reference: string; paymentUrl: string | null }>;
export type PolledBill = Readonly<{ provider: string; reference: string }>;
/** Creation times, half-open, and what time it is; epoch milliseconds by the business clock. */
type PollWindow = Readonly<{ from: number; until: number; now: number }>;

/** Between two questions about one bill, by system time: the older it is, the less likely is news of it. */
const REST_SECONDS = 240;
const REST_OF_AGE = 1 / 12;
/** What could not be closed by then is watched no longer. */
const CLOSE_WITHIN_DAYS = 60;

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

  /** `createdAt`: epoch milliseconds. */
  async newestBill(schoolId: string, invoiceId: string): Promise<(Bill & { createdAt: number }) | null> {
    const query = this.db
      .selectFrom('bills')
      .select(['reference', 'payment_url as paymentUrl', 'created_at'])
      .where('payment_url', 'is not', null)
      .$narrowType<{ paymentUrl: NotNull }>()
      .where('school_id', '=', schoolId)
      .where('invoice_id', '=', invoiceId)
      .orderBy('created_at', 'desc')
      .limit(1);
    const row = await query.executeTakeFirst();
    if (!row) return null;
    const { reference, paymentUrl, created_at } = row;
    return { reference, paymentUrl, createdAt: created_at.getTime() };
  }

  /**
   * A bill that a payer could open and that nobody is known to have paid, also where its invoice has ended since: the
   * money may have come all the same. Claimed, so that no other run takes it soon.
   */
  async claimOpenBill(provider: string, { from, until, now }: PollWindow): Promise<PolledBill | null> {
    const due = this.db
      .selectFrom('bills')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'bills.school_id')
          .onRef('invoices.id', '=', 'bills.invoice_id'),
      )
      .select(['bills.provider', 'bills.reference'])
      .where('invoices.status', '<>', 'paid')
      .where('bills.closed_at', 'is', null)
      .where('bills.provider', '=', provider)
      .where('bills.payment_url', 'is not', null)
      .where('bills.created_at', '>=', toDate(from))
      .where('bills.created_at', '<', toDate(until))
      .where(sql<boolean>`(polled_at IS NULL OR polled_at < now() - greatest(
        make_interval(secs => ${REST_SECONDS}), (${toDate(now)}::timestamptz - bills.created_at) * ${REST_OF_AGE}))`)
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

  /** A bill that could still be paid though its invoice asks for nothing any more; claimed like the others. */
  async claimEndedBill(provider: string, now: number): Promise<PolledBill | null> {
    const { rows } = await sql<PolledBill>`
      WITH ended AS (
        SELECT bills.provider, bills.reference FROM bills
        JOIN invoices ON invoices.school_id = bills.school_id AND invoices.id = bills.invoice_id
        WHERE bills.provider = ${provider} AND bills.payment_url IS NOT NULL AND bills.closed_at IS NULL
          AND (invoices.status = 'void' OR (invoices.status = 'open' AND invoices.expires_at <= ${toDate(now)}))
          AND bills.created_at > ${toDate(now)}::timestamptz - make_interval(days => ${CLOSE_WITHIN_DAYS})
          AND (close_tried_at IS NULL OR close_tried_at < now() - make_interval(secs => ${REST_SECONDS}))
        ORDER BY close_tried_at NULLS FIRST, bills.created_at LIMIT 1 FOR UPDATE OF bills SKIP LOCKED)
      UPDATE bills SET close_tried_at = clock_timestamp() FROM ended
      WHERE bills.provider = ended.provider AND bills.reference = ended.reference
      RETURNING bills.provider, bills.reference`.execute(this.db);
    return rows[0] ?? null;
  }

  async closed(provider: string, reference: string): Promise<void> {
    await this.db
      .updateTable('bills')
      .set({ closed_at: sql`now()` })
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .execute();
  }
}
