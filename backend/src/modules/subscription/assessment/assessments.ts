import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/database/changes.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { BillingService, ordersEnded, type SchoolNews } from '../../billing/index.js';
import {
  type NoticeSubject,
  STANDING,
  subjectsOfFact,
  subjectsOfPayment,
} from '../announcements/notice-subject.js';
import { NoticesDue } from '../announcements/notices-due.js';
import { assessor, assessSubscription } from '../domain/assess-subscription.js';
import { boundaries } from '../domain/boundaries.js';
import type { SubscriptionFact } from '../domain/fact.js';
import { planTimeline } from '../domain/plan-standing.js';
import type { Policy } from '../domain/policy.js';
import { PlanTimelinesRepository, type SchoolTimeline } from '../plan-choice/plan-timelines.repository.js';
import { PoliciesRepository } from '../policies/policies.repository.js';
import { subscriptionChanged } from '../subscription.events.js';
import { BoundariesRepository } from './boundaries.repository.js';
import type { SchoolFact } from './stored-fact.js';
import {
  type AppliedAssessment,
  type DatedLevel,
  SubscriptionRepository,
  type SubscriptionRow,
} from './subscription.repository.js';

export type Gathered = Readonly<{ facts: readonly SubscriptionFact[]; policies: readonly Policy[] }>;

/** A school about which something became known, what it is to be told of, and the event that said so. */
type Concerned = Readonly<{ schoolId: string; cause: string | null; subjects: readonly NoticeSubject[] }>;

/** Gather, decide, apply: inside the current transaction, which every caller opens. */
@Injectable()
export class Assessments {
  constructor(
    private readonly repository: SubscriptionRepository,
    private readonly boundaries: BoundariesRepository,
    private readonly plans: PlanTimelinesRepository,
    private readonly policies: PoliciesRepository,
    private readonly billing: BillingService,
    private readonly due: NoticesDue,
    private readonly changes: Changes,
  ) {}

  async gather(schoolId: string): Promise<Gathered> {
    const [own, payments, policies] = await Promise.all([
      this.repository.facts(schoolId),
      this.billing.paymentFactsOf(schoolId),
      this.policies.policiesOf(schoolId),
    ]);
    return { facts: [...payments, ...own], policies };
  }

  /** Of many schools, for who looks at all of them. */
  async gatherAll(schoolIds: readonly string[]): Promise<(schoolId: string) => Gathered> {
    const [own, payments, policiesOf] = await Promise.all([
      this.repository.factsOfSchools(schoolIds),
      this.billing.paymentFactsOfSchools(schoolIds),
      this.policies.policiesOfSchools(schoolIds),
    ]);
    return (schoolId) => ({
      facts: [...(payments.get(schoolId) ?? []), ...(own.get(schoolId) ?? [])],
      policies: policiesOf(schoolId),
    });
  }

  /** As `gather`, with the school's row held: whatever is decided on it is still so when it is written. */
  async gatherLocked(schoolId: string): Promise<Gathered> {
    await this.repository.lock([schoolId]);
    return this.gather(schoolId);
  }

  /** Adds a fact and everything that follows from it. */
  async add(schoolId: string, fact: SchoolFact, now: number): Promise<void> {
    await this.repository.addFact(schoolId, fact);
    await this.reassessAll([{ schoolId, cause: null, subjects: subjectsOfFact(fact) }], now);
  }

  /** What has become known of payments, and everything that follows from it. */
  async takeIn(schools: readonly SchoolNews[], now: number): Promise<void> {
    await this.reassessAll(
      schools.map(({ schoolId, cause, news }) => ({
        schoolId,
        cause,
        subjects: news.flatMap(subjectsOfPayment),
      })),
      now,
    );
  }

  reassess(schoolId: string, now: number): Promise<void> {
    return this.reassessAll([{ schoolId, cause: null, subjects: [] }], now);
  }

  /** Nobody waits any more for a payment of theirs. */
  @OnEvent(ordersEnded)
  async onOrdersEnded({ schoolId }: { schoolId: string }): Promise<void> {
    await this.changes.publish(subscriptionChanged, schoolId);
  }

  private async reassessAll(concerned: readonly Concerned[], now: number): Promise<void> {
    const schoolIds = concerned.map(({ schoolId }) => schoolId);
    const rowOf = await this.heldUpTo(now, schoolIds);
    const gatheredOf = await this.gatherAll(schoolIds);
    const assessed = concerned.map((school) =>
      assessedAnew(school, rowOf(school.schoolId), gatheredOf(school.schoolId), now),
    );
    await this.repository.apply(assessed, now);
    await this.plans.write(assessed);
    await this.due.add(assessed);
    await this.changes.publish(subscriptionChanged, ...schoolIds);
  }

  /** The rows of schools, held, once every boundary that is due has been passed. */
  private async heldUpTo(
    now: number,
    schoolIds: readonly string[],
  ): Promise<(id: string) => SubscriptionRow> {
    const held = await this.repository.lock(schoolIds);
    const passed = await this.boundaries.passDueBoundaries(now, schoolIds);
    return passed === 0 ? held : this.repository.lock(schoolIds);
  }
}

/** What an assessment changes of a school; where it stands now is told if that is a new restriction. */
function assessedAnew(
  { schoolId, cause, subjects }: Concerned,
  { facts_version, recorded_level }: SubscriptionRow,
  gathered: Gathered,
  now: number,
): AppliedAssessment & SchoolTimeline & Pick<Concerned, 'subjects'> {
  const assessment = assessSubscription(gathered.facts, gathered.policies, now);
  const { restrictionLevel: level, expiresAt, gracePeriodEnd, limitedEnd } = assessment;
  return {
    schoolId,
    cause,
    version: facts_version + 1,
    level,
    expiresAt,
    gracePeriodEnd,
    limitedEnd,
    boundaries: datedLevels(gathered, now),
    timeline: planTimeline(gathered.facts, now),
    subjects: level === 'none' || level === recorded_level ? subjects : [...subjects, STANDING],
  };
}

/** Each instant to come, with the level that holds from it: later nobody needs the rules to record it. */
export function datedLevels({ facts, policies }: Gathered, now: number): DatedLevel[] {
  const assess = assessor(facts, policies);
  return boundaries(facts, policies)
    .filter(({ at }) => at > now)
    .map((boundary) => ({ ...boundary, level: assess(boundary.at).restrictionLevel }));
}
