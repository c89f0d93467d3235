import { type RawBuilder, sql } from 'kysely';

/** Stands for what a bank left unsaid. */
export const NO_REASON = 'none';

/** Payments that failed since `from`, by school, where they were tried, and what the bank said. */
export function failures(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT school_id, provider, coalesce(bank_message, ${NO_REASON}) AS reason FROM payment_facts
    WHERE kind = 'payment-failed' AND occurred_at >= ${from} AND occurred_at <= ${now}`;
}
