import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { startOfMonth } from '../../../platform/calendar/school-instant.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { isPlainText } from '../../../platform/http/is-plain-text.js';
import { isNumberOf, isUuid, type Slice } from '../../../platform/page/page.js';
import { chartWindow } from './charts/chart-window.js';
import { dunning } from './charts/dunning.read-model.js';
import { failures } from './charts/failures.read-model.js';
import { conditions, type FinanceFilter, promisedFor } from './finance-filter.js';
import type { FinanceRow, SchoolRow } from './finance-row.js';
import { AGE, inView } from './finance-view.js';
import { recovered, schoolsStanding } from './standing.read-model.js';

export const FINANCE_SORTS = ['expiry', 'amount', 'name'] as const;
export type FinanceSort = (typeof FINANCE_SORTS)[number];

/**
 * What a list is sorted by: `value` as the database compares it, which is cheaper than text for a hundred thousand rows,
 * `text` as it stands in a cursor, and `from` that back.
 */
type SortKey = Readonly<{
  value: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  from(text: string): RawBuilder<unknown>;
  isText(text: string): boolean;
}>;

const SORT_KEYS: Readonly<Record<FinanceSort, SortKey>> = {
  expiry: {
    value: sql`expires_at`,
    text: sql`(extract(epoch FROM page.sort_key) * 1000000)::bigint::text`,
    from: (text) => sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`,
    isText: isNumberOf(17),
  },
  amount: {
    value: sql`coalesce(due_sen, 0)`,
    text: sql`page.sort_key::text`,
    from: (text) => sql`${text}::bigint`,
    isText: isNumberOf(17),
  },
  name: {
    value: sql`lower(name) COLLATE "C"`,
    text: sql`page.sort_key`,
    from: (text) => sql`${text}`,
    isText: isPlainText,
  },
};

/** The value the list is sorted by, and the school. */
export const financeKeys = (sort: FinanceSort) => ({ key: SORT_KEYS[sort].isText, id: isUuid });
export type FinancePage = Slice<keyof ReturnType<typeof financeKeys>> &
  Readonly<{ sort: FinanceSort; order: 'asc' | 'desc' }>;

/** Read model over schools, billing, subscription and notifications: the rows behind the figures. */
@Injectable()
export class FinanceSchoolsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  async count(filter: FinanceFilter, now: number): Promise<number> {
    const { rows } = await sql<{ schools: number }>`
      WITH ${relations(filter, SORT_KEYS.expiry, now)}
      SELECT count(*)::int AS schools FROM chosen WHERE ${conditions(filter, now)}`.execute(this.db);
    return rows[0]?.schools ?? 0;
  }

  async page(filter: FinanceFilter, page: FinancePage, now: number): Promise<FinanceRow[]> {
    const direction = page.order === 'asc' ? sql`ASC` : sql`DESC`;
    const { rows } = await sql<FinanceRow>`
      WITH ${relations(filter, SORT_KEYS[page.sort], now)},
        page AS (
          SELECT * FROM chosen WHERE ${conditions(filter, now)} AND ${beyond(page)}
          ORDER BY sort_key ${direction}, school_id ${direction} LIMIT ${page.limit}
        )
      SELECT ${SORT_KEYS[page.sort].text} AS "sortKey", ${COLUMNS}
      ORDER BY page.sort_key ${direction}, page.school_id ${direction}`.execute(this.db);
    return rows;
  }

  /** One school, whether or not it ever had coverage. */
  async find(code: string, now: number): Promise<SchoolRow | null> {
    const { rows } = await sql<SchoolRow>`
      WITH page AS (SELECT *, ${AGE} AS age FROM (${schoolsStanding(toDate(now), code)}) standing)
      SELECT ${COLUMNS}`.execute(this.db);
    return rows[0] ?? null;
  }
}

/** Those that no condition asks for are not evaluated. */
function relations({ view }: FinanceFilter, { value }: SortKey, now: number): RawBuilder<unknown> {
  const at = toDate(now);
  const since = toDate(chartWindow(now));
  return sql`
    standing AS NOT MATERIALIZED (${schoolsStanding(at)}),
    recovered AS (${recovered(toDate(startOfMonth(now)), at)}),
    dunning AS (${dunning(since, at)}),
    failures AS (${failures(since, at)}),
    chosen AS NOT MATERIALIZED (SELECT *, ${value} AS sort_key, ${AGE} AS age FROM standing WHERE ${inView(view, at)})`;
}

const LAST_ATTEMPT = sql`LEFT JOIN LATERAL (
  SELECT kind, provider, occurred_at, bank_message, bank_name FROM payment_facts
  WHERE school_id = page.school_id
    AND kind IN ('payment-succeeded', 'payment-pending', 'payment-failed', 'payment-abandoned')
  ORDER BY occurred_at DESC, id DESC LIMIT 1) attempt ON true`;

/** By hand, or as the subscription's own notices asked the Admin Utama to pay. */
const LAST_REMINDER = sql`LEFT JOIN LATERAL (
  SELECT greatest(
    (SELECT max(settled_at) FROM finance_reminders WHERE school_id = page.school_id AND skipped IS NULL),
    (SELECT max(created_at) FROM notifications
      WHERE school_id = page.school_id AND kind = 'subscription' AND action_required)) AS at,
  (SELECT due_at FROM finance_reminders WHERE school_id = page.school_id AND settled_at IS NULL) AS planned_for,
  EXISTS (SELECT FROM school_members WHERE school_id = page.school_id AND 'main_admin' = ANY (roles)) AS has_recipient
  ) reminder ON true`;

const LAST_NOTE = sql`LEFT JOIN LATERAL (
  SELECT text FROM finance_notes WHERE school_id = page.school_id ORDER BY id DESC LIMIT 1) note ON true`;

function beyond({ after, order, sort }: FinancePage): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const comparison = order === 'asc' ? sql`>` : sql`<`;
  return sql`(sort_key, school_id) ${comparison} (${SORT_KEYS[sort].from(after.key)}, ${after.id}::uuid)`;
}

/** What is shown of each row of `page`. */
const COLUMNS = sql`
  page.school_id AS "schoolId", page.code, page.name, page.level, page.age,
  page.expires_at AS "expiresAt", page.grace_period_end AS "graceEnd", page.grace_day AS "graceDay",
  page.plan_code AS "planCode", plan.name AS "planName", page.term_months AS "termMonths",
  bought.name AS "boughtPlanName", page.monthly_sen AS "monthlySen", page.due_sen AS "dueSen",
  page.owner_id AS "ownerId", page.owner_email AS "ownerEmail",
  attempt.kind AS "attemptKind", attempt.provider AS "attemptProvider", attempt.occurred_at AS "attemptAt",
  attempt.bank_message AS "bankMessage", attempt.bank_name AS "bankName", reminder.at AS "remindedAt",
  reminder.planned_for AS "reminderPlannedFor", reminder.has_recipient AS "hasRecipient", note.text AS note,
  ${promisedFor('page')}::text AS "promisedFor"
  FROM page
  LEFT JOIN plans plan ON plan.code = page.plan_code
  LEFT JOIN plans bought ON bought.code = page.bought_plan_code
  ${LAST_ATTEMPT} ${LAST_REMINDER} ${LAST_NOTE}`;
