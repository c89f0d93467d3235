import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';

const MAX_SCHOOLS = 500;

/** Read model over schools and billing: what the tools of developers let one choose. */
@Injectable()
export class SimulatedSchoolsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** In the order of their codes. */
  async all(): Promise<{ code: string; name: string }[]> {
    const { rows } = await this.database.systemTransaction(() =>
      sql<{ code: string; name: string }>`
        SELECT code, name FROM schools ORDER BY code LIMIT ${MAX_SCHOOLS}`.execute(this.db),
    );
    return rows;
  }

  /** The reference of the newest bill of Bank Simulasi; null if the school never asked for one. */
  async newestBill(schoolId: string): Promise<string | null> {
    const { rows } = await this.database.systemTransaction(() =>
      sql<{ reference: string }>`
        SELECT bill.reference FROM bills bill JOIN invoices invoice ON invoice.id = bill.invoice_id
        WHERE bill.school_id = ${schoolId} AND bill.provider = 'simulated'
        ORDER BY bill.created_at DESC, invoice.number DESC LIMIT 1`.execute(this.db),
    );
    return rows[0]?.reference ?? null;
  }
}
