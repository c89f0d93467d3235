import { type RawBuilder, sql } from 'kysely';
import { dayOf, startOfDay, startOfNextDay } from '../../../platform/calendar/school-instant.js';
import { toDate } from '../../../platform/clock/instant.js';
import { type DunningStep, hasReached } from './charts/dunning.read-model.js';
import type { Age, FinanceView } from './finance-view.js';

export const PROMISE_STATES = ['open', 'broken'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/** Everything given must hold. `owner`: null for schools of nobody. Days: YYYY-MM-DD, both within. */
export type FinanceFilter = Readonly<{
  view: FinanceView;
  age?: Age;
  plan?: string;
  owner?: string | null;
  promise?: PromiseState;
  endedFrom?: string;
  endedTo?: string;
  dunning?: DunningStep;
  /** The last payments that failed: where, at which bank, and in its words. */
  failedVia?: string;
  failedBank?: string;
  failure?: string;
  text?: string;
}>;

/** A promise was about the debt that stands: one from before its beginning is history. Of a row of `standing`. */
export function promisedFor(row: 'chosen' | 'page'): RawBuilder<unknown> {
  const school = sql.ref(row);
  return sql`(
    SELECT promised_for FROM finance_notes
    WHERE school_id = ${school}.school_id AND promised_for IS NOT NULL
      AND promised_for >= (${school}.expires_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date
    ORDER BY id DESC LIMIT 1)`;
}

/** Of rows of `chosen`; relations `dunning` and `failures` are at hand. */
export function conditions(filter: FinanceFilter, now: number): RawBuilder<unknown> {
  const { age, plan, owner, promise, endedFrom, endedTo, text } = filter;
  const wanted = [
    age && sql`age = ${age}`,
    plan && sql`plan_code = ${plan}`,
    owner && sql`owner_id = ${owner}::uuid`,
    owner === null && sql`owner_id IS NULL`,
    promise && promiseIs(promise, now),
    endedFrom && sql`expires_at >= ${toDate(startOfDay(endedFrom))}`,
    endedTo && sql`expires_at < ${toDate(startOfNextDay(endedTo))}`,
    filter.dunning && sql`school_id IN (SELECT school_id FROM dunning WHERE ${hasReached(filter.dunning)})`,
    hasFailed(filter),
    text && sql`(starts_with(code, lower(${text})) OR position(lower(${text}) in lower(name)) > 0)`,
  ].filter((condition) => condition instanceof Object);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` AND `);
}

/** Broken: the day is over, and the debt stands. */
function promiseIs(state: PromiseState, now: number): RawBuilder<unknown> {
  const today = sql`${dayOf(now)}::date`;
  if (state === 'open') return sql`${promisedFor('chosen')} >= ${today}`;
  return sql`(level <> 'none' AND expires_at <= ${toDate(now)} AND ${promisedFor('chosen')} < ${today})`;
}

/** All of it must hold of one payment. */
function hasFailed({ failedVia, failedBank, failure }: FinanceFilter): RawBuilder<unknown> | undefined {
  const wanted = [
    failedVia && sql`provider = ${failedVia}`,
    failedBank && sql`bank = ${failedBank}`,
    failure && sql`reason = ${failure}`,
  ].filter((condition) => condition instanceof Object);
  if (wanted.length === 0) return undefined;
  return sql`school_id IN (SELECT school_id FROM failures WHERE ${sql.join(wanted, sql` AND `)})`;
}
