import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { startOfMonth } from './finance-day.js';
import type { FinancePosition } from './finance-position.js';
import type { FinanceRow } from './finance-row.js';
import { AGE, type Age, type FinanceView, inView } from './finance-view.js';
import { recovered, standing } from './standing.js';

export const FINANCE_SORTS = ['expiry', 'amount', 'name'] as const;
export type FinanceSort = (typeof FINANCE_SORTS)[number];

/** Everything given must hold. `owner`: null for schools of nobody. */
export type FinanceFilter = Readonly<{
  view: FinanceView;
  age?: Age;
  plan?: string;
  owner?: string | null;
  text?: string;
  code?: string;
}>;
export type FinancePage = Readonly<{
  sort: FinanceSort;
  order: 'asc' | 'desc';
  after: FinancePosition | null;
  limit: number;
}>;

const SORT_KEYS: Readonly<Record<FinanceSort, RawBuilder<unknown>>> = {
  expiry: sql`to_char(expires_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISS')`,
  amount: sql`lpad(coalesce(due_sen, 0)::text, 12, '0')`,
  name: sql`lower(name) COLLATE "C"`,
};

/** Read model over schools, billing, subscription and notifications: the rows behind the figures. */
@Injectable()
export class FinanceSchoolsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  async page(filter: FinanceFilter, page: FinancePage, now: number): Promise<FinanceRow[]> {
    const at = toDate(now);
    const direction = page.order === 'asc' ? sql`ASC` : sql`DESC`;
    const { rows } = await sql<FinanceRow>`
      WITH standing AS MATERIALIZED (${standing(at)}),
        recovered AS (${recovered(toDate(startOfMonth(now)), at)}),
        chosen AS (
          SELECT *, ${SORT_KEYS[page.sort]} AS sort_key, ${AGE} AS age FROM standing
          WHERE ${inView(filter.view, at)}
        ),
        page AS (
          SELECT * FROM chosen WHERE ${conditions(filter)} AND ${beyond(page)}
          ORDER BY sort_key ${direction}, school_id ${direction} LIMIT ${page.limit}
        )
      SELECT page.school_id AS "schoolId", page.code, page.name, page.level, page.age, page.sort_key AS "sortKey",
        page.expires_at AS "expiresAt", page.grace_period_end AS "graceEnd", page.grace_day AS "graceDay",
        page.plan_code AS "planCode", plan.name AS "planName", page.term_months AS "termMonths",
        page.monthly_sen AS "monthlySen", page.due_sen AS "dueSen",
        page.owner_id AS "ownerId", page.owner_email AS "ownerEmail",
        attempt.kind AS "attemptKind", attempt.provider AS "attemptProvider", attempt.occurred_at AS "attemptAt",
        reminder.at AS "remindedAt", note.text AS note, promise.promised_for AS "promisedFor"
      FROM page
      LEFT JOIN plans plan ON plan.code = page.plan_code
      ${LAST_ATTEMPT} ${LAST_REMINDER} ${LAST_NOTE}
      ORDER BY page.sort_key ${direction}, page.school_id ${direction}`.execute(this.db);
    return rows;
  }
}

const LAST_ATTEMPT = sql`LEFT JOIN LATERAL (
  SELECT kind, provider, occurred_at FROM payment_facts WHERE school_id = page.school_id
    AND kind IN ('payment-succeeded', 'payment-pending', 'payment-failed', 'payment-abandoned')
  ORDER BY occurred_at DESC, id DESC LIMIT 1) attempt ON true`;

/** By hand, or as the subscription's own notices asked the Admin Utama to pay. */
const LAST_REMINDER = sql`LEFT JOIN LATERAL (
  SELECT greatest(
    (SELECT max(ordered_at) FROM finance_orders WHERE school_id = page.school_id AND action = 'finance.remind'),
    (SELECT max(created_at) FROM notifications
      WHERE school_id = page.school_id AND kind = 'subscription' AND action_required)) AS at) reminder ON true`;

/** A promise was about the debt that stands: one from before its beginning is history. */
const LAST_NOTE = sql`
  LEFT JOIN LATERAL (
    SELECT text FROM finance_notes WHERE school_id = page.school_id ORDER BY id DESC LIMIT 1) note ON true
  LEFT JOIN LATERAL (
    SELECT promised_for::text FROM finance_notes
    WHERE school_id = page.school_id AND promised_for IS NOT NULL
      AND promised_for >= (page.expires_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date
    ORDER BY id DESC LIMIT 1) promise ON true`;

function conditions({ age, plan, owner, text, code }: FinanceFilter): RawBuilder<unknown> {
  const wanted = [
    age && sql`age = ${age}`,
    plan && sql`plan_code = ${plan}`,
    owner && sql`owner_id = ${owner}::uuid`,
    owner === null && sql`owner_id IS NULL`,
    code && sql`code = ${code}`,
    text && sql`(starts_with(code, lower(${text})) OR position(lower(${text}) in lower(name)) > 0)`,
  ].filter((condition) => condition instanceof Object);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` AND `);
}

function beyond({ after, order }: FinancePage): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const comparison = order === 'asc' ? sql`>` : sql`<`;
  return sql`(sort_key, school_id) ${comparison} (${after.key}, ${after.schoolId}::uuid)`;
}
