import type { JWTPayload } from 'jose';
import { type RawBuilder, sql } from 'kysely';
import { actAs } from '../../database/act-as.ts';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../http/json.ts';
import { type Condition, where } from './change-filter.ts';
import { keysOf, type WatchedTable } from './watched-table.ts';

const statementMilliseconds = 2000;

/** Whether the caller sees the row as it now stands, and what was noted of it meets the conditions. */
export function isVisible(
  database: Database,
  claims: JWTPayload,
  table: WatchedTable,
  conditions: Condition[],
  record: JsonObject,
): Promise<boolean> {
  const sameRow = keysOf(table).map((key) => sql`${sql.ref(`stored.${key}`)} = ${sql.ref(`row.${key}`)}`);
  const stored = sql`exists (select from ${sql.id(table.schema, table.name)} as stored
                             where ${sql.join(sameRow, sql` and `)})`;
  return holds(database, claims, table, record, sql`${where(conditions)} and ${stored}`);
}

/** Of a deleted row: nobody can say any more who saw it, so that conditions see no more than is told. */
export const meets = (
  database: Database,
  claims: JWTPayload,
  table: WatchedTable,
  conditions: Condition[],
  record: JsonObject,
): Promise<boolean> => holds(database, claims, table, record, where(conditions));

async function holds(
  database: Database,
  claims: JWTPayload,
  { schema, name }: WatchedTable,
  record: JsonObject,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  const type = sql.id(schema, name);
  return actAs(database, claims, async (transaction) => {
    await sql`select set_config('statement_timeout', ${String(statementMilliseconds)}, true)`.execute(
      transaction,
    );
    const { rows } = await sql`
      select 1 from jsonb_populate_record(null::${type}, ${JSON.stringify(record)}::jsonb) as row
      where ${condition}`.execute(transaction);
    return rows.length > 0;
  });
}
