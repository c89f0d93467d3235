import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../../platform/clock/instant.js';
import { Database } from '../../../../platform/database/database.js';
import type { LedgerSchool, Span } from './ledger-lines.js';

/** Read model over schools and billing: whose book has a line in a span. */
@Injectable()
export class LedgerSchoolsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** In the order of their codes, after the given one. */
  async after(code: string, span: Span, limit: number): Promise<LedgerSchool[]> {
    const has = (table: string, column: string) => sql`EXISTS (
      SELECT FROM ${sql.table(table)} WHERE school_id = schools.id AND ${within(sql.ref(column), span)})`;
    const { rows } = await sql<LedgerSchool>`
      SELECT id, code, name FROM schools
      WHERE code > ${code} AND (${has('payment_facts', 'occurred_at')} OR ${has('credit_notes', 'issued_at')}
        OR ${has('credit_notes', 'taken_back_at')} OR ${has('payment_claims', 'sent_at')})
      ORDER BY code LIMIT ${limit}`.execute(this.db);
    return rows;
  }
}

function within(instant: RawBuilder<unknown>, { from, until }: Span): RawBuilder<unknown> {
  const bounds = [
    Number.isFinite(from) && sql`${instant} >= ${toDate(from)}`,
    Number.isFinite(until) && sql`${instant} < ${toDate(until)}`,
  ].filter((bound) => bound !== false);
  return sql.join([sql`${instant} IS NOT NULL`, ...bounds], sql` AND `);
}
