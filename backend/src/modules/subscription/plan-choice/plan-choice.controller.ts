import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { IdempotencyKey } from '../../../platform/http/idempotency-key.js';
import { Limited } from '../../../platform/http/rate-limits.js';
import { CHECKOUTS, CheckoutDto } from '../../billing/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { BillingOverview } from './billing-overview.js';
import {
  BillingOverviewDto,
  CancellationRequestDto,
  PlanChoiceRequestDto,
  UpgradeRequestDto,
} from './plan-choice.dto.js';
import { PlanDecisions } from './plan-decisions.js';

/** Plan, upgrade, next plan and cancellation. Each decision answers with what holds after it. */
@ApiTags('billing')
@Controller('api/billing')
@Allow('main-admin')
@Rows('school')
@Requires('billing')
export class PlanChoiceController {
  constructor(
    private readonly plans: PlanDecisions,
    private readonly overviews: BillingOverview,
  ) {}

  /** The plan of the school, what was paid, and what comes next. */
  @Get('overview')
  @Allow('member')
  overview(@Caller() caller: SchoolCaller): Promise<BillingOverviewDto> {
    return this.overviews.of(caller);
  }

  /** Bills the greater plan for the rest of the term; it holds once it is paid. */
  @Post('upgrades')
  @Limited(CHECKOUTS)
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key is the same checkout' })
  async upgrade(
    @Caller() caller: SchoolCaller,
    @Body() { planCode, provider }: UpgradeRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<CheckoutDto> {
    const { invoice, bill } = await this.plans.upgrade(caller, { planCode, provider }, key);
    return { invoiceId: invoice.id, providerReference: bill.reference, paymentUrl: bill.paymentUrl };
  }

  /** Picks the plan of the next renewal. */
  @Post('plan-choices')
  @Limited(CHECKOUTS)
  async choosePlan(
    @Caller() caller: SchoolCaller,
    @Body() { planCode }: PlanChoiceRequestDto,
  ): Promise<BillingOverviewDto> {
    await this.plans.choosePlan(caller, planCode);
    return this.overviews.of(caller);
  }

  /** At the end of the term: until then nothing changes, and no grace follows. */
  @Post('cancellations')
  @Limited(CHECKOUTS)
  async cancel(
    @Caller() caller: SchoolCaller,
    @Body() { reason }: CancellationRequestDto,
  ): Promise<BillingOverviewDto> {
    await this.plans.cancel(caller, reason);
    return this.overviews.of(caller);
  }

  /** Takes a cancellation back while the term runs. */
  @Post('cancellation-withdrawals')
  @Limited(CHECKOUTS)
  async withdrawCancellation(
    @Caller() caller: SchoolCaller,
    @Body() _school: SchoolQueryDto,
  ): Promise<BillingOverviewDto> {
    await this.plans.withdrawCancellation(caller);
    return this.overviews.of(caller);
  }
}
