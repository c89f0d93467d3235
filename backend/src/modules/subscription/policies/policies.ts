import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/database/changes.js';
import { EVERY_SCHOOL } from '../../../platform/database/committed-cache.js';
import { Database } from '../../../platform/database/database.js';
import { Assessments } from '../assessment/assessments.js';
import type { ByHand } from '../assessment/interventions.js';
import { SubscriptionRepository } from '../assessment/subscription.repository.js';
import type { PolicyTerms } from '../domain/policy.js';
import { PolicyInThePastError } from '../subscription.errors.js';
import { subscriptionChanged } from '../subscription.events.js';
import { PoliciesRepository, type PolicyVersion } from './policies.repository.js';

/** Everybody, the schools of one plan, or one school. */
export type PolicyTarget =
  | Readonly<{ schoolId?: string; planCode?: never }>
  | Readonly<{ planCode: string; schoolId?: never }>;
/** `id`: set again under it, it is the same version. `effectiveFrom`: epoch milliseconds, not before now. Days 0 to 365; at least one teacher. */
export type PolicyOrder = PolicyTerms & Readonly<{ id?: string; effectiveFrom: number }>;

const BATCH = 200;

/** How long grace, the limited time and a trial last: versions that are added and never changed. */
@Injectable()
export class Policies {
  constructor(
    private readonly database: Database,
    private readonly policies: PoliciesRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly assessments: Assessments,
    private readonly changes: Changes,
  ) {}

  /** The versions of one school, or (null) the general ones and those of plans, oldest first. */
  versionsOf(schoolId: string | null): Promise<PolicyVersion[]> {
    return this.database.systemRead(() => this.policies.versionsOf(schoolId));
  }

  /**
   * Reads follow at once; the boundaries of all schools within a minute, or what so many schools take. False if the
   * version stood already.
   */
  set(target: PolicyTarget, order: PolicyOrder, by: ByHand, now: number): Promise<boolean> {
    if (order.effectiveFrom < now) throw new PolicyInThePastError();
    const { schoolId = null, planCode = null } = target;
    const { id = randomUUID() } = order;
    return this.database.systemTransaction(async () => {
      if (!(await this.policies.add({ ...order, ...by, id, schoolId, planCode }))) return false;
      if (schoolId === null) await this.changes.publish(subscriptionChanged, EVERY_SCHOOL);
      else {
        await this.assessments.reassess(schoolId, now);
        await this.policies.markApplied(id);
      }
      return true;
    });
  }

  /** Assesses anew every school that a new version concerns, each in a transaction of its own. */
  async applyNew(now: number): Promise<void> {
    for (;;) {
      const version = await this.database.systemTransaction(() => this.policies.unapplied());
      if (!version) return;
      await this.assessEvery(now);
      await this.database.systemTransaction(() => this.policies.markApplied(version.id));
    }
  }

  private async assessEvery(now: number): Promise<void> {
    let last: string | null = null;
    for (;;) {
      const after: string | null = last;
      const schools: string[] = await this.database.systemTransaction(() =>
        this.subscriptions.schoolsAfter(after, BATCH),
      );
      for (const schoolId of schools)
        await this.database.systemTransaction(() => this.assessments.reassess(schoolId, now));
      last = schools.at(-1) ?? null;
      if (last === null) return;
    }
  }
}
