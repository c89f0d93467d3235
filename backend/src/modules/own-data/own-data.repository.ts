import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { ExportedRow, ExportedTable } from './exported-table.js';

/** What belongs to single people, and what is only there to be worked off. */
const NOT_EXPORTED = [
  'notifications',
  'notification_mutes',
  'first_step_marks',
  'subscription_boundaries',
  'subscription_notices_due',
];
const SECRET = '(hash|token|secret|cipher|password)';

/**
 * A read model over the tables of all modules: whatever a school may read of its own rows is its own data, so a new
 * table needs no word here. Secrets and raw bytes stay. In the current transaction, of one school.
 */
@Injectable()
export class OwnDataRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async tables(): Promise<ExportedTable[]> {
    const { rows } = await sql<ExportedTable>`
      SELECT c.relname AS name, array_agg(a.attname ORDER BY a.attnum)::text[] AS columns,
        (SELECT array_agg(k.attname ORDER BY array_position(i.indkey::int2[], k.attnum))::text[]
          FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attnum = ANY (i.indkey)) AS key,
        CASE c.relname WHEN 'schools' THEN 'id' ELSE 'school_id' END AS "schoolColumn"
      FROM pg_class c
      JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
        AND has_table_privilege(c.oid, 'SELECT') AND c.relname <> ALL (${NOT_EXPORTED}::text[])
        AND (c.relname = 'schools' OR EXISTS (
          SELECT FROM pg_attribute s WHERE s.attrelid = c.oid AND s.attname = 'school_id' AND NOT s.attisdropped))
        AND a.atttypid <> 'bytea'::regtype AND a.attname !~ ${SECRET}
      GROUP BY c.oid, c.relname, i.indkey
      ORDER BY c.relname`.execute(this.db);
    return rows;
  }

  /** The rows after the given one, in the order of the key. */
  async rowsAfter(
    { name, columns, key, schoolColumn }: ExportedTable,
    schoolId: string,
    after: ExportedRow | null,
    limit: number,
  ): Promise<ExportedRow[]> {
    const keys = sql.join(key.map((column) => sql.ref(column)));
    const next = after ? sql`AND (${keys}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
    await sql`SELECT set_config('TimeZone', 'Asia/Kuala_Lumpur', true)`.execute(this.db);
    const { rows } = await sql<{ row: ExportedRow }>`
      SELECT to_jsonb(found) AS row FROM (
        SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(name)}
        WHERE ${sql.ref(schoolColumn)} = ${schoolId} ${next} ORDER BY ${keys} LIMIT ${limit}
      ) found`.execute(this.db);
    return rows.map(({ row }) => row);
  }
}
