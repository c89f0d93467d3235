import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { startOfMonth } from '../../../platform/calendar/school-instant.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { AGE, AGES, type Age, type FinanceView, inView } from './finance-view.js';
import { recovered, standing } from './standing.read-model.js';

export type Sum = Readonly<{ schools: number; amountSen: number }>;
type Counted = Exclude<FinanceView, 'all' | 'recovered'>;
export type Figures = Readonly<Record<Counted | 'recovered', Sum> & { ages: ReadonlyMap<Age, Sum> }>;

/** Schools that every view counts alike. `age`: of a debt; null of none. `days`: at risk within; null of none. */
type Group = Readonly<{
  age: Age | null;
  days: 30 | 60 | 90 | null;
  isCovered: boolean;
  schools: number;
  bought: number;
  monthlySen: number;
  dueSen: number;
}>;

/** Read model over schools, billing and subscription: what is earned, owed and at risk. `now`: business clock. */
@Injectable()
export class FiguresReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  /** Revenue: sen a month. Owed, by age too, in grace and at risk: a further term. Recovered: what was paid. */
  async figures(now: number): Promise<Figures> {
    const groups = await this.groups(toDate(now));
    const due = (counted: (group: Group) => boolean) => sumOf(groups.filter(counted));
    const within = (most: number) => due(({ days }) => days !== null && days <= most);
    return {
      owed: due(({ age }) => age !== null),
      grace: due(({ age }) => age !== null && age !== 'limited' && age !== 'locked'),
      revenue: revenueOf(groups.filter(({ isCovered }) => isCovered)),
      ...{ 'at-risk-30': within(30), 'at-risk-60': within(60), 'at-risk-90': within(90) },
      recovered: await this.recovered(now),
      ages: new Map(AGES.map((age) => [age, due((group) => group.age === age)])),
    };
  }

  /** All schools at once, so that each is looked at for one group and not for every figure. */
  private async groups(at: Date): Promise<readonly Group[]> {
    const { rows } = await sql<Group>`
      SELECT CASE WHEN ${inView('owed', at)} THEN ${AGE} END AS age,
        CASE WHEN ${inView('at-risk-30', at)} THEN 30 WHEN ${inView('at-risk-60', at)} THEN 60
          WHEN ${inView('at-risk-90', at)} THEN 90 END AS days,
        expires_at > ${at} AS "isCovered", count(*)::int AS schools, count(monthly_sen)::int AS bought,
        coalesce(sum(monthly_sen), 0)::float8 AS "monthlySen", coalesce(sum(due_sen), 0)::float8 AS "dueSen"
      FROM (${standing(at)}) standing WHERE expires_at IS NOT NULL GROUP BY 1, 2, 3`.execute(this.db);
    return rows;
  }

  private async recovered(now: number): Promise<Sum> {
    const { rows } = await sql<Sum>`
      SELECT count(*)::int AS schools, coalesce(sum(amount_sen), 0)::float8 AS "amountSen"
      FROM (${recovered(toDate(startOfMonth(now)), toDate(now))}) recovered`.execute(this.db);
    return rows[0] ?? NOTHING;
  }
}

const NOTHING: Sum = { schools: 0, amountSen: 0 };

function sumOf(groups: readonly Group[]): Sum {
  return groups.reduce(
    (sum, { schools, dueSen }) => ({ schools: sum.schools + schools, amountSen: sum.amountSen + dueSen }),
    NOTHING,
  );
}

function revenueOf(groups: readonly Group[]): Sum {
  return groups.reduce(
    (sum, { bought, monthlySen }) => ({
      schools: sum.schools + bought,
      amountSen: sum.amountSen + monthlySen,
    }),
    NOTHING,
  );
}
