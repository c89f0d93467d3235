import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { ExportedRow, ExportedTable } from './exported-table.js';

/** Who takes it away. `forSchool`: what is the school's too. */
export type Taker = Readonly<{ schoolId: string; userId: string; forSchool: boolean }>;

/** A read model over the tables that modules declare. In the current transaction, of one school. */
@Injectable()
export class OwnDataRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** The columns that order the rows of each table: its primary key. */
  async keysOf(tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await sql<{ name: string; key: string[] }>`
      SELECT c.relname AS name, (
        SELECT array_agg(k.attname ORDER BY array_position(i.indkey::int2[], k.attnum))::text[]
        FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attnum = ANY (i.indkey)) AS key
      FROM pg_class c
      JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      WHERE c.relnamespace = 'app'::regnamespace AND c.relname = ANY (${tables}::text[])`.execute(this.db);
    return new Map(rows.map(({ name, key }) => [name, key]));
  }

  /** The rows after the given one, in the order of the key: the person's, where rows are people's own. */
  async rowsAfter(
    table: ExportedTable,
    taker: Taker,
    after: ExportedRow | null,
    limit: number,
  ): Promise<ExportedRow[]> {
    const { columns, key } = table;
    const { schoolId } = taker;
    const keys = sql.join(key.map((column) => sql.ref(column)));
    const next = after ? sql`AND (${keys}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
    const school = sql.ref(table.table === 'schools' ? 'id' : 'school_id');
    await sql`SELECT set_config('TimeZone', 'Asia/Kuala_Lumpur', true)`.execute(this.db);
    const { rows } = await sql<{ row: ExportedRow }>`
      SELECT to_jsonb(found) AS row FROM (
        SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table.table)}
        WHERE ${school} = ${schoolId} ${ownOf(table, taker)} ${next} ORDER BY ${keys} LIMIT ${limit}
      ) found`.execute(this.db);
    return rows.map(({ row }) => row);
  }
}

/** Of people's own rows those of whoever takes them, and what is nobody's where it goes to the school. */
function ownOf(table: ExportedTable, { userId, forSchool }: Taker): RawBuilder<unknown> {
  if (table.to !== 'person') return sql``;
  const owner = sql.ref(table.person);
  const isTaken = table.ownerless === 'school' && forSchool;
  return isTaken ? sql`AND (${owner} = ${userId} OR ${owner} IS NULL)` : sql`AND ${owner} = ${userId}`;
}
