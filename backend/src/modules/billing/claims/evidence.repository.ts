import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';

/** Of payments that were recorded by hand. To be asked inside a transaction of the school. */
@Injectable()
export class EvidenceRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Newest first. */
  ofSchool(schoolId: string) {
    return this.evidence(schoolId).orderBy('manual_payments.recorded_at', 'desc').execute();
  }

  find(schoolId: string, invoiceId: string) {
    return this.evidence(schoolId).where('manual_payments.invoice_id', '=', invoiceId).executeTakeFirst();
  }

  private evidence(schoolId: string) {
    return this.db
      .selectFrom('manual_payments')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'manual_payments.school_id')
          .onRef('invoices.id', '=', 'manual_payments.invoice_id'),
      )
      .select([
        'manual_payments.invoice_id as id',
        'invoices.number as invoiceNumber',
        'manual_payments.method',
        'manual_payments.reference',
        'manual_payments.evidence_path as path',
        'manual_payments.recorded_at as recordedAt',
      ])
      .where('manual_payments.school_id', '=', schoolId);
  }
}
