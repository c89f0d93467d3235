import { type RawBuilder, sql } from 'kysely';

/** Stands for what a bank left unsaid, and for a bank that no provider named. */
const UNKNOWN = 'none';

/** Payments that failed since `from`, by school, where they were tried, at which bank, and what the bank said. */
export function failures(from: Date, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT school_id, provider, coalesce(bank_name, ${UNKNOWN}) AS bank,
      coalesce(bank_message, ${UNKNOWN}) AS reason FROM payment_facts
    WHERE kind = 'payment-failed' AND occurred_at >= ${from} AND occurred_at <= ${now}`;
}
