import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { PlannedFrom } from '../domain/plan-standing.js';
import type { SubscriptionTables } from '../subscription-tables.js';
import { PLAN_COLUMNS, setPlan, toBought, toPlanColumns } from './plan-that-holds.js';

export type SchoolTimeline = Readonly<{ schoolId: string; timeline: readonly PlannedFrom[] }>;

/** What schools have bought and would buy next, as finance reads it. The rows of the schools are held. */
@Injectable()
export class PlanTimelinesRepository {
  private readonly db = this.database.tables<SubscriptionTables>();

  constructor(private readonly database: Database) {}

  /** In place of what stood there. */
  async write(timelines: readonly SchoolTimeline[]): Promise<void> {
    const schools = timelines.map(({ schoolId }) => schoolId);
    const rows = timelines.flatMap(({ schoolId, timeline }) => timeline.map((part) => toRow(schoolId, part)));
    await sql`
      WITH wanted AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS part (school_id uuid, since timestamptz,
          bought_plan_code text, bought_term_months integer, bought_at timestamptz, renewal_plan_code text,
          renewal_term_months integer)
      ), dropped AS (
        DELETE FROM subscription_plans old WHERE old.school_id = ANY(${schools}::uuid[])
          AND NOT EXISTS (SELECT FROM wanted WHERE (wanted.school_id, wanted.since) = (old.school_id, old.since))
      )
      INSERT INTO subscription_plans (school_id, since, bought_plan_code, bought_term_months, bought_at,
        renewal_plan_code, renewal_term_months)
      SELECT * FROM wanted
      ON CONFLICT (school_id, since) DO UPDATE SET bought_plan_code = excluded.bought_plan_code,
        bought_term_months = excluded.bought_term_months, bought_at = excluded.bought_at,
        renewal_plan_code = excluded.renewal_plan_code, renewal_term_months = excluded.renewal_term_months`.execute(
      this.db,
    );
  }

  /** Schools of which another plan holds by now, or an older release has changed the facts, or nothing is written yet. */
  async claimUnwritten(now: number, limit: number): Promise<string[]> {
    const { rows } = await sql<{ school_id: string }>`
      SELECT school_id FROM subscriptions WHERE plan_until <= ${toDate(now)}
      ORDER BY plan_until, school_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(this.db);
    return rows.map(({ school_id }) => school_id);
  }

  /** Which part of them holds now. */
  async markWritten(timelines: readonly SchoolTimeline[], now: number): Promise<void> {
    const rows = timelines.map(({ schoolId: school_id, timeline }) => ({
      ...{ school_id, ...toPlanColumns(timeline, now) },
    }));
    await sql`
      UPDATE subscriptions s SET planned_version = facts_version, plan_version = facts_version, ${setPlan('written')}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS written (school_id uuid, ${PLAN_COLUMNS})
      WHERE s.school_id = written.school_id`.execute(this.db);
  }
}

/** A row as the rule derives it. */
export function toPlanned(row: Selectable<SubscriptionTables['subscription_plans']>): PlannedFrom {
  return {
    since: row.since.getTime(),
    bought: toBought(row),
    renewal: { planCode: row.renewal_plan_code, termMonths: row.renewal_term_months },
  };
}

function toRow(school_id: string, { since, bought, renewal }: PlannedFrom) {
  return {
    school_id,
    since: toDate(since),
    bought_plan_code: bought?.planCode ?? null,
    bought_term_months: bought?.termMonths ?? null,
    bought_at: bought && toDate(bought.boughtAt),
    renewal_plan_code: renewal.planCode,
    renewal_term_months: renewal.termMonths,
  };
}
