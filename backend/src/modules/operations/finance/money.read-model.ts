import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { ManualMethod } from '../../billing/index.js';

export type MadePayment = Readonly<{
  provider: string;
  paymentId: string;
  invoiceNumber: string;
  amountSen: number;
  paidAt: Date;
  evidencePath: string | null;
  manualMethod: ManualMethod | null;
  /** Ordered, and not given yet. */
  openRefundSen: number | null;
  openRefundFailure: string | null;
}>;

const MAX_PAYMENTS = 50;

/** Read model over billing: what one school has paid. What became of the money is billing's own sum. */
@Injectable()
export class MoneyReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** Newest first. */
  async paymentsOf(schoolId: string): Promise<MadePayment[]> {
    const { rows } = await sql<MadePayment>`
      SELECT receipt.provider, receipt.payment_id AS "paymentId", invoice.number AS "invoiceNumber",
        receipt.amount_sen AS "amountSen", receipt.paid_at AS "paidAt", manual.evidence_path AS "evidencePath",
        manual.method AS "manualMethod",
        open_refund.amount_sen AS "openRefundSen", open_refund.failure AS "openRefundFailure"
      FROM receipts receipt
      JOIN invoices invoice ON invoice.school_id = receipt.school_id AND invoice.id = receipt.invoice_id
      LEFT JOIN manual_payments manual ON manual.school_id = invoice.school_id AND manual.invoice_id = invoice.id
      LEFT JOIN refunds open_refund ON open_refund.school_id = receipt.school_id
        AND open_refund.provider = receipt.provider AND open_refund.payment_id = receipt.payment_id
        AND open_refund.state <> 'given'
      WHERE receipt.school_id = ${schoolId}
      ORDER BY receipt.paid_at DESC, receipt.number DESC LIMIT ${MAX_PAYMENTS}`.execute(this.db);
    return rows;
  }

  async hasPaid(schoolId: string, provider: string, paymentId: string): Promise<boolean> {
    const { rows } = await sql`
      SELECT FROM receipts
      WHERE school_id = ${schoolId} AND provider = ${provider} AND payment_id = ${paymentId}`.execute(
      this.db,
    );
    return rows.length === 1;
  }

  async ownsInvoice(schoolId: string, invoiceId: string): Promise<boolean> {
    const { rows } = await sql`
      SELECT FROM invoices WHERE school_id = ${schoolId} AND id = ${invoiceId}`.execute(this.db);
    return rows.length === 1;
  }
}
