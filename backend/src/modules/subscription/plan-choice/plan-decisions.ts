import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { midnight } from '../../../platform/calendar/local-day.js';
import { BillingService, CheckoutsService, type Plan } from '../../billing/index.js';
import { Assessments } from '../assessment/assessments.js';
import { Interventions } from '../assessment/interventions.js';
import { mayCancel, mayWithdrawCancellation } from '../domain/cancellation.js';
import type { SubscriptionFact } from '../domain/fact.js';
import { hasPendingPayment } from '../domain/payments.js';
import { planStanding } from '../domain/plan-standing.js';
import { type UpgradeOffer, upgradeOffers } from '../domain/upgrade-offers.js';
import { UpgradeNotPossibleError } from '../subscription.errors.js';

const OWN_CHOICE = 'Chosen by the school';

/** What a school may do about its plan by itself: its Admin Utama decides. */
@Injectable()
export class PlanDecisions {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly assessments: Assessments,
    private readonly billing: BillingService,
    private readonly checkouts: CheckoutsService,
    private readonly interventions: Interventions,
  ) {}

  /** In the current transaction. */
  async standingOf(schoolId: string, now: number) {
    const { facts } = await this.assessments.gather(schoolId);
    const plans = await this.billing.plansAt(now);
    const { current, paidNext, nextPlanCode, cancellation } = planStanding(facts, now);
    const named = (code: string | null | undefined) => plans.find((plan) => plan.code === code) ?? null;
    return {
      plan: named(current?.planCode),
      termMonths: current?.grant.termMonths ?? null,
      paidNext: paidNext && { plan: named(paidNext.planCode), from: midnight(paidNext.start) },
      nextPlan: named(nextPlanCode),
      cancellation,
      pendingPayment: hasPendingPayment(facts, now),
      mayCancel: mayCancel(facts, 'end-of-term', now),
      mayWithdrawCancellation: mayWithdrawCancellation(facts, now),
      upgrades: await this.offers(facts, plans, now),
    };
  }

  /** A bill for the greater plan until the end of what is paid for; it counts from when it is paid. */
  upgrade(caller: SchoolCaller, order: { planCode: string; provider: string }, idempotencyKey: string) {
    return this.checkouts.checkOutUpgrade(caller, order, idempotencyKey, async () => {
      const { facts } = await this.assessments.gather(caller.school.id);
      const plans = await this.billing.plansAt(caller.now);
      const offer = (await this.offers(facts, plans, caller.now)).find(
        ({ plan }) => plan.code === order.planCode,
      );
      if (offer) return offer;
      const { remaining } = planStanding(facts, caller.now);
      throw new UpgradeNotPossibleError(remaining.length === 0 ? 'NO_RUNNING_TERM' : 'NOT_A_GREATER_PLAN');
    });
  }

  choosePlan(caller: SchoolCaller, planCode: string): Promise<void> {
    const choice = { planCode, actor: caller.principal.userId, reason: OWN_CHOICE };
    return this.writes.writeAsSystem(caller, () =>
      this.interventions.choosePlan(caller.school.id, choice, caller.now),
    );
  }

  cancel(caller: SchoolCaller, reason: string): Promise<void> {
    const order = { mode: 'end-of-term', actor: caller.principal.userId, reason } as const;
    return this.writes.writeAsSystem(caller, () =>
      this.interventions.cancel(caller.school.id, order, caller.now),
    );
  }

  withdrawCancellation(caller: SchoolCaller): Promise<void> {
    const by = { actor: caller.principal.userId, reason: OWN_CHOICE };
    return this.writes.writeAsSystem(caller, () =>
      this.interventions.withdrawCancellation(caller.school.id, by, caller.now),
    );
  }

  private async offers(
    facts: readonly SubscriptionFact[],
    sold: readonly Plan[],
    now: number,
  ): Promise<UpgradeOffer[]> {
    const standing = planStanding(facts, now);
    const plansWhen = new Map<number, Plan[]>();
    for (const { grant } of standing.remaining)
      plansWhen.set(grant.grantedAt, await this.billing.plansAt(grant.grantedAt));
    return upgradeOffers(standing, sold, ({ grant }) => plansWhen.get(grant.grantedAt) ?? [], now);
  }
}
