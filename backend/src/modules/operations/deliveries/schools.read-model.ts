import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';

export type NamedSchool = Readonly<{ id: string; code: string; name: string }>;
export type LinkableInvoice = Readonly<{
  id: string;
  number: string;
  planName: string;
  termMonths: number;
  amountSen: number;
  status: string;
  createdAt: Date;
}>;

const MAX_FOUND = 20;
const MAX_INVOICES = 50;

/** Read model over schools and billing: what an operator names when an event names nothing we know. */
@Injectable()
export class SchoolsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** By the beginning of the code or any part of the name. */
  async search(text: string): Promise<NamedSchool[]> {
    const { rows } = await sql<NamedSchool>`
      SELECT id, code, name FROM schools
      WHERE starts_with(code, lower(${text})) OR position(lower(${text}) in lower(name)) > 0
      ORDER BY code LIMIT ${MAX_FOUND}`.execute(this.db);
    return rows;
  }

  async named(ids: readonly string[]): Promise<ReadonlyMap<string, NamedSchool>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<NamedSchool>`
      SELECT id, code, name FROM schools WHERE id = ANY(${[...ids]}::uuid[])`.execute(this.db);
    return new Map(rows.map((school) => [school.id, school]));
  }

  /** Those not paid yet first, then the newest. */
  async invoicesOf(schoolId: string): Promise<LinkableInvoice[]> {
    const { rows } = await sql<LinkableInvoice>`
      SELECT invoice.id, invoice.number, plan.name AS "planName", invoice.term_months AS "termMonths",
        invoice.amount_sen AS "amountSen", invoice.status, invoice.created_at AS "createdAt"
      FROM invoices invoice JOIN plans plan ON plan.code = invoice.plan_code
      WHERE invoice.school_id = ${schoolId}
      ORDER BY invoice.status = 'open' DESC, invoice.created_at DESC LIMIT ${MAX_INVOICES}`.execute(this.db);
    return rows;
  }
}
