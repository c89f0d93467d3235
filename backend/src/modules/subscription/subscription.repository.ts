import { Injectable } from '@nestjs/common';
import { type Generated, type Selectable, sql } from 'kysely';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { Boundary } from './domain/boundaries.js';
import type { Policy } from './domain/policy.js';
import type { RestrictionLevel } from './domain/restriction-level.js';
import { type SchoolFact, type StoredFact, toFact, toRow } from './stored-fact.js';

interface SubscriptionTables {
  subscription_facts: StoredFact & { id: Generated<string>; school_id: string; recorded_at: Generated<Date> };
  subscription_policies: {
    school_id: string | null;
    effective_from: Date;
    grace_days: number;
    limited_days: number;
    trial_days: number;
  };
  subscriptions: {
    school_id: string;
    facts_version: Generated<number>;
    recorded_level: RestrictionLevel | null;
    expires_at: Date | null;
    grace_period_end: Date | null;
    limited_end: Date | null;
    assessed_at: Date | null;
  };
  subscription_boundaries: { school_id: string; at: Date; rule: string; level: RestrictionLevel };
  subscription_transitions: {
    school_id: string;
    effective_at: Date;
    rule: string;
    level: RestrictionLevel;
    facts_version: number;
  };
}

export type SubscriptionRow = Readonly<
  Pick<Selectable<SubscriptionTables['subscriptions']>, 'facts_version' | 'recorded_level'>
>;
export type DatedLevel = Boundary & Readonly<{ level: RestrictionLevel }>;
export type Anchors = Readonly<{
  level: RestrictionLevel;
  expiresAt: number | null;
  gracePeriodEnd: number | null;
  limitedEnd: number | null;
}>;

@Injectable()
export class SubscriptionRepository {
  private readonly db = this.database.tables<SubscriptionTables>();

  constructor(private readonly database: Database) {}

  async facts(schoolId: string): Promise<SchoolFact[]> {
    const rows = await this.db
      .selectFrom('subscription_facts')
      .selectAll()
      .where('school_id', '=', schoolId)
      .execute();
    return rows.map(toFact);
  }

  async addFact(schoolId: string, fact: SchoolFact): Promise<void> {
    await this.db
      .insertInto('subscription_facts')
      .values({ school_id: schoolId, ...toRow(fact) })
      .execute();
  }

  /** The school's own versions come after the general ones, so that of two that begin together its own holds. */
  async policies(schoolId: string): Promise<Policy[]> {
    const rows = await this.db
      .selectFrom('subscription_policies')
      .select(['effective_from', 'grace_days', 'limited_days', 'trial_days'])
      .where((where) => where.or([where('school_id', 'is', null), where('school_id', '=', schoolId)]))
      .orderBy('school_id', (order) => order.asc().nullsFirst())
      .orderBy('effective_from')
      .execute();
    return rows.map((row) => ({
      effectiveFrom: row.effective_from.getTime(),
      graceDays: row.grace_days,
      limitedDays: row.limited_days,
      trialDays: row.trial_days,
    }));
  }

  /** The school's row, made if it is new, and held until the transaction ends: assessments take turns. */
  async lock(schoolId: string): Promise<SubscriptionRow> {
    await this.db
      .insertInto('subscriptions')
      .values({ school_id: schoolId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.db
      .selectFrom('subscriptions')
      .select(['facts_version', 'recorded_level'])
      .where('school_id', '=', schoolId)
      .forUpdate()
      .executeTakeFirstOrThrow();
  }

  async saveAssessment(schoolId: string, version: number, anchors: Anchors, now: number): Promise<void> {
    await this.db
      .updateTable('subscriptions')
      .set({
        facts_version: version,
        recorded_level: anchors.level,
        expires_at: dateOrNull(anchors.expiresAt),
        grace_period_end: dateOrNull(anchors.gracePeriodEnd),
        limited_end: dateOrNull(anchors.limitedEnd),
        assessed_at: toDate(now),
      })
      .where('school_id', '=', schoolId)
      .execute();
  }

  async replaceBoundaries(schoolId: string, boundaries: readonly DatedLevel[]): Promise<void> {
    await this.db.deleteFrom('subscription_boundaries').where('school_id', '=', schoolId).execute();
    if (boundaries.length === 0) return;
    const rows = boundaries.map(({ at, rule, level }) => ({
      school_id: schoolId,
      at: toDate(at),
      rule,
      level,
    }));
    await this.db.insertInto('subscription_boundaries').values(rows).execute();
  }

  async addTransition(
    schoolId: string,
    transition: Omit<DatedLevel, 'rule'> & { rule: string },
    version: number,
  ): Promise<void> {
    const { at, rule, level } = transition;
    await this.db
      .insertInto('subscription_transitions')
      .values({ school_id: schoolId, effective_at: toDate(at), rule, level, facts_version: version })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Turns due boundaries, the oldest first, into transitions at their own times; safe beside other sweeps.
   * Returns how many. A school that is being assessed is left to that assessment. `schoolId` narrows it to one school, whose row the caller holds.
   */
  async passDueBoundaries(now: number, limit: number, schoolId: string | null = null): Promise<number> {
    const { rows } = await sql<{ passed: number }>`
      WITH due AS (
        SELECT b.school_id, b.at, b.rule FROM subscription_boundaries b
        JOIN subscriptions s ON s.school_id = b.school_id
        WHERE b.at <= ${toDate(now)} AND (${schoolId}::uuid IS NULL OR b.school_id = ${schoolId}::uuid)
        ORDER BY b.at LIMIT ${limit} FOR UPDATE OF b, s SKIP LOCKED
      ), taken AS (
        DELETE FROM subscription_boundaries b USING due
        WHERE b.school_id = due.school_id AND b.at = due.at AND b.rule = due.rule
        RETURNING b.school_id, b.at, b.rule, b.level
      ), newest AS (
        SELECT DISTINCT ON (school_id) school_id, level FROM taken ORDER BY school_id, at DESC, rule
      ), recorded AS (
        UPDATE subscriptions s SET recorded_level = newest.level FROM newest
        WHERE s.school_id = newest.school_id RETURNING s.school_id, s.facts_version
      ), written AS (
        INSERT INTO subscription_transitions (school_id, effective_at, rule, level, facts_version)
        SELECT taken.school_id, taken.at, taken.rule, taken.level, recorded.facts_version
        FROM taken JOIN recorded USING (school_id) ORDER BY taken.at
        ON CONFLICT DO NOTHING
      )
      SELECT count(*)::int AS passed FROM taken`.execute(this.db);
    return rows[0]?.passed ?? 0;
  }
}

function dateOrNull(instant: number | null): Date | null {
  return instant === null ? null : toDate(instant);
}
