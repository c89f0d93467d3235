import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { type Entitlement, Entitlements } from '../../platform/access/entitlements.js';
import { Changes } from '../../platform/database/changes.js';
import { CommittedCache } from '../../platform/database/committed-cache.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../platform/database/is-database-unavailable.js';
import { OnEvent } from '../../platform/events/on-event.js';
import { BillingService, factsRecorded, type PaymentNews } from '../billing/index.js';
import { schoolRegistered } from '../schools/index.js';
import { Assessments, datedLevels } from './assessment/assessments.js';
import { BoundariesRepository, type SchoolRange } from './assessment/boundaries.repository.js';
import type { SchoolFact } from './assessment/stored-fact.js';
import {
  type DatedLevel,
  SubscriptionRepository,
  type Transition,
} from './assessment/subscription.repository.js';
import { assessor, type SubscriptionAssessment, unknownAssessment } from './domain/assess-subscription.js';
import { type Explanation, explain } from './domain/explain.js';
import { type PlanStanding, planStanding } from './domain/plan-standing.js';
import { policyAt } from './domain/policy.js';
import { subscriptionChanged } from './subscription.events.js';

/** What a failed check yields instead of `unknown`: given by test builds only. */
export const UNVERIFIABLE_ASSESSMENT = Symbol('UnverifiableAssessment');

/** What switches the lock off for everybody but a suspended school, as if each had been let off. */
const NOT_ENFORCED = {
  kind: 'enforcement-off',
  id: 'configuration',
  from: Number.NEGATIVE_INFINITY,
  until: null,
} as const;

const NEWEST_TRANSITIONS = 200;

/** Most boundaries fall on midnight. A batch lets go of its schools within a second or two. */
const SWEPT_AT_ONCE = 10_000;
/** Swept at the same time. Ids are random, so that half of the schools are in each. */
const LANES: readonly SchoolRange[] = [
  { first: '00000000-0000-0000-0000-000000000000', last: '7fffffff-ffff-ffff-ffff-ffffffffffff' },
  { first: '80000000-0000-0000-0000-000000000000', last: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
];

/** Where a school stands at an instant, derived from facts at every read, and the news that change it. */
@Injectable()
export class SubscriptionService extends Entitlements {
  private readonly logger = new Logger(SubscriptionService.name);
  private readonly assessors: CommittedCache<(now: number) => SubscriptionAssessment>;

  constructor(
    private readonly database: Database,
    private readonly repository: SubscriptionRepository,
    private readonly boundaries: BoundariesRepository,
    private readonly assessments: Assessments,
    private readonly billing: BillingService,
    changes: Changes,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Optional() @Inject(UNVERIFIABLE_ASSESSMENT) private readonly unverifiable = unknownAssessment(),
  ) {
    super();
    this.assessors = new CommittedCache(changes, subscriptionChanged);
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
    return this.database.tenantRead(schoolId, async () => {
      const { facts, policies } = await this.assessments.gather(schoolId);
      return explain(facts, policies, now);
    });
  }

  /** Every instant to come at which something holds anew, in order. */
  boundariesOf(schoolId: string, now: number): Promise<DatedLevel[]> {
    return this.database.tenantRead(schoolId, async () =>
      datedLevels(await this.assessments.gather(schoolId), now),
    );
  }

  /** Plan, next plan and cancellation, read anew. */
  planStandingOf(schoolId: string, now: number): Promise<PlanStanding> {
    return this.database.tenantRead(schoolId, async () =>
      planStanding((await this.assessments.gather(schoolId)).facts, now),
    );
  }

  /** What has been recorded as happened, newest first. */
  transitionsOf(schoolId: string): Promise<Transition[]> {
    return this.database.tenantRead(schoolId, () =>
      this.repository.transitionsOf(schoolId, NEWEST_TRANSITIONS),
    );
  }

  override of(schoolId: string, now: number): Promise<Entitlement> {
    return this.assess(schoolId, now);
  }

  override async ofCurrentTransaction(schoolId: string, now: number): Promise<Entitlement> {
    const assess = await this.gatherAssessor(schoolId);
    return assess(now);
  }

  override async hasPaid(schoolId: string): Promise<boolean> {
    const { facts } = await this.assessments.gather(schoolId);
    return facts.some(({ kind }) => kind === 'payment-succeeded');
  }

  override async teacherLimit(schoolId: string, now: number): Promise<number> {
    const { facts, policies } = await this.assessments.gather(schoolId);
    const { current } = planStanding(facts, now);
    if (current === null) return policyAt(policies, now, null).trialTeacherLimit;
    return this.billing.teacherLimitOf(current.planCode);
  }

  hasFacts(schoolId: string): Promise<boolean> {
    return this.database.tenantRead(
      schoolId,
      async () => (await this.assessments.gather(schoolId)).facts.length > 0,
    );
  }

  /** Adds a fact and everything that follows from it, in one transaction. */
  recordFact(schoolId: string, fact: SchoolFact, now: number): Promise<void> {
    return this.database.systemTransaction(() => this.assessments.add(schoolId, fact, now));
  }

  @OnEvent(schoolRegistered)
  async grantTrial({ schoolId, at }: { schoolId: string; at: number }): Promise<void> {
    const { policies } = await this.assessments.gather(schoolId);
    const { trialDays: days } = policyAt(policies, at, null);
    await this.recordFact(
      schoolId,
      { kind: 'trial-granted', id: randomUUID(), at, days, actor: 'registration' },
      at,
    );
  }

  @OnEvent(factsRecorded)
  async onPaymentFacts({ schools, now }: PaymentNews): Promise<void> {
    await this.assessments.takeIn(schools, now);
  }

  /** Passes every boundary that is due. Returns how many. */
  async passDueBoundaries(now: number, batch = SWEPT_AT_ONCE): Promise<number> {
    const earliest = await this.database.systemRead(() => this.boundaries.earliestBoundary());
    if (earliest === null || earliest > now) return 0;
    const passed = await Promise.all(LANES.map((lane) => this.sweep(now, batch, lane)));
    return passed.reduce((sum, count) => sum + count, 0);
  }

  /** Batch by batch, each in a transaction of its own. */
  private async sweep(now: number, batch: number, lane: SchoolRange): Promise<number> {
    let passed = 0;
    for (;;) {
      const count = await this.database.systemTransaction(() => this.boundaries.sweep(now, batch, lane));
      passed += count;
      if (count < batch) return passed;
    }
  }

  private readAssessor(schoolId: string): Promise<(now: number) => SubscriptionAssessment> {
    return this.database.tenantRead(schoolId, () => this.gatherAssessor(schoolId));
  }

  private async gatherAssessor(schoolId: string): Promise<(now: number) => SubscriptionAssessment> {
    const { facts, policies } = await this.assessments.gather(schoolId);
    return assessor(this.config.subscriptionEnforcement ? facts : [...facts, NOT_ENFORCED], policies);
  }
}
