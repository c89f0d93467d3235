import { Injectable } from '@nestjs/common';
import type { Generated, Selectable } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import { MANUAL, type ManualMethod } from '../payments/manual-payment.js';
import type { Receipt } from './issued.js';

interface ReceiptTables extends Pick<BillingTables, 'invoices' | 'manual_payments'> {
  receipts: {
    id: Generated<string>;
    school_id: string;
    /** Given as the transaction commits. */
    number: Generated<string>;
    invoice_id: string;
    provider: string;
    payment_id: string;
    amount_sen: number;
    currency: string;
    paid_at: Date;
    issued_at: Date;
  };
}

type Payment = Readonly<{
  invoice: Invoice;
  provider: string;
  paymentId: string;
  at: number;
  amountSen: number;
}>;

@Injectable()
export class ReceiptsRepository {
  private readonly db = this.database.tables<ReceiptTables>();

  constructor(private readonly database: Database) {}

  /** One for each payment, numbered as the transaction commits. */
  async issue(payments: readonly Payment[], now: number): Promise<void> {
    if (payments.length === 0) return;
    await this.db
      .insertInto('receipts')
      .values(
        payments.map(({ invoice, provider, paymentId, amountSen, at }) => ({
          school_id: invoice.schoolId,
          invoice_id: invoice.id,
          provider,
          payment_id: paymentId,
          amount_sen: amountSen,
          currency: invoice.currency,
          paid_at: toDate(at),
          issued_at: toDate(now),
        })),
      )
      .onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doNothing())
      .execute();
  }

  /** Newest first. */
  async ofSchool(schoolId: string): Promise<Receipt[]> {
    const rows = await this.receipts(schoolId)
      .orderBy('receipts.issued_at', 'desc')
      .orderBy('receipts.number', 'desc')
      .execute();
    return rows.map(toReceipt);
  }

  /** By school, in any order; a school without any is left out. */
  async ofSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, Receipt[]>> {
    const rows = await this.receipts(...schoolIds).execute();
    const bySchool = Map.groupBy(rows, ({ school_id }) => school_id);
    return new Map([...bySchool].map(([schoolId, own]) => [schoolId, own.map(toReceipt)]));
  }

  async find(schoolId: string, id: string): Promise<Receipt | null> {
    const row = await this.receipts(schoolId).where('receipts.id', '=', id).executeTakeFirst();
    return row ? toReceipt(row) : null;
  }

  async ofPayment(schoolId: string, provider: string, paymentId: string): Promise<Receipt | null> {
    const row = await this.receipts(schoolId)
      .where('receipts.provider', '=', provider)
      .where('receipts.payment_id', '=', paymentId)
      .executeTakeFirst();
    return row ? toReceipt(row) : null;
  }

  private receipts(...schoolIds: readonly string[]) {
    return this.db
      .selectFrom('receipts')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'receipts.school_id')
          .onRef('invoices.id', '=', 'receipts.invoice_id'),
      )
      .leftJoin('manual_payments', (join) =>
        join
          .onRef('manual_payments.school_id', '=', 'receipts.school_id')
          .onRef('manual_payments.invoice_id', '=', 'receipts.invoice_id')
          .on('receipts.provider', '=', MANUAL),
      )
      .selectAll('receipts')
      .select(['invoices.number as invoice_number', 'manual_payments.method', 'manual_payments.reference'])
      .where('receipts.school_id', 'in', schoolIds);
  }
}

type ReceiptRow = Selectable<ReceiptTables['receipts']> & {
  invoice_number: string;
  method: ManualMethod | null;
  reference: string | null;
};

function toReceipt(row: ReceiptRow): Receipt {
  const { method, reference } = row;
  return {
    id: row.id,
    number: row.number,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    provider: row.provider,
    paymentId: row.payment_id,
    amountSen: row.amount_sen,
    currency: row.currency,
    paidAt: row.paid_at.getTime(),
    issuedAt: row.issued_at.getTime(),
    manual: method !== null && reference !== null ? { method, reference } : null,
  };
}
