import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { Evidence, ManualMethod } from './manual-payment.js';

const BANK_METHODS: readonly ManualMethod[] = ['cash-deposit', 'bank-transfer', 'bank-in'];

/** What shows payments past every provider, in the current system transaction. */
@Injectable()
export class ManualPaymentsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  async add({ schoolId, id }: Pick<Invoice, 'schoolId' | 'id'>, evidence: Evidence): Promise<void> {
    const { method, reference, path: evidence_path, actor, reason } = evidence;
    await this.db
      .insertInto('manual_payments')
      .values({ invoice_id: id, school_id: schoolId, evidence_path, method, reference, actor, reason })
      .execute();
  }

  /** Two who record for one school at once: the second waits, and then sees what the first wrote. */
  async takeTurns(schoolId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('manual-payments ' || ${schoolId}, 0))`.execute(
      this.db,
    );
  }

  /** The number of the invoice whose payment this evidence shows. */
  invoiceShownBy(schoolId: string, path: string): Promise<string | null> {
    return this.numberOf(this.recorded(schoolId).where('manual_payments.evidence_path', '=', path));
  }

  /** The number of an invoice that was paid in this way under this reference, however it was written. */
  invoicePaidLike(
    schoolId: string,
    { method, reference }: Pick<Evidence, 'method' | 'reference'>,
  ): Promise<string | null> {
    const plain = reference.replaceAll(/[^0-9a-z]/gi, '').toLowerCase();
    return this.numberOf(
      this.recorded(schoolId)
        .where('manual_payments.method', 'in', likeMethods(method))
        .where(
          sql<string>`lower(regexp_replace(manual_payments.reference, '[^0-9A-Za-z]', '', 'g'))`,
          '=',
          plain,
        ),
    );
  }

  private recorded(schoolId: string) {
    return this.db
      .selectFrom('manual_payments')
      .innerJoin('invoices', 'invoices.id', 'manual_payments.invoice_id')
      .select('invoices.number')
      .where('manual_payments.school_id', '=', schoolId);
  }

  private async numberOf(query: ReturnType<ManualPaymentsRepository['recorded']>): Promise<string | null> {
    return (await query.limit(1).executeTakeFirst())?.number ?? null;
  }
}

/** A slip of the bank may be taken for one of another kind. */
function likeMethods(method: ManualMethod): readonly ManualMethod[] {
  return BANK_METHODS.includes(method) ? BANK_METHODS : [method];
}
