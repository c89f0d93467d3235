import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { PaymentMoney } from './money.js';

export type PaymentReturn = Readonly<{ provider: string; paymentId: string; returnedSen: number }>;

/** What is no longer kept of payments, beside their receipts: for sums over all schools. */
@Injectable()
export class PaymentReturnsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Of payments of one school, as they stand now. */
  async restate(school_id: string, payments: readonly PaymentMoney[]): Promise<void> {
    const touched = payments.filter(
      ({ refundedSen, dispute, hasFailedRefund }) => refundedSen > 0 || dispute !== 'none' || hasFailedRefund,
    );
    if (touched.length === 0) return;
    const rows = returnsOfPayments(touched).map(({ provider, paymentId: payment_id, returnedSen }) => ({
      ...{ provider, payment_id, school_id, returned_sen: returnedSen },
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

  /** By school; one of whose payments nothing was told has none. */
  async ofSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, PaymentReturn[]>> {
    const rows = await this.db
      .selectFrom('payment_returns')
      .select(['school_id', 'provider', 'payment_id as paymentId', 'returned_sen as returnedSen'])
      .where('school_id', 'in', schoolIds)
      .execute();
    return Map.groupBy(rows, ({ school_id }) => school_id);
  }
}

/** What went back of each payment: given back, or lost. */
export function returnsOfPayments(payments: readonly PaymentMoney[]): PaymentReturn[] {
  return payments.map(({ provider, paymentId, refundedSen, lostSen }) => ({
    ...{ provider, paymentId, returnedSen: refundedSen + lostSen },
  }));
}
