import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Filter } from './filter.ts';
import type { Order } from './order.ts';
import type { Column } from './select.ts';
import type { ViewQuery } from './view-query.ts';

const statementMilliseconds = 8000;

export interface ViewRows {
  /** A JSON array, as Postgres wrote it. */
  json: string;
  length: number;
  /** Of all the pages; null where nobody asked. */
  total: number | null;
}

/** To be run as the caller. Postgres makes the JSON, so that every type reads as on the real server. */
export async function readView(
  transaction: Database,
  view: { schema: string; name: string },
  query: ViewQuery,
  counted: boolean,
): Promise<ViewRows> {
  await sql`select set_config('transaction_read_only', 'on', true),
                   set_config('statement_timeout', ${String(statementMilliseconds)}, true)`.execute(
    transaction,
  );
  const from = sql`${sql.id(view.schema, view.name)} where ${where(query.filters)}`;
  const total = counted ? sql`(select count(*)::int from ${from})` : sql`null::int`;
  const page = sql`limit ${query.limit} offset ${query.offset}`;
  const { rows } = await sql<ViewRows>`
    with page as (select ${columns(query.columns)} from ${from} ${orderBy(query.order)} ${page})
    select coalesce(json_agg(row_to_json(page)), '[]')::text as json, count(*)::int as length, ${total} as total
    from page`.execute(transaction);
  return rows[0] ?? { json: '[]', length: 0, total: null };
}

const columns = (list: Column[]) =>
  sql.join(list.map((each) => (each === '*' ? sql`*` : sql`${sql.id(each.name)} as ${sql.id(each.alias)}`)));

const where = (filters: Filter[]) =>
  filters.length === 0 ? sql`true` : sql.join(filters.map(condition), sql` and `);

function condition(filter: Filter): RawBuilder<unknown> {
  const positive = sql`${sql.id(filter.column)} ${test(filter)}`;
  return filter.negated ? sql`not (${positive})` : sql`(${positive})`;
}

function test(filter: Filter): RawBuilder<unknown> {
  if (filter.kind === 'is') return sql`is ${sql.raw(filter.state)}`;
  if (filter.kind === 'in') return sql`= any(${filter.values})`;
  return sql`${sql.raw(filter.operator)} ${filter.value}`;
}

function orderBy(order: Order[]): RawBuilder<unknown> {
  if (order.length === 0) return sql``;
  const parts = order.map(
    ({ column, descending, nulls }) =>
      sql`${sql.id(column)} ${sql.raw(descending ? 'desc' : 'asc')} nulls ${sql.raw(nulls)}`,
  );
  return sql`order by ${sql.join(parts)}`;
}
