import { type RawBuilder, sql } from 'kysely';

const DAY_SECONDS = 86_400;

/** Of each price, from when until when it is asked, and what a month of it comes to. */
const PRICE = sql`(SELECT *, round(amount_sen::numeric / term_months)::int AS monthly_sen, lead(valid_from, 1, 'infinity') OVER (
  PARTITION BY plan_code, term_months ORDER BY valid_from) AS valid_until FROM plan_prices)`;

/** The row that holds of each school is kept beside it; where time or an older release has passed it by, it is looked up. */
function planned(now: Date): RawBuilder<unknown> {
  const facts = sql`subscription.school_id, subscription.recorded_level, subscription.expires_at,
    subscription.grace_period_end`;
  const plan = (row: string) => {
    const from = sql.ref(row);
    return sql`${from}.bought_plan_code, ${from}.bought_term_months, ${from}.bought_at, ${from}.renewal_plan_code,
      ${from}.renewal_term_months`;
  };
  return sql`
    SELECT ${facts}, ${plan('subscription')} FROM subscriptions subscription WHERE plan_until > ${now}
    UNION ALL
    SELECT ${facts}, ${plan('now_holds')} FROM subscriptions subscription
    LEFT JOIN LATERAL (
      SELECT * FROM subscription_plans WHERE school_id = subscription.school_id AND since <= ${now}
      ORDER BY since DESC LIMIT 1) now_holds ON true
    WHERE plan_until <= ${now}`;
}

/**
 * One row for each school that was ever assessed, as it stands `now` (business clock):
 * - level: as the view `levels_now` has it, the few boundaries that are due and not passed yet all at once.
 * - grace_day: 1 on the first day after coverage; months later it still counts on.
 * - monthly_sen: a month of what was bought and is kept, at the price of the day on which it was paid.
 * - bought_plan_code: of what was bought, of which that month is.
 * - due_sen: a further term of the plan chosen for it, at today's price; null if nothing was ever bought.
 * Which plans these are is the subscription's rule, written as facts come in.
 */
export function standing(now: Date): RawBuilder<unknown> {
  return sql`
    SELECT planned.school_id, coalesce(due_level.level, planned.recorded_level) AS level,
      planned.expires_at, planned.grace_period_end,
      floor(extract(epoch FROM ${now}::timestamptz - planned.expires_at) / ${DAY_SECONDS})::int + 1 AS grace_day,
      planned.renewal_plan_code AS plan_code, planned.renewal_term_months AS term_months,
      planned.bought_plan_code, bought.monthly_sen, due.amount_sen AS due_sen
    FROM (${planned(now)}) planned
    LEFT JOIN (
      SELECT DISTINCT ON (school_id) school_id, level FROM subscription_boundaries WHERE at <= ${now}
      ORDER BY school_id, at DESC, rule) due_level ON due_level.school_id = planned.school_id
    LEFT JOIN ${PRICE} bought ON bought.plan_code = planned.bought_plan_code
      AND bought.term_months = planned.bought_term_months
      AND bought.valid_from <= planned.bought_at AND bought.valid_until > planned.bought_at
    LEFT JOIN ${PRICE} due ON due.plan_code = planned.renewal_plan_code
      AND due.term_months = planned.renewal_term_months
      AND due.valid_from <= ${now} AND due.valid_until > ${now}`;
}

/** Every school that ever had coverage; with a code that one, whether or not it had. With name, and who follows it up. */
export function schoolsStanding(now: Date, code?: string): RawBuilder<unknown> {
  const whose = code === undefined ? sql`standing.expires_at IS NOT NULL` : sql`school.code = ${code}`;
  return sql`
    SELECT school.id AS school_id, school.code, school.name, coalesce(standing.level, 'locked') AS level,
      standing.expires_at, standing.grace_period_end, standing.grace_day, standing.plan_code, standing.term_months,
      standing.bought_plan_code, standing.monthly_sen, standing.due_sen, owner.user_id AS owner_id, owner.email AS owner_email
    FROM schools school
    LEFT JOIN (${standing(now)}) standing ON standing.school_id = school.id
    LEFT JOIN finance_owners owner ON owner.school_id = school.id
    WHERE ${whose}`;
}

/**
 * Coverage that came back since `from`: a change of facts at which the school was restricted for want of payment and
 * was not afterwards. `amount_sen`: what is still kept of the receipts of that instant; where that is nothing, nothing
 * came back. `ended_at`: the end of coverage before it.
 */
export function recoveries(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT transition.school_id, transition.effective_at AS paid_at, change.expires_before AS ended_at,
      receipt.amount_sen - coalesce(returned.returned_sen, 0) AS amount_sen
    FROM subscription_transitions transition
    JOIN subscription_changes change
      ON change.school_id = transition.school_id AND change.facts_version = transition.facts_version
    JOIN receipts receipt
      ON receipt.school_id = transition.school_id AND receipt.issued_at = transition.effective_at
    LEFT JOIN payment_returns returned
      ON returned.provider = receipt.provider AND returned.payment_id = receipt.payment_id
    WHERE transition.rule = 'facts-changed' AND transition.level = 'none'
      AND transition.effective_at >= ${from} AND transition.effective_at <= ${now}
      AND change.expires_before <= transition.effective_at AND change.expires_after > transition.effective_at
      AND receipt.amount_sen > coalesce(returned.returned_sen, 0)`;
}

/** By school. */
export function recovered(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT school_id, sum(amount_sen)::bigint AS amount_sen FROM (${recoveries(from, now)}) recovery
    GROUP BY school_id`;
}
