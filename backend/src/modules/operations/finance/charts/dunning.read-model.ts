import { type RawBuilder, sql } from 'kysely';
import { recoveries } from '../standing.read-model.js';

/** How far asking to be paid has come; each holds those after it. */
export const DUNNING_STEPS = ['ended', 'reminded', 'tried', 'paid'] as const;
export type DunningStep = (typeof DUNNING_STEPS)[number];

/**
 * The schools whose coverage ended since `from`, with what followed; of a school the newest end. A relation `standing`
 * is at hand.
 */
export function dunning(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT ended.school_id, ended.paid_at IS NOT NULL AS is_paid,
      EXISTS (
        SELECT FROM finance_reminders WHERE school_id = ended.school_id AND skipped IS NULL
          AND settled_at BETWEEN ended.ended_at AND coalesce(ended.paid_at, ${now})
        UNION ALL
        SELECT FROM notifications WHERE school_id = ended.school_id AND kind = 'subscription' AND action_required
          AND created_at BETWEEN ended.ended_at AND coalesce(ended.paid_at, ${now})) AS is_reminded,
      EXISTS (
        SELECT FROM payment_facts WHERE school_id = ended.school_id AND kind LIKE 'payment-%'
          AND occurred_at BETWEEN ended.ended_at AND ${now}) AS is_tried
    FROM (
      SELECT DISTINCT ON (school_id) school_id, ended_at, paid_at FROM (
        SELECT school_id, expires_at AS ended_at, NULL::timestamptz AS paid_at FROM standing
        WHERE level <> 'none' AND expires_at <= ${now}
        UNION ALL
        SELECT school_id, ended_at, paid_at FROM (${recoveries(from, now)}) recovery
      ) every_end
      WHERE ended_at >= ${from}
      ORDER BY school_id, ended_at DESC
    ) ended`;
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
