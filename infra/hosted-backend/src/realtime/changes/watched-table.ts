import { sql } from 'kysely';
import type { CallerRole } from '../../database/act-as.ts';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../http/json.ts';
import type { ChangeBinding } from './change-binding.ts';

interface Column {
  name: string;
  type: string;
  isKey: boolean;
}

/** A declared table, as one role may see it. */
export interface WatchedTable {
  schema: string;
  name: string;
  /** Those the role may read. */
  columns: Column[];
  /** Of a deleted or changed row only the key is told, unless the table says otherwise and hides no rows. */
  tellsFormer: boolean;
}

export const keysOf = ({ columns }: WatchedTable) =>
  columns.filter(({ isKey }) => isKey).map(({ name }) => name);

/** Declared tables with a key that the role may read; from now on their changes are noted. */
export async function watchTables(
  database: Database,
  { schema, table }: Pick<ChangeBinding, 'schema' | 'table'>,
  role: CallerRole,
): Promise<WatchedTable[]> {
  const { rows } = await sql<WatchedTable & { oid: number }>`
    select c.oid::int8::int as oid, p.schemaname as schema, p.tablename as name,
           c.relreplident = 'f' and not c.relrowsecurity as "tellsFormer",
           (select json_agg(json_build_object('name', a.attname, 'type', t.typname,
                                              'isKey', coalesce(a.attnum = any(i.indkey), false)) order by a.attnum)
            from pg_attribute a
            join pg_type t on t.oid = a.atttypid
            left join pg_index i on i.indrelid = c.oid and i.indisprimary
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
              and has_column_privilege(${role}, c.oid, a.attnum, 'select')) as columns
    from pg_publication_tables p
    join pg_namespace n on n.nspname = p.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    where p.pubname = 'supabase_realtime' and (${schema} = '*' or p.schemaname = ${schema})
      and (${table ?? null}::text is null or p.tablename = ${table ?? null})`.execute(database);
  const watched = rows.filter((row) => row.columns?.some(({ isKey }) => isKey));
  for (const { oid } of watched) await sql`select realtime.watch(${oid}::oid::regclass)`.execute(database);
  return watched;
}

/** The part of a row that may be told. */
export function told(row: JsonObject, names: string[]): JsonObject {
  const entries = names.flatMap((name) => (name in row ? [[name, row[name]] as const] : []));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? null]));
}
