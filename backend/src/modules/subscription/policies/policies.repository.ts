import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Policy, PolicyScope, PolicyTerms } from '../domain/policy.js';
import type { SubscriptionTables } from '../subscription-tables.js';

type PolicyRow = Selectable<SubscriptionTables['subscription_policies']>;

/** One version as it was set. `schoolId` and `planCode` are null where it is for everybody. */
export type PolicyVersion = PolicyTerms &
  Readonly<{
    id: string;
    schoolId: string | null;
    planCode: string | null;
    effectiveFrom: number;
    actor: string;
    reason: string | null;
  }>;

@Injectable()
export class PoliciesRepository {
  private readonly db = this.database.tables<SubscriptionTables>();

  constructor(private readonly database: Database) {}

  /** Every version that could hold for the school. */
  async policiesOf(schoolId: string): Promise<Policy[]> {
    const rows = await this.versions()
      .where((where) => where.or([where('school_id', 'is', null), where('school_id', '=', schoolId)]))
      .execute();
    return rows.map(toPolicy);
  }

  /** Every version that could hold for any of the schools, by school; those for everybody are in each. */
  async policiesOfSchools(schoolIds: readonly string[]): Promise<(schoolId: string) => Policy[]> {
    const rows = await this.versions()
      .where((where) => where.or([where('school_id', 'is', null), where('school_id', 'in', schoolIds)]))
      .execute();
    return (schoolId) =>
      rows.filter((row) => row.school_id === null || row.school_id === schoolId).map(toPolicy);
  }

  /** All, or those of one school. */
  async versionsOf(schoolId: string | null): Promise<PolicyVersion[]> {
    const rows = await this.versions().where('school_id', 'is not distinct from', schoolId).execute();
    return rows.map(toVersion);
  }

  /** False if a version of that id is there already. */
  async add(policy: PolicyVersion): Promise<boolean> {
    const added = await this.db
      .insertInto('subscription_policies')
      .values({
        id: policy.id,
        school_id: policy.schoolId,
        plan_code: policy.planCode,
        effective_from: toDate(policy.effectiveFrom),
        grace_days: policy.graceDays,
        limited_days: policy.limitedDays,
        trial_days: policy.trialDays,
        trial_teacher_limit: policy.trialTeacherLimit,
        actor: policy.actor,
        reason: policy.reason,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  /** The oldest whose schools have not all been assessed anew. */
  async unapplied(): Promise<Pick<PolicyVersion, 'id'> | null> {
    const query = this.db
      .selectFrom('subscription_policies')
      .select('id')
      .where('applied_at', 'is', null)
      .orderBy('recorded_at')
      .limit(1);
    return (await query.executeTakeFirst()) ?? null;
  }

  async markApplied(id: string): Promise<void> {
    await this.db
      .updateTable('subscription_policies')
      .set({ applied_at: sql`now()` })
      .where('id', '=', id)
      .execute();
  }

  private versions() {
    return this.db
      .selectFrom('subscription_policies')
      .selectAll()
      .orderBy('effective_from')
      .orderBy('recorded_at');
  }
}

function toPolicy(row: PolicyRow): Policy {
  return { ...termsOf(row), scope: scopeOf(row), effectiveFrom: row.effective_from.getTime() };
}

function toVersion(row: PolicyRow): PolicyVersion {
  const { id, actor, reason, school_id: schoolId, plan_code: planCode } = row;
  const effectiveFrom = row.effective_from.getTime();
  return { ...termsOf(row), id, schoolId, planCode, effectiveFrom, actor, reason };
}

function termsOf(row: PolicyRow): PolicyTerms {
  return {
    graceDays: row.grace_days,
    limitedDays: row.limited_days,
    trialDays: row.trial_days,
    trialTeacherLimit: row.trial_teacher_limit,
  };
}

function scopeOf({ school_id, plan_code: planCode }: PolicyRow): PolicyScope {
  if (school_id !== null) return { kind: 'school' };
  return planCode === null ? { kind: 'general' } : { kind: 'plan', planCode };
}
