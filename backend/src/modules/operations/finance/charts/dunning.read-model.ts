import { type RawBuilder, sql } from 'kysely';
import { recoveries } from '../standing.read-model.js';

/** How far asking to be paid has come; each holds those after it. */
export const DUNNING_STEPS = ['ended', 'reminded', 'tried', 'paid'] as const;
export type DunningStep = (typeof DUNNING_STEPS)[number];

/** Asked to pay since `from`: by hand, or as the subscription's own notices asked the Admin Utama. */
function reminded(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT school_id, settled_at AS at FROM finance_reminders
    WHERE skipped IS NULL AND settled_at >= ${from} AND settled_at <= ${now}
    UNION ALL
    SELECT school_id, created_at FROM notifications
    WHERE kind = 'subscription' AND action_required AND created_at >= ${from} AND created_at <= ${now}`;
}

/** Each school whose coverage ended since `from`, with the newest end and, where it paid after it, when. */
function ended(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT DISTINCT ON (school_id) school_id, ended_at, paid_at FROM (
      SELECT school_id, expires_at AS ended_at, NULL::timestamptz AS paid_at FROM standing
      WHERE level <> 'none' AND expires_at <= ${now}
      UNION ALL
      SELECT school_id, ended_at, paid_at FROM (${recoveries(from, now)}) recovery
    ) every_end
    WHERE ended_at >= ${from}
    ORDER BY school_id, ended_at DESC`;
}

/**
 * The schools whose coverage ended since `from`, with what followed; of a school the newest end. A relation `standing`
 * is at hand. What followed is read once for all of them, not school by school.
 */
export function dunning(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    WITH ended AS MATERIALIZED (${ended(from, now)}),
      reminded AS (
        SELECT ended.school_id FROM ended JOIN (${reminded(from, now)}) reminded USING (school_id)
        WHERE reminded.at BETWEEN ended.ended_at AND coalesce(ended.paid_at, ${now})),
      tried AS (
        SELECT ended.school_id FROM ended JOIN payment_facts fact USING (school_id)
        WHERE fact.kind LIKE 'payment-%' AND fact.occurred_at >= ${from}
          AND fact.occurred_at BETWEEN ended.ended_at AND ${now})
    SELECT school_id, paid_at IS NOT NULL AS is_paid,
      school_id IN (SELECT school_id FROM reminded) AS is_reminded,
      school_id IN (SELECT school_id FROM tried) AS is_tried
    FROM ended`;
}

/** Whether a row of `dunning` has come so far. */
export function hasReached(step: DunningStep): RawBuilder<boolean> {
  switch (step) {
    case 'ended':
      return sql`true`;
    case 'reminded':
      return sql`is_reminded`;
    case 'tried':
      return sql`(is_reminded AND is_tried)`;
    case 'paid':
      return sql`(is_reminded AND is_tried AND is_paid)`;
  }
}
