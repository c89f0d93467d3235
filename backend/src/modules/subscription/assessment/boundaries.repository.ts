import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { writtenSubject } from '../announcements/notice-subject.js';
import type { SubscriptionTables } from '../subscription-tables.js';

/** Schools in the order of their ids. */
export type SchoolRange = Readonly<{ first: string; last: string }>;

/** What is to come of schools, and how it is passed. */
@Injectable()
export class BoundariesRepository {
  private readonly db = this.database.tables<SubscriptionTables>();

  constructor(private readonly database: Database) {}

  /** The first end of the index, whatever the plan: asked whether one is before an instant, Postgres may read the table. */
  async earliestBoundary(): Promise<number | null> {
    const row = await this.db
      .selectFrom('subscription_boundaries')
      .select('at')
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    return row?.at.getTime() ?? null;
  }

  /** One batch of many: its rows are found by their keys, where Postgres would rather read whole tables for each batch. */
  async sweep(now: number, limit: number, { first, last }: SchoolRange): Promise<number> {
    await sql`SET LOCAL random_page_cost = 0.1`.execute(this.db);
    return this.pass(now, limit, sql`b.school_id BETWEEN ${first}::uuid AND ${last}::uuid`);
  }

  /** All that is due of schools whose rows the caller holds. Returns how many boundaries. */
  async passDueBoundaries(now: number, schoolIds: readonly string[]): Promise<number> {
    // Mostly nothing is, which one look at the index says at a tenth of the cost.
    if (!(await this.isAnyDue(now, schoolIds))) return 0;
    return this.pass(now, null, sql`b.school_id = ANY (${schoolIds}::uuid[])`);
  }

  /**
   * Turns the due boundaries of schools, those of the oldest first, into transitions at their own times; safe beside
   * other sweeps. Returns how many. Whoever changes the boundaries of a school holds its row, so that a school which is
   * being assessed is left to that assessment, and no transition or notice can come in between.
   */
  private async pass(now: number, limit: number | null, whose: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ passed: number }>`
      WITH due AS (
        SELECT s.school_id, s.facts_version FROM subscription_boundaries b
        JOIN subscriptions s ON s.school_id = b.school_id
        WHERE b.at <= ${toDate(now)} AND ${whose}
        ORDER BY b.at, b.school_id LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED
      ), taken AS (
        DELETE FROM subscription_boundaries b USING (SELECT DISTINCT * FROM due) held
        WHERE b.school_id = held.school_id AND b.at <= ${toDate(now)}
        RETURNING b.school_id, b.at, b.rule, b.level, held.facts_version
      ), written AS (
        INSERT INTO subscription_transitions (school_id, effective_at, rule, level, facts_version)
        SELECT school_id, at, rule, level, facts_version FROM taken ORDER BY school_id, at
      ), newest AS (
        SELECT DISTINCT ON (school_id) school_id, level FROM taken ORDER BY school_id, at DESC, rule
      ), recorded AS (
        UPDATE subscriptions s SET recorded_level = newest.level FROM newest
        WHERE s.school_id = newest.school_id
      ), to_tell AS (
        INSERT INTO subscription_notices_due (school_id, subject)
        SELECT school_id, ${writtenSubject({ kind: 'standing' })} FROM newest
        ON CONFLICT DO NOTHING
      )
      SELECT count(*)::int AS passed FROM taken`.execute(this.db);
    return rows[0]?.passed ?? 0;
  }

  private async isAnyDue(now: number, schoolIds: readonly string[]): Promise<boolean> {
    const due = await this.db
      .selectFrom('subscription_boundaries')
      .select('at')
      .where('school_id', 'in', schoolIds)
      .where('at', '<=', toDate(now))
      .limit(1)
      .executeTakeFirst();
    return due !== undefined;
  }
}
