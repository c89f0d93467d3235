import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Plan, TermMonths } from './plan.js';

type PriceRow = {
  code: string;
  name: string;
  teacherLimit: number;
  termMonths: TermMonths;
  amountSen: number;
};

@Injectable()
export class PlansRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Smallest first, with the prices in force at an instant. */
  async plansAt(now: number): Promise<Plan[]> {
    const rows = await this.pricesAt(now).execute();
    const byPlan = Map.groupBy(rows, ({ code }) => code);
    return [...byPlan.values()].flatMap(([first, ...more]) => (first ? [toPlan(first, more)] : []));
  }

  async priceAt(planCode: string, termMonths: TermMonths, now: number): Promise<number | null> {
    const rows = await this.pricesAt(now)
      .where('plans.code', '=', planCode)
      .where('plan_prices.term_months', '=', termMonths)
      .execute();
    return rows[0]?.amountSen ?? null;
  }

  async teacherLimitOf(planCode: string): Promise<number> {
    const query = this.db.selectFrom('plans').select('teacher_limit').where('code', '=', planCode);
    return (await query.executeTakeFirstOrThrow()).teacher_limit;
  }

  private pricesAt(now: number) {
    return this.db
      .selectFrom('plans')
      .innerJoin('plan_prices', 'plan_prices.plan_code', 'plans.code')
      .distinctOn(['plans.teacher_limit', 'plans.code', 'plan_prices.term_months'])
      .select([
        'plans.code',
        'plans.name',
        'plans.teacher_limit as teacherLimit',
        'plan_prices.term_months as termMonths',
        'plan_prices.amount_sen as amountSen',
      ])
      .where('plan_prices.valid_from', '<=', toDate(now))
      .orderBy('plans.teacher_limit')
      .orderBy('plans.code')
      .orderBy('plan_prices.term_months')
      .orderBy('plan_prices.valid_from', 'desc');
  }
}

function toPlan(first: PriceRow, more: readonly PriceRow[]): Plan {
  const { code, name, teacherLimit } = first;
  const prices = [first, ...more].map(({ termMonths, amountSen }) => ({ termMonths, amountSen }));
  return { code, name, teacherLimit, prices };
}
