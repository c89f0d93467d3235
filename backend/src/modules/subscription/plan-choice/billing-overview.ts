import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { PaymentProviders, type Plan, SchoolBilling } from '../../billing/index.js';
import { Seats } from '../../schools/index.js';
import type { UpgradeOffer } from '../domain/upgrade-offers.js';
import type { BillingOverviewDto, NextPlanDto, UpgradeOfferDto } from './plan-choice.dto.js';
import { PlanDecisions } from './plan-decisions.js';

/** What a school has, owes and may do about it, for its billing page. */
@Injectable()
export class BillingOverview {
  constructor(
    private readonly database: Database,
    private readonly billing: SchoolBilling,
    private readonly plans: PlanDecisions,
    private readonly providers: PaymentProviders,
    private readonly seats: Seats,
  ) {}

  of(caller: SchoolCaller): Promise<BillingOverviewDto> {
    const { school, now } = caller;
    return this.database.tenantRead(school.id, async () => {
      const { mainAdmins, ...billing } = await this.billing.overview(caller);
      const { plan, termMonths, paidNext, nextPlan, upgrades, ...standing } = await this.plans.standingOf(
        school.id,
        now,
      );
      const { used, limit } = await this.seats.count(school.id, now);
      return {
        ...billing,
        ...standing,
        school: { code: school.code, name: school.name },
        mainAdmins: mainAdmins.map(({ name, email }) => ({ name, email })),
        plan: plan && termMonths ? { ...named(plan), termMonths } : null,
        paidNext: paidNext?.plan ? { ...named(paidNext.plan), from: toMalaysianIso(paidNext.from) } : null,
        nextPlan: nextPlan && named(nextPlan),
        teacherLimit: limit,
        teachers: used,
        upgrades: upgrades.map(toDto),
        providers: this.providers.offered.map(({ id, name }) => ({ id, name })),
      };
    });
  }
}

function named({ code, name }: Plan): NextPlanDto {
  return { code, name };
}

function toDto({ plan, amountSen, until }: UpgradeOffer): UpgradeOfferDto {
  const { code: planCode, name, teacherLimit } = plan;
  return { planCode, name, teacherLimit, amountSen, until: toMalaysianIso(until) };
}
