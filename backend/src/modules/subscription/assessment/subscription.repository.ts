import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Boundary } from '../domain/boundaries.js';
import type { PlannedFrom } from '../domain/plan-standing.js';
import type { RestrictionLevel } from '../domain/restriction-level.js';
import { PLAN_COLUMNS, setPlan, toPlanColumns } from '../plan-choice/plan-that-holds.js';
import type { SubscriptionTables } from '../subscription-tables.js';
import { type SchoolFact, toFact, toRow } from './stored-fact.js';

export type SubscriptionRow = Readonly<
  Pick<Selectable<SubscriptionTables['subscriptions']>, 'facts_version' | 'recorded_level'>
>;
export type DatedLevel = Boundary & Readonly<{ level: RestrictionLevel }>;
/** Instants in epoch milliseconds; `recordedAt` by system time. */
export type Transition = Readonly<{
  effectiveAt: number;
  rule: string;
  level: RestrictionLevel;
  factsVersion: number;
  recordedAt: number;
}>;
/** What an assessment found of a school: where it stands, and each boundary to come. `cause`: the event behind it. */
export type AppliedAssessment = Readonly<{
  schoolId: string;
  cause: string | null;
  version: number;
  level: RestrictionLevel;
  expiresAt: number | null;
  gracePeriodEnd: number | null;
  limitedEnd: number | null;
  boundaries: readonly DatedLevel[];
  timeline: readonly PlannedFrom[];
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

  /** By school; a school without any has none. */
  async factsOfSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, SchoolFact[]>> {
    const rows = await this.db
      .selectFrom('subscription_facts')
      .selectAll()
      .where('school_id', 'in', schoolIds)
      .execute();
    const bySchool = Map.groupBy(rows, (row) => row.school_id);
    return new Map([...bySchool].map(([schoolId, own]) => [schoolId, own.map(toFact)]));
  }

  async addFact(schoolId: string, fact: SchoolFact): Promise<void> {
    await this.db
      .insertInto('subscription_facts')
      .values({ school_id: schoolId, ...toRow(fact) })
      .execute();
  }

  /** The rows of schools, made where they are new, and held until the transaction ends: assessments take turns. */
  async lock(schoolIds: readonly string[]): Promise<(schoolId: string) => SubscriptionRow> {
    const held = await this.held(schoolIds);
    const missing = schoolIds.filter((id) => !held.has(id));
    const made = missing.length === 0 ? held : await this.make(missing);
    return (schoolId) => {
      const row = held.get(schoolId) ?? made.get(schoolId);
      if (!row) throw new Error('The row of a subscription is never deleted.');
      return row;
    };
  }

  /**
   * What assessments found, in one statement: anchors, what was before them, the boundaries to come in place of the
   * old ones, and a transition where the level is another. The schools' rows are held.
   */
  async apply(assessed: readonly AppliedAssessment[], now: number): Promise<void> {
    const schools = assessed.map((found) => toAssessedRow(found, now));
    const boundaries = assessed.flatMap(({ schoolId: school_id, boundaries: own }) =>
      own.map(({ at, rule, level }) => ({ school_id, at: toDate(at), rule, level })),
    );
    await sql`
      WITH assessed AS (
        SELECT found.*, s.recorded_level AS level_before, s.expires_at AS expires_before
        FROM jsonb_to_recordset(${JSON.stringify(schools)}::jsonb) AS found (school_id uuid, cause uuid,
          version integer, level text, expires_at timestamptz, grace_period_end timestamptz, limited_end timestamptz,
          ${PLAN_COLUMNS})
        JOIN subscriptions s USING (school_id)
      ), wanted AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(boundaries)}::jsonb)
          AS boundary (school_id uuid, at timestamptz, rule text, level text)
      ), saved AS (
        UPDATE subscriptions s SET facts_version = version, planned_version = version, plan_version = version,
          ${setPlan('assessed')}, recorded_level = level, expires_at = assessed.expires_at, grace_period_end = assessed.grace_period_end, limited_end = assessed.limited_end, assessed_at = ${toDate(now)}
        FROM assessed WHERE s.school_id = assessed.school_id
      ), kept AS (
        INSERT INTO subscription_changes
          (school_id, facts_version, level_before, expires_before, level_after, expires_after, caused_by)
        SELECT school_id, version, level_before, expires_before, level, expires_at, cause FROM assessed
      ), written AS (
        INSERT INTO subscription_boundaries AS known (school_id, at, rule, level)
        SELECT school_id, at, rule, level FROM wanted
        ON CONFLICT (school_id, at, rule) DO UPDATE SET level = excluded.level WHERE known.level <> excluded.level
      ), dropped AS (
        DELETE FROM subscription_boundaries old USING assessed WHERE old.school_id = assessed.school_id
        AND NOT EXISTS (
          SELECT FROM wanted WHERE (wanted.school_id, wanted.at, wanted.rule) = (old.school_id, old.at, old.rule)
        )
      )
      INSERT INTO subscription_transitions (school_id, effective_at, rule, level, facts_version, caused_by)
      SELECT school_id, ${toDate(now)}, 'facts-changed', level, version, cause FROM assessed
      WHERE level IS DISTINCT FROM level_before
      ON CONFLICT DO NOTHING`.execute(this.db);
  }

  /** What has happened, newest first. */
  async transitionsOf(schoolId: string, limit: number): Promise<Transition[]> {
    const rows = await this.db
      .selectFrom('subscription_transitions')
      .select(['effective_at', 'rule', 'level', 'facts_version', 'recorded_at'])
      .where('school_id', '=', schoolId)
      .orderBy('effective_at', 'desc')
      .orderBy('facts_version', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      effectiveAt: row.effective_at.getTime(),
      rule: row.rule,
      level: row.level,
      factsVersion: row.facts_version,
      recordedAt: row.recorded_at.getTime(),
    }));
  }

  /** Schools in the order of their ids, after the given one. */
  async schoolsAfter(schoolId: string | null, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('subscriptions')
      .select('school_id')
      .$if(schoolId !== null, (query) => query.where('school_id', '>', schoolId))
      .orderBy('school_id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.school_id);
  }

  private async held(schoolIds: readonly string[]): Promise<Map<string, SubscriptionRow>> {
    const rows = await this.db
      .selectFrom('subscriptions')
      .select(['school_id', 'facts_version', 'recorded_level'])
      .where('school_id', 'in', schoolIds)
      .orderBy('school_id')
      .forUpdate()
      .execute();
    return new Map(rows.map(({ school_id, ...row }) => [school_id, row]));
  }

  /** Where two make one at once, the second waits for the first. */
  private async make(schoolIds: readonly string[]): Promise<Map<string, SubscriptionRow>> {
    await this.db
      .insertInto('subscriptions')
      .values(schoolIds.toSorted().map((school_id) => ({ school_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.held(schoolIds);
  }
}

function toAssessedRow(
  { schoolId, cause, version, level, timeline, ...anchors }: AppliedAssessment,
  now: number,
) {
  return {
    school_id: schoolId,
    cause,
    version,
    level,
    expires_at: dateOrNull(anchors.expiresAt),
    grace_period_end: dateOrNull(anchors.gracePeriodEnd),
    limited_end: dateOrNull(anchors.limitedEnd),
    ...toPlanColumns(timeline, now),
  };
}

function dateOrNull(instant: number | null): Date | null {
  return instant === null ? null : toDate(instant);
}
