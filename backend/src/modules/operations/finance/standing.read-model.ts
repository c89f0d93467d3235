import { type RawBuilder, sql } from 'kysely';

const DAY_SECONDS = 86_400;

/** Every school that ever had coverage. */
const EVER_COVERED = sql`subscription.expires_at IS NOT NULL`;

/** One school, whether or not it ever had coverage. */
export function onlySchool(code: string): RawBuilder<unknown> {
  return sql`school.code = ${code}`;
}

/**
 * One row for each of `whose`, as it stands `now` (business clock); where it never had coverage, without a day of it:
 * - level: as the view over the subscription's boundaries has it.
 * - grace_day: 1 on the first day after coverage; months later it still counts on.
 * - monthly_sen: a month of what was bought and is kept, at the price of the day on which it was paid.
 * - due_sen: a further term of the plan chosen for it, at today's price; null if nothing was ever bought.
 * Which plans these are is the subscription's rule, written as facts come in.
 */
export function standing(now: Date, whose = EVER_COVERED): RawBuilder<unknown> {
  return sql`
    SELECT school.id AS school_id, school.code, school.name,
      coalesce(levels_now.level, 'locked') AS level,
      subscription.expires_at, subscription.grace_period_end,
      floor(extract(epoch FROM ${now}::timestamptz - subscription.expires_at) / ${DAY_SECONDS})::int + 1 AS grace_day,
      planned.renewal_plan_code AS plan_code, planned.renewal_term_months AS term_months,
      round(bought.amount_sen::numeric / planned.bought_term_months)::int AS monthly_sen, due.amount_sen AS due_sen,
      owner.user_id AS owner_id, owner.email AS owner_email
    FROM schools school
    LEFT JOIN subscriptions subscription ON subscription.school_id = school.id
    LEFT JOIN finance_owners owner ON owner.school_id = school.id
    LEFT JOIN levels_now ON levels_now.school_id = school.id
    LEFT JOIN LATERAL (
      SELECT * FROM subscription_plans WHERE school_id = school.id AND since <= ${now}
      ORDER BY since DESC LIMIT 1) planned ON true
    LEFT JOIN LATERAL (
      SELECT amount_sen FROM plan_prices
      WHERE plan_code = planned.bought_plan_code AND term_months = planned.bought_term_months
        AND valid_from <= planned.bought_at
      ORDER BY valid_from DESC LIMIT 1) bought ON true
    LEFT JOIN LATERAL (
      SELECT amount_sen FROM plan_prices
      WHERE plan_code = planned.renewal_plan_code AND term_months = planned.renewal_term_months
        AND valid_from <= ${now}
      ORDER BY valid_from DESC LIMIT 1) due ON true
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
