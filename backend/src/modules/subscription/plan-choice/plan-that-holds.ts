import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type BoughtPlan, type PlannedAt, type PlannedFrom, plannedAt } from '../domain/plan-standing.js';
import type { SubscriptionTables } from '../subscription-tables.js';

/** The columns of `subscriptions` that say which plan holds, as a record of JSON has them. */
export const PLAN_COLUMNS = sql`bought_plan_code text, bought_term_months integer, bought_at timestamptz,
  renewal_plan_code text, renewal_term_months integer, plan_until timestamptz`;

/** For an UPDATE of `subscriptions` from such records; the version of the facts is the caller's. */
export function setPlan(record: string): RawBuilder<unknown> {
  const from = sql.ref(record);
  return sql`bought_plan_code = ${from}.bought_plan_code, bought_term_months = ${from}.bought_term_months,
    bought_at = ${from}.bought_at, renewal_plan_code = ${from}.renewal_plan_code,
    renewal_term_months = ${from}.renewal_term_months, plan_until = ${from}.plan_until`;
}

export function toPlanColumns(timeline: readonly PlannedFrom[], now: number) {
  const { bought, renewal, until } = plannedAt(timeline, now);
  return {
    bought_plan_code: bought?.planCode ?? null,
    bought_term_months: bought?.termMonths ?? null,
    bought_at: bought && new Date(bought.boughtAt).toISOString(),
    renewal_plan_code: renewal?.planCode ?? null,
    renewal_term_months: renewal?.termMonths ?? null,
    plan_until: until === null ? 'infinity' : new Date(until).toISOString(),
  };
}

type Row = Selectable<SubscriptionTables['subscriptions']>;

export function toPlannedAt(row: Row): PlannedAt {
  const { renewal_plan_code: planCode, renewal_term_months: termMonths } = row;
  const renewal = planCode !== null && termMonths !== null ? { planCode, termMonths } : null;
  const until = Number(row.plan_until);
  return { bought: toBought(row), renewal, until: until === Number.POSITIVE_INFINITY ? null : until };
}

/** Of a row of `subscription_plans` as well. */
export function toBought(
  row: Pick<Row, 'bought_plan_code' | 'bought_term_months' | 'bought_at'>,
): BoughtPlan | null {
  const { bought_plan_code: planCode, bought_term_months: termMonths, bought_at } = row;
  if (planCode === null || termMonths === null || bought_at === null) return null;
  return { planCode, termMonths, boughtAt: bought_at.getTime() };
}
