import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { type Entitlement, Entitlements } from '../../platform/access/entitlements.js';
import { Changes } from '../../platform/database/changes.js';
import { CommittedCache } from '../../platform/database/committed-cache.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../platform/database/is-database-unavailable.js';
import { OnEvent } from '../../platform/events/on-event.js';
import { BillingService, factsRecorded } from '../billing/index.js';
import { schoolRegistered } from '../schools/index.js';
import {
  assessor,
  assessSubscription,
  type SubscriptionAssessment,
  unknownAssessment,
} from './domain/assess-subscription.js';
import { boundaries } from './domain/boundaries.js';
import { type Explanation, explain } from './domain/explain.js';
import type { SubscriptionFact } from './domain/fact.js';
import { paidPayments } from './domain/paid-payments.js';
import { type Policy, policyAt, TRIAL_TEACHER_LIMIT } from './domain/policy.js';
import type { SchoolFact } from './stored-fact.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** What a failed check yields instead of `unknown`: given by test builds only. */
export const UNVERIFIABLE_ASSESSMENT = Symbol('UnverifiableAssessment');

type Gathered = Readonly<{ facts: readonly SubscriptionFact[]; policies: readonly Policy[] }>;

/** Gathers facts, lets the rules decide, and keeps what follows. The level is derived at every read. */
@Injectable()
export class SubscriptionService extends Entitlements {
  private readonly logger = new Logger(SubscriptionService.name);
  private readonly assessors: CommittedCache<(now: number) => SubscriptionAssessment>;

  constructor(
    private readonly database: Database,
    private readonly repository: SubscriptionRepository,
    private readonly billing: BillingService,
    private readonly changes: Changes,
    @Optional() @Inject(UNVERIFIABLE_ASSESSMENT) private readonly unverifiable = unknownAssessment(),
  ) {
    super();
    this.assessors = new CommittedCache(changes, 'subscription');
  }

  /** The state at `now`; unknown, and so limited, where the facts make no sense. */
  async assess(schoolId: string, now: number): Promise<SubscriptionAssessment> {
    try {
      const assess = await this.assessors.get(schoolId, '', () => this.readAssessor(schoolId));
      return assess(now);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.logger.error({ err: error, schoolId }, 'The subscription cannot be assessed.');
      return this.unverifiable;
    }
  }

  /** Facts, rule and now, for whoever asks why. Read anew: an explanation is never out of a cache. */
  explain(schoolId: string, now: number): Promise<Explanation> {
    return this.database.tenantTransaction(schoolId, async () => {
      const { facts, policies } = await this.gather(schoolId);
      return explain(facts, policies, now);
    });
  }

  override of(schoolId: string, now: number): Promise<Entitlement> {
    return this.assess(schoolId, now);
  }

  override async ofCurrentTransaction(schoolId: string, now: number): Promise<Entitlement> {
    const { facts, policies } = await this.gather(schoolId);
    return assessSubscription(facts, policies, now);
  }

  override async teacherLimit(schoolId: string): Promise<number> {
    const { facts } = await this.gather(schoolId);
    const paid = paidPayments(facts).filter(({ revokedAt }) => revokedAt === null);
    const newest = paid.toSorted((a, b) => b.at - a.at)[0];
    return newest ? this.billing.teacherLimitOf(newest.planCode) : TRIAL_TEACHER_LIMIT;
  }

  hasFacts(schoolId: string): Promise<boolean> {
    return this.database.tenantTransaction(
      schoolId,
      async () => (await this.gather(schoolId)).facts.length > 0,
    );
  }

  /** Adds a fact and everything that follows from it, in one transaction. */
  recordFact(schoolId: string, fact: SchoolFact, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      await this.repository.addFact(schoolId, fact);
      await this.reassess(schoolId, now);
    });
  }

  @OnEvent(schoolRegistered)
  async grantTrial({ schoolId, at }: { schoolId: string; at: number }): Promise<void> {
    const { trialDays } = policyAt(await this.repository.policies(schoolId), at);
    const fact: SchoolFact = {
      kind: 'trial-granted',
      id: randomUUID(),
      at,
      days: trialDays,
      actor: 'registration',
    };
    await this.recordFact(schoolId, fact, at);
  }

  @OnEvent(factsRecorded)
  async onPaymentFacts({ schoolId, now }: { schoolId: string; now: number }): Promise<void> {
    await this.reassess(schoolId, now);
  }

  /** Passes every boundary that is due, batch by batch, each in a transaction of its own. Returns how many. */
  async passDueBoundaries(now: number, batch = 1_000): Promise<number> {
    let passed = 0;
    for (;;) {
      const count = await this.database.systemTransaction(() =>
        this.repository.passDueBoundaries(now, batch),
      );
      passed += count;
      if (count < batch) return passed;
    }
  }

  private async reassess(schoolId: string, now: number): Promise<void> {
    const row = await this.repository.lock(schoolId);
    await this.repository.passDueBoundaries(now, Number.MAX_SAFE_INTEGER, schoolId);
    const { facts, policies } = await this.gather(schoolId);
    const assessment = assessSubscription(facts, policies, now);
    const { restrictionLevel: level, expiresAt, gracePeriodEnd, limitedEnd } = assessment;
    const version = row.facts_version + 1;
    await this.repository.saveAssessment(
      schoolId,
      version,
      { level, expiresAt, gracePeriodEnd, limitedEnd },
      now,
    );
    await this.repository.replaceBoundaries(schoolId, datedLevels({ facts, policies }, now));
    if (level !== row.recorded_level) {
      await this.repository.addTransition(schoolId, { at: now, rule: 'facts-changed', level }, version);
    }
    await this.changes.publish('subscription', schoolId);
  }

  private readAssessor(schoolId: string): Promise<(now: number) => SubscriptionAssessment> {
    return this.database.tenantTransaction(schoolId, async () => {
      const { facts, policies } = await this.gather(schoolId);
      return assessor(facts, policies);
    });
  }

  private async gather(schoolId: string): Promise<Gathered> {
    const own = await this.repository.facts(schoolId);
    const payments = await this.billing.paymentFactsOf(schoolId);
    return { facts: [...payments, ...own], policies: await this.repository.policies(schoolId) };
  }
}

/** Each instant to come, with the level that holds from it: later nobody needs the rules to record it. */
function datedLevels({ facts, policies }: Gathered, now: number) {
  const assess = assessor(facts, policies);
  return boundaries(facts, policies)
    .filter(({ at }) => at > now)
    .map((boundary) => ({ ...boundary, level: assess(boundary.at).restrictionLevel }));
}
