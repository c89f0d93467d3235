import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { FlagId, PaymentFlag } from './payment-flag.js';

/** Who answers a flag where nobody has: what became of the money. */
export const BY_MONEY = ['refund', 'dispute'] as const;

export type Resolution = Readonly<{ actor: string; resolution: string }>;

@Injectable()
export class PaymentFlagsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /**
   * Raised once, however often it is found. One that money had answered is open again; one that somebody has answered
   * where it is `anew`: something became known since.
   */
  async raise(
    { id: invoice_id, schoolId: school_id }: Pick<Invoice, 'id' | 'schoolId'>,
    { provider, paymentId, reason }: FlagId,
    anew = false,
  ): Promise<void> {
    await this.db
      .insertInto('payment_flags')
      .values({ provider, payment_id: paymentId, reason, school_id, invoice_id })
      .onConflict((known) =>
        known
          .columns(['provider', 'payment_id', 'reason'])
          .doUpdateSet({ resolved_at: null, resolved_by: null, resolution: null, raised_at: sql`now()` })
          .where('payment_flags.resolved_at', 'is not', null)
          .where((flag) => flag.or([flag.lit(anew), flag('payment_flags.resolved_by', 'in', BY_MONEY)])),
      )
      .execute();
  }

  /** Where the invoice of a success was paid by another payment before. */
  async raisePaidTwice(factIds: readonly string[]): Promise<void> {
    await sql`
      INSERT INTO payment_flags (provider, payment_id, reason, school_id, invoice_id)
      SELECT DISTINCT paid.provider, paid.payment_id, 'INVOICE_PAID_TWICE', paid.school_id, paid.invoice_id
      FROM payment_facts paid
      JOIN payment_facts before ON before.school_id = paid.school_id AND before.invoice_id = paid.invoice_id
        AND before.kind = 'payment-succeeded' AND before.id < paid.id
        AND (before.provider, before.payment_id) <> (paid.provider, paid.payment_id)
      WHERE paid.id = ANY(${factIds}::bigint[])
      ON CONFLICT DO NOTHING`.execute(this.db);
  }

  /** Oldest first. */
  async openFlags(limit: number): Promise<PaymentFlag[]> {
    const rows = await this.db
      .selectFrom('payment_flags')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'payment_flags.school_id')
          .onRef('invoices.id', '=', 'payment_flags.invoice_id'),
      )
      .select([
        'payment_flags.provider',
        'payment_flags.payment_id as paymentId',
        'payment_flags.reason',
        'payment_flags.school_id as schoolId',
        'payment_flags.invoice_id as invoiceId',
        'invoices.number as invoiceNumber',
        'invoices.amount_sen as amountSen',
        'payment_flags.raised_at',
      ])
      .where('payment_flags.resolved_at', 'is', null)
      .orderBy('payment_flags.raised_at')
      .limit(limit)
      .execute();
    return rows.map(({ raised_at, ...flag }) => ({ ...flag, raisedAt: raised_at.getTime() }));
  }

  /** One that was resolved so, and by nobody else. */
  async reopen({ provider, paymentId, reason }: FlagId, { actor }: Resolution): Promise<void> {
    await this.db
      .updateTable('payment_flags')
      .set({ resolved_at: null, resolved_by: null, resolution: null })
      .where('provider', '=', provider)
      .where('payment_id', '=', paymentId)
      .where('reason', '=', reason)
      .where('resolved_by', '=', actor)
      .execute();
  }

  /** False if there is no such flag that is still open. */
  async resolve(flag: FlagId, { actor, resolution }: Resolution): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('payment_flags')
      .set({ resolved_at: sql`now()`, resolved_by: actor, resolution })
      .where('provider', '=', flag.provider)
      .where('payment_id', '=', flag.paymentId)
      .where('reason', '=', flag.reason)
      .where('resolved_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
