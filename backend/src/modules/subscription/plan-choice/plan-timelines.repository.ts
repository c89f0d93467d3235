import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { PlannedFrom } from '../domain/plan-standing.js';
import type { SubscriptionTables } from '../subscription-tables.js';

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

  /** Schools whose facts have changed since theirs was written, by an older release or before there was one. */
  async claimUnwritten(limit: number): Promise<string[]> {
    const { rows } = await sql<{ school_id: string }>`
      SELECT school_id FROM subscriptions WHERE planned_version IS DISTINCT FROM facts_version
      ORDER BY school_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(this.db);
    return rows.map(({ school_id }) => school_id);
  }

  async markWritten(schoolIds: readonly string[]): Promise<void> {
    await this.db
      .updateTable('subscriptions')
      .set((row) => ({ planned_version: row.ref('facts_version') }))
      .where('school_id', 'in', schoolIds)
      .execute();
  }
}

/** A row as the rule derives it. */
export function toPlanned(row: Selectable<SubscriptionTables['subscription_plans']>): PlannedFrom {
  const { bought_plan_code: planCode, bought_term_months: termMonths, bought_at } = row;
  const isBought = planCode !== null && termMonths !== null && bought_at !== null;
  return {
    since: row.since.getTime(),
    bought: isBought ? { planCode, termMonths, boughtAt: bought_at.getTime() } : null,
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
