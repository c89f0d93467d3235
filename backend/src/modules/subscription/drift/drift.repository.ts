import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { StoredAnchors } from '../domain/drift.js';
import { toPlannedAt } from '../plan-choice/plan-that-holds.js';
import { toPlanned } from '../plan-choice/plan-timelines.repository.js';
import type { SubscriptionTables } from '../subscription-tables.js';
import type { DriftReport, SchoolDrift } from './drift-report.js';

const NOTHING: StoredAnchors = {
  level: null,
  expiresAt: null,
  gracePeriodEnd: null,
  limitedEnd: null,
  boundaries: [],
  plans: null,
  plan: null,
};

@Injectable()
export class DriftRepository {
  private readonly db = this.database.tables<SubscriptionTables>();

  constructor(private readonly database: Database) {}

  async begin(): Promise<string> {
    const { id } = await this.db
      .insertInto('drift_checks')
      .values({ started_at: sql`clock_timestamp()` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async finish(id: string, schools: number): Promise<void> {
    await this.db
      .updateTable('drift_checks')
      .set({ finished_at: sql`now()`, schools })
      .where('id', '=', id)
      .execute();
  }

  async add(checkId: string, drifts: readonly SchoolDrift[]): Promise<void> {
    const rows = drifts.map(({ schoolId, ...drift }) => ({
      check_id: checkId,
      school_id: schoolId,
      ...drift,
    }));
    await this.db
      .insertInto('subscription_drifts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Schools that were ever assessed or have a fact of ours, in the order of their ids, after the given one. */
  async schoolsAfter(after: string, limit: number): Promise<string[]> {
    const { rows } = await sql<{ school_id: string }>`
      (SELECT school_id FROM subscriptions WHERE school_id > ${after} ORDER BY school_id LIMIT ${limit})
      UNION
      (SELECT DISTINCT school_id FROM subscription_facts WHERE school_id > ${after} ORDER BY school_id LIMIT ${limit})
      ORDER BY school_id LIMIT ${limit}`.execute(this.db);
    return rows.map((row) => row.school_id);
  }

  /** Holds what is stored of a school, if anything is, until the transaction ends. */
  async hold(schoolId: string): Promise<void> {
    await this.db
      .selectFrom('subscriptions')
      .select('school_id')
      .where('school_id', '=', schoolId)
      .forUpdate()
      .execute();
  }

  async anchorsOf(schoolIds: readonly string[]): Promise<(schoolId: string) => StoredAnchors> {
    const rows = await this.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('school_id', 'in', schoolIds)
      .execute();
    const stored = await this.db
      .selectFrom('subscription_boundaries')
      .selectAll()
      .where('school_id', 'in', schoolIds)
      .execute();
    const plans = await this.db
      .selectFrom('subscription_plans')
      .selectAll()
      .where('school_id', 'in', schoolIds)
      .execute();
    const bySchool = new Map(rows.map((row) => [row.school_id, row]));
    const plansOf = Map.groupBy(plans, ({ school_id }) => school_id);
    const boundariesOf = Map.groupBy(stored, ({ school_id }) => school_id);
    return (schoolId) => {
      const row = bySchool.get(schoolId);
      if (!row) return NOTHING;
      return {
        level: row.recorded_level,
        expiresAt: row.expires_at?.getTime() ?? null,
        gracePeriodEnd: row.grace_period_end?.getTime() ?? null,
        limitedEnd: row.limited_end?.getTime() ?? null,
        boundaries: (boundariesOf.get(schoolId) ?? []).map(({ at, rule, level }) => ({
          at: at.getTime(),
          rule,
          level,
        })),
        // What an older release has changed is derived anew within a minute, and no drift until then.
        plans:
          row.planned_version === row.facts_version ? (plansOf.get(schoolId) ?? []).map(toPlanned) : null,
        plan: toPlannedAt(row),
      };
    };
  }

  async lastReport(): Promise<DriftReport | null> {
    const check = await this.db
      .selectFrom('drift_checks')
      .selectAll()
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!check) return null;
    const rows = await this.db
      .selectFrom('subscription_drifts')
      .selectAll()
      .where('check_id', '=', check.id)
      .orderBy('school_id')
      .execute();
    return {
      startedAt: check.started_at.getTime(),
      finishedAt: check.finished_at?.getTime() ?? null,
      schools: check.schools,
      drifts: rows.map(({ school_id: schoolId, what, stored, derived }) => ({
        schoolId,
        what,
        stored,
        derived,
      })),
    };
  }
}
