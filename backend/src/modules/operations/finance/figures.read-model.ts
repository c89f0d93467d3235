import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { startOfMonth } from '../../../platform/calendar/school-instant.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { AGE, AGES, type Age, type FinanceView, inView } from './finance-view.js';
import { recovered, standing } from './standing.read-model.js';

export type Sum = Readonly<{ schools: number; amountSen: number }>;
type Counted = Exclude<FinanceView, 'all' | 'recovered'>;
export type Figures = Readonly<Record<Counted | 'recovered', Sum> & { ages: Readonly<Record<Age, Sum>> }>;

const COUNTED: readonly Counted[] = ['owed', 'grace', 'revenue', 'at-risk-30', 'at-risk-60', 'at-risk-90'];

/** Read model over schools, billing and subscription: what is earned, owed and at risk. `now`: business clock. */
@Injectable()
export class FiguresReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** Revenue: sen a month. Owed, by age too, in grace and at risk: a further term. Recovered: what was paid. */
  async figures(now: number): Promise<Figures> {
    const at = toDate(now);
    const owed = inView('owed', at);
    const { rows } = await sql<Figures>`
      SELECT ${sql.join(COUNTED.map((view) => sql`${sumOf(inView(view, at), view)} AS ${sql.ref(view)}`))},
        json_build_object(${sql.join(AGES.map((age) => sql`${sql.lit(age)}, ${sumOf(sql`${owed} AND age = ${age}`)}`))}) AS ages,
        (SELECT json_build_object('schools', count(*), 'amountSen', coalesce(sum(amount_sen), 0))
          FROM (${recovered(toDate(startOfMonth(now)), at)}) recovered) AS recovered
      FROM (SELECT *, ${AGE} AS age FROM (${standing(at)}) standing) standing`.execute(this.db);
    const [figures] = rows;
    if (!figures) throw new Error('A select of sums has one row.');
    return figures;
  }
}

function sumOf(counted: RawBuilder<unknown>, view?: Counted): RawBuilder<unknown> {
  const column = view === 'revenue' ? sql`monthly_sen` : sql`due_sen`;
  return sql`json_build_object('schools', count(*) FILTER (WHERE ${counted}),
    'amountSen', coalesce(sum(${column}) FILTER (WHERE ${counted}), 0))`;
}
