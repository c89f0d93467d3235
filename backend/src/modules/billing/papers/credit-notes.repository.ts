import { Injectable } from '@nestjs/common';
import { type Generated, type Selectable, sql } from 'kysely';
import { toDate, toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { CreditNote } from './issued.js';

interface CreditNoteTables extends Pick<BillingTables, 'invoices'> {
  credit_notes: {
    id: Generated<string>;
    school_id: string;
    number: string;
    invoice_id: string;
    amount_sen: number;
    currency: string;
    reason: string;
    actor: string;
    issued_at: Date;
    taken_back_at: Generated<Date | null>;
  };
}

export type NewCreditNote = Readonly<{ amountSen: number; reason: string; actor: string }>;
export type CreditedInvoice = Readonly<{ id: string; schoolId: string; amountSen: number; currency: string }>;

@Injectable()
export class CreditNotesRepository {
  private readonly db = this.database.tables<CreditNoteTables>();

  constructor(private readonly database: Database) {}

  /** The invoice, kept from changing until the transaction ends. */
  async invoiceLocked(invoiceId: string): Promise<CreditedInvoice | null> {
    const query = this.db
      .selectFrom('invoices')
      .select(['id', 'school_id as schoolId', 'amount_sen as amountSen', 'currency'])
      .where('id', '=', invoiceId)
      .forUpdate();
    return (await query.executeTakeFirst()) ?? null;
  }

  async creditedSen(invoiceId: string): Promise<number> {
    const row = await this.db
      .selectFrom('credit_notes')
      .select((sum) => sum.fn.sum<string | null>('amount_sen').as('total'))
      .where('invoice_id', '=', invoiceId)
      .where('taken_back_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.total ?? 0);
  }

  /** Those that were not taken back, newest first. */
  async standingOf(invoiceId: string): Promise<{ id: string; actor: string; amountSen: number }[]> {
    return this.db
      .selectFrom('credit_notes')
      .select(['id', 'actor', 'amount_sen as amountSen'])
      .where('invoice_id', '=', invoiceId)
      .where('taken_back_at', 'is', null)
      .orderBy('number', 'desc')
      .execute();
  }

  async takeBack(id: string, at: number): Promise<void> {
    await this.db
      .updateTable('credit_notes')
      .set({ taken_back_at: toDate(at) })
      .where('id', '=', id)
      .execute();
  }

  /** It asks again for what was kept of it. */
  async markUncredited(invoiceId: string): Promise<void> {
    await this.db.updateTable('invoices').set({ credited_at: null }).where('id', '=', invoiceId).execute();
  }

  /** Its notes take back all of it: it is settled, and asks for nothing if it was not paid. */
  async markCredited(invoiceId: string, at: number): Promise<void> {
    await sql`
      UPDATE invoices SET credited_at = ${toDate(at)}, status = CASE status WHEN 'open' THEN 'void' ELSE status END
      WHERE id = ${invoiceId}`.execute(this.db);
  }

  /** Returns its id. */
  async issue(invoice: CreditedInvoice, note: NewCreditNote, now: number): Promise<string> {
    const year = Number(toMalaysianIso(now).slice(0, 4));
    const { id } = await this.db
      .insertInto('credit_notes')
      .values({
        school_id: invoice.schoolId,
        number: sql<string>`next_document_number('NK', ${year})`,
        invoice_id: invoice.id,
        amount_sen: note.amountSen,
        currency: invoice.currency,
        reason: note.reason,
        actor: note.actor,
        issued_at: toDate(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Newest first. */
  async ofSchool(schoolId: string): Promise<CreditNote[]> {
    const rows = await this.notes(schoolId)
      .orderBy('credit_notes.issued_at', 'desc')
      .orderBy('credit_notes.number', 'desc')
      .execute();
    return rows.map(toCreditNote);
  }

  /** By school, in any order; a school without any is left out. */
  async ofSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, CreditNote[]>> {
    const rows = await this.notes(...schoolIds).execute();
    const bySchool = Map.groupBy(rows, ({ school_id }) => school_id);
    return new Map([...bySchool].map(([schoolId, own]) => [schoolId, own.map(toCreditNote)]));
  }

  async find(schoolId: string, id: string): Promise<CreditNote | null> {
    const row = await this.notes(schoolId).where('credit_notes.id', '=', id).executeTakeFirst();
    return row ? toCreditNote(row) : null;
  }

  private notes(...schoolIds: readonly string[]) {
    return this.db
      .selectFrom('credit_notes')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'credit_notes.school_id')
          .onRef('invoices.id', '=', 'credit_notes.invoice_id'),
      )
      .selectAll('credit_notes')
      .select('invoices.number as invoice_number')
      .where('credit_notes.school_id', 'in', schoolIds);
  }
}

function toCreditNote(
  row: Selectable<CreditNoteTables['credit_notes']> & { invoice_number: string },
): CreditNote {
  return {
    id: row.id,
    number: row.number,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    amountSen: row.amount_sen,
    currency: row.currency,
    reason: row.reason,
    issuedAt: row.issued_at.getTime(),
    takenBackAt: row.taken_back_at?.getTime() ?? null,
  };
}
