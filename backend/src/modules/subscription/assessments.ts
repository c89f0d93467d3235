import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/database/changes.js';
import { BillingService, type FactNews } from '../billing/index.js';
import { assessor, assessSubscription } from './domain/assess-subscription.js';
import { boundaries } from './domain/boundaries.js';
import type { SubscriptionFact } from './domain/fact.js';
import type { Policy } from './domain/policy.js';
import { NoticesDue } from './notices/notices-due.js';
import { PoliciesRepository } from './policies.repository.js';
import type { SchoolFact } from './stored-fact.js';
import { type DatedLevel, SubscriptionRepository } from './subscription.repository.js';

export type Gathered = Readonly<{ facts: readonly SubscriptionFact[]; policies: readonly Policy[] }>;

/** Gather, decide, apply: inside the current transaction, which every caller opens. */
@Injectable()
export class Assessments {
  constructor(
    private readonly repository: SubscriptionRepository,
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

  /** As `gather`, with the school's row held: whatever is decided on it is still so when it is written. */
  async gatherLocked(schoolId: string): Promise<Gathered> {
    await this.repository.lock(schoolId);
    return this.gather(schoolId);
  }

  /** Adds a fact and everything that follows from it. */
  async add(schoolId: string, fact: SchoolFact, now: number): Promise<void> {
    await this.repository.addFact(schoolId, fact);
    await this.due.schoolFact(schoolId, fact);
    await this.reassess(schoolId, now);
  }

  /** What has become known of payments, and everything that follows from it. */
  async takeIn(schoolId: string, news: readonly FactNews[], now: number): Promise<void> {
    await this.due.payments(schoolId, news);
    await this.reassess(schoolId, now);
  }

  async reassess(schoolId: string, now: number): Promise<void> {
    const held = await this.repository.lock(schoolId);
    const passed = await this.repository.passDueBoundaries(now, [schoolId]);
    const row = passed === 0 ? held : await this.repository.lock(schoolId);
    const gathered = await this.gather(schoolId);
    const assessment = assessSubscription(gathered.facts, gathered.policies, now);
    const { restrictionLevel: level, expiresAt, gracePeriodEnd, limitedEnd } = assessment;
    const version = row.facts_version + 1;
    const anchors = { level, expiresAt, gracePeriodEnd, limitedEnd };
    await this.repository.saveAssessment(schoolId, version, anchors, now);
    await this.repository.replaceBoundaries(schoolId, datedLevels(gathered, now));
    if (level !== row.recorded_level) {
      await this.repository.addTransition(schoolId, { at: now, rule: 'facts-changed', level }, version);
      if (level !== 'none') await this.due.standing(schoolId);
    }
    await this.changes.publish('subscription', schoolId);
  }
}

/** Each instant to come, with the level that holds from it: later nobody needs the rules to record it. */
export function datedLevels({ facts, policies }: Gathered, now: number): DatedLevel[] {
  const assess = assessor(facts, policies);
  return boundaries(facts, policies)
    .filter(({ at }) => at > now)
    .map((boundary) => ({ ...boundary, level: assess(boundary.at).restrictionLevel }));
}
