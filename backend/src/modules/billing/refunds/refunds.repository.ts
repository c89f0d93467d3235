import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { Refund, RefundOrder, RefundState } from './refund.js';

/** `askedAt`: business clock, epoch milliseconds. */
export type UnfinishedRefund = Readonly<{
  id: string;
  amountSen: number;
  state: Exclude<RefundState, 'given'>;
  askedAt: number;
}>;

@Injectable()
export class RefundsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Of which nobody knows yet whether the provider gave it. */
  async unfinished({
    provider,
    paymentId,
  }: Pick<RefundOrder, 'provider' | 'paymentId'>): Promise<UnfinishedRefund | null> {
    const row = await this.db
      .selectFrom('refunds')
      .select(['id', 'amount_sen as amountSen', 'state', 'asked_at'])
      .where('provider', '=', provider)
      .where('payment_id', '=', paymentId)
      .where('state', '<>', 'given')
      .executeTakeFirst();
    if (!row || row.state === 'given') return null;
    const { asked_at, state, ...refund } = row;
    return { ...refund, state, askedAt: asked_at.getTime() };
  }

  async askedAgain(id: string, now: number): Promise<void> {
    await this.db
      .updateTable('refunds')
      .set({ state: 'asked', failure: null, asked_at: toDate(now) })
      .where('id', '=', id)
      .execute();
  }

  async add(
    id: string,
    order: RefundOrder,
    { schoolId, id: invoiceId }: Pick<Invoice, 'schoolId' | 'id'>,
    now: number,
  ): Promise<void> {
    await this.db
      .insertInto('refunds')
      .values({
        id,
        school_id: schoolId,
        invoice_id: invoiceId,
        provider: order.provider,
        payment_id: order.paymentId,
        amount_sen: order.amountSen,
        reason: order.reason,
        actor: order.actor,
        asked_at: toDate(now),
      })
      .execute();
  }

  async given(id: string, now: number): Promise<void> {
    await this.db
      .updateTable('refunds')
      .set({ state: 'given', failure: null, concluded_at: toDate(now) })
      .where('id', '=', id)
      .execute();
  }

  async failed(id: string, failure: string): Promise<void> {
    await this.db.updateTable('refunds').set({ state: 'failed', failure }).where('id', '=', id).execute();
  }

  /** Newest first. */
  async refundsOf(schoolId: string): Promise<Refund[]> {
    const rows = await this.db
      .selectFrom('refunds')
      .selectAll()
      .where('school_id', '=', schoolId)
      .orderBy('asked_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      invoiceId: row.invoice_id,
      provider: row.provider,
      paymentId: row.payment_id,
      amountSen: row.amount_sen,
      reason: row.reason,
      actor: row.actor,
      state: row.state,
      failure: row.failure,
      askedAt: row.asked_at.getTime(),
    }));
  }
}
