import { type RawBuilder, sql } from 'kysely';

/**
 * What a figure counts, and so what it drills down to:
 * - owed: coverage is over and the school is restricted for it.
 * - grace: of those, the schools with full access still.
 * - revenue: schools within coverage that have bought a plan.
 * - at-risk-N: coverage ends within N days (the greater hold the smaller).
 * - recovered: coverage came back this month.
 * - all: every school that ever had coverage.
 */
export const FINANCE_VIEWS = [
  'owed',
  'grace',
  'revenue',
  'at-risk-30',
  'at-risk-60',
  'at-risk-90',
  'recovered',
  'all',
] as const;
export type FinanceView = (typeof FINANCE_VIEWS)[number];

/** How long a debt has stood; a grace longer than 14 days counts among the last of its days. */
export const AGES = ['1-3', '4-7', '8-14', 'limited', 'locked'] as const;
export type Age = (typeof AGES)[number];

export const AGE = sql<Age>`CASE
  WHEN level <> 'grace_period' THEN level
  WHEN grace_day <= 3 THEN '1-3' WHEN grace_day <= 7 THEN '4-7' ELSE '8-14' END`;

/** Which rows of `standing` a view holds. `recovered`: a relation of that name is at hand. */
export function inView(view: FinanceView, now: Date): RawBuilder<boolean> {
  switch (view) {
    case 'owed':
      return sql`(level <> 'none' AND expires_at <= ${now})`;
    case 'grace':
      return sql`(level = 'grace_period' AND expires_at <= ${now})`;
    case 'revenue':
      return sql`(expires_at > ${now} AND monthly_sen IS NOT NULL)`;
    case 'at-risk-30':
      return endsWithin(30, now);
    case 'at-risk-60':
      return endsWithin(60, now);
    case 'at-risk-90':
      return endsWithin(90, now);
    case 'recovered':
      return sql`school_id IN (SELECT school_id FROM recovered)`;
    case 'all':
      return sql`true`;
  }
}

function endsWithin(days: number, now: Date): RawBuilder<boolean> {
  return sql`(expires_at > ${now} AND expires_at <= ${now}::timestamptz + make_interval(days => ${days}))`;
}
