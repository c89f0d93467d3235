import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { PaymentMoney } from './money.js';

/** What is no longer kept of payments, beside their receipts: for sums over all schools. */
@Injectable()
export class PaymentReturnsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Of payments of one school, as they stand now. */
  async restate(school_id: string, payments: readonly PaymentMoney[]): Promise<void> {
    const touched = payments.filter(({ refundedSen, dispute }) => refundedSen > 0 || dispute !== 'none');
    if (touched.length === 0) return;
    const rows = touched.map(({ provider, paymentId: payment_id, refundedSen, lostSen }) => ({
      ...{ provider, payment_id, school_id },
      returned_sen: refundedSen + lostSen,
    }));
    await this.db
      .insertInto('payment_returns')
      .values(rows)
      .onConflict((known) =>
        known
          .columns(['provider', 'payment_id'])
          .doUpdateSet((row) => ({ returned_sen: row.ref('excluded.returned_sen') })),
      )
      .execute();
  }
}
