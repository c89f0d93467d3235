import { type RawBuilder, sql } from 'kysely';

const DAY_SECONDS = 86_400;

/**
 * One row for each school that ever had coverage, as it stands at `now` (business clock):
 * - level: of the newest boundary that has passed, seen by the sweep or not; else as recorded.
 * - grace_day: 1 on the first day after coverage; months later it still counts on.
 * - monthly_sen: a month of the plan bought last, at the price of the day of its term's invoice.
 * - due_sen: a further term at today's price, of the plan chosen since, else of the one bought last; null if
 *   nothing was ever bought.
 */
export function standing(now: Date): RawBuilder<unknown> {
  return sql`
    SELECT school.id AS school_id, school.code, school.name,
      coalesce(passed.level, subscription.recorded_level, 'locked') AS level,
      subscription.expires_at, subscription.grace_period_end,
      floor(extract(epoch FROM ${now}::timestamptz - subscription.expires_at) / ${DAY_SECONDS})::int + 1 AS grace_day,
      coalesce(choice.plan_code, newest.plan_code) AS plan_code, renewal.term_months,
      round(bought.amount_sen::numeric / renewal.term_months)::int AS monthly_sen, due.amount_sen AS due_sen,
      owner.user_id AS owner_id, owner.email AS owner_email
    FROM subscriptions subscription
    JOIN schools school ON school.id = subscription.school_id
    LEFT JOIN finance_owners owner ON owner.school_id = subscription.school_id
    LEFT JOIN LATERAL (
      SELECT level FROM subscription_boundaries WHERE school_id = subscription.school_id AND at <= ${now}
      ORDER BY at DESC, rule LIMIT 1) passed ON true
    LEFT JOIN LATERAL (
      SELECT plan_code, paid_at FROM invoices WHERE school_id = subscription.school_id AND status = 'paid'
      ORDER BY paid_at DESC, number DESC LIMIT 1) newest ON true
    LEFT JOIN LATERAL (
      SELECT term_months, created_at FROM invoices
      WHERE school_id = subscription.school_id AND status = 'paid' AND upgrades_until IS NULL
      ORDER BY paid_at DESC, number DESC LIMIT 1) renewal ON true
    LEFT JOIN LATERAL (
      SELECT plan_code FROM subscription_facts
      WHERE school_id = subscription.school_id AND kind = 'plan-choice' AND at >= newest.paid_at
      ORDER BY at DESC, id DESC LIMIT 1) choice ON true
    LEFT JOIN LATERAL (
      SELECT amount_sen FROM plan_prices
      WHERE plan_code = newest.plan_code AND term_months = renewal.term_months AND valid_from <= renewal.created_at
      ORDER BY valid_from DESC LIMIT 1) bought ON true
    LEFT JOIN LATERAL (
      SELECT amount_sen FROM plan_prices
      WHERE plan_code = coalesce(choice.plan_code, newest.plan_code) AND term_months = renewal.term_months
        AND valid_from <= ${now}
      ORDER BY valid_from DESC LIMIT 1) due ON true
    WHERE subscription.expires_at IS NOT NULL`;
}

/**
 * Coverage that came back since `from`: a change of facts at which the school was restricted for want of payment and
 * was not afterwards. `amount_sen`: the receipts of that instant. `ended_at`: the end of coverage before it.
 */
export function recoveries(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT transition.school_id, transition.effective_at AS paid_at, change.expires_before AS ended_at,
      receipt.amount_sen
    FROM subscription_transitions transition
    JOIN subscription_changes change
      ON change.school_id = transition.school_id AND change.facts_version = transition.facts_version
    JOIN receipts receipt
      ON receipt.school_id = transition.school_id AND receipt.issued_at = transition.effective_at
    WHERE transition.rule = 'facts-changed' AND transition.level = 'none'
      AND transition.effective_at >= ${from} AND transition.effective_at <= ${now}
      AND change.expires_before <= transition.effective_at AND change.expires_after > transition.effective_at`;
}

/** By school. */
export function recovered(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT school_id, sum(amount_sen)::bigint AS amount_sen FROM (${recoveries(from, now)}) recovery
    GROUP BY school_id`;
}
