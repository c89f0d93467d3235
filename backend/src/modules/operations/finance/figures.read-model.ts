import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { startOfMonth } from '../../../platform/calendar/school-instant.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { AGE, type Age, type FinanceView, inView } from './finance-view.js';
import { recovered, standing } from './standing.read-model.js';

export type Sum = Readonly<{ schools: number; amountSen: number }>;
export type Figures = Readonly<Record<Exclude<FinanceView, 'all'>, Sum>>;

/** Read model over schools, billing and subscription: what is earned, owed and at risk. `now`: business clock. */
@Injectable()
export class FiguresReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** Revenue: sen a month. Owed, in grace and at risk: a further term. Recovered: what was paid. */
  async figures(now: number): Promise<Figures> {
    const at = toDate(now);
    const { rows } = await sql<Figures>`
      WITH standing AS MATERIALIZED (${standing(at)}),
        recovered AS (${recovered(toDate(startOfMonth(now)), at)})
      SELECT ${sum('owed', at)} AS owed, ${sum('grace', at)} AS grace,
        ${sum('revenue', at, 'monthly_sen')} AS revenue,
        ${sum('at-risk-30', at)} AS "at-risk-30", ${sum('at-risk-60', at)} AS "at-risk-60",
        ${sum('at-risk-90', at)} AS "at-risk-90",
        (SELECT json_build_object('schools', count(*), 'amountSen', coalesce(sum(amount_sen), 0)) FROM recovered)
          AS recovered
      FROM standing`.execute(this.db);
    const [figures] = rows;
    if (!figures) throw new Error('A select of sums has one row.');
    return figures;
  }

  async ages(now: number): Promise<ReadonlyMap<Age, Sum>> {
    const at = toDate(now);
    const { rows } = await sql<Sum & { age: Age }>`
      WITH standing AS MATERIALIZED (${standing(at)})
      SELECT ${AGE} AS age, count(*)::int AS schools, coalesce(sum(due_sen), 0)::float8 AS "amountSen"
      FROM standing WHERE ${inView('owed', at)} GROUP BY 1`.execute(this.db);
    return new Map(rows.map(({ age, ...sum }) => [age, sum]));
  }
}

function sum(view: FinanceView, now: Date, column: 'due_sen' | 'monthly_sen' = 'due_sen') {
  const counted = inView(view, now);
  return sql`json_build_object('schools', count(*) FILTER (WHERE ${counted}),
    'amountSen', coalesce(sum(${sql.ref(column)}) FILTER (WHERE ${counted}), 0))`;
}
