import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import { type ExportedRow, type ExportedTable, PERSONAL_TABLES } from './exported-table.js';

/** Who takes it away. */
export type Taker = Readonly<{ schoolId: string; userId: string }>;

const AUTHORS: ReadonlyMap<string, string> = new Map(Object.entries(PERSONAL_TABLES));
const SECRET = '(hash|token|secret|cipher|password)';

/** A read model over the declared tables of all modules. Secrets and raw bytes stay. In the current transaction, of one school. */
@Injectable()
export class OwnDataRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async tables(names: readonly string[]): Promise<ExportedTable[]> {
    const { rows } = await sql<Omit<ExportedTable, 'authorColumn'>>`
      SELECT c.relname AS name, array_agg(a.attname ORDER BY a.attnum)::text[] AS columns,
        (SELECT array_agg(k.attname ORDER BY array_position(i.indkey::int2[], k.attnum))::text[]
          FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attnum = ANY (i.indkey)) AS key,
        CASE c.relname WHEN 'schools' THEN 'id' ELSE 'school_id' END AS "schoolColumn"
      FROM pg_class c
      JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
        AND has_table_privilege(c.oid, 'SELECT') AND c.relname = ANY (${names}::text[])
        AND (c.relname = 'schools' OR EXISTS (
          SELECT FROM pg_attribute s WHERE s.attrelid = c.oid AND s.attname = 'school_id' AND NOT s.attisdropped))
        AND a.atttypid <> 'bytea'::regtype AND a.attname !~ ${SECRET}
      GROUP BY c.oid, c.relname, i.indkey
      ORDER BY c.relname`.execute(this.db);
    return rows.map((table) => ({ ...table, authorColumn: AUTHORS.get(table.name) ?? null }));
  }

  /** The rows after the given one, in the order of the key: the person's, where rows are people's own. */
  async rowsAfter(
    { name, columns, key, schoolColumn, authorColumn }: ExportedTable,
    { schoolId, userId }: Taker,
    after: ExportedRow | null,
    limit: number,
  ): Promise<ExportedRow[]> {
    const keys = sql.join(key.map((column) => sql.ref(column)));
    const next = after ? sql`AND (${keys}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
    const own = authorColumn ? sql`AND ${sql.ref(authorColumn)} = ${userId}` : sql``;
    await sql`SELECT set_config('TimeZone', 'Asia/Kuala_Lumpur', true)`.execute(this.db);
    const { rows } = await sql<{ row: ExportedRow }>`
      SELECT to_jsonb(found) AS row FROM (
        SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(name)}
        WHERE ${sql.ref(schoolColumn)} = ${schoolId} ${own} ${next} ORDER BY ${keys} LIMIT ${limit}
      ) found`.execute(this.db);
    return rows.map(({ row }) => row);
  }
}
