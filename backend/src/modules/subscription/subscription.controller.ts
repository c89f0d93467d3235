import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { BeforeSecondFactor } from '../../platform/access/sign-in-rules.js';
import { ExplanationDto } from './assessment/explanation.dto.js';
import { explanation } from './assessment/explanation.js';
import { subscriptionStatus } from './assessment/subscription-status.js';
import { SubscriptionStatusDto } from './subscription.dto.js';
import { SubscriptionService } from './subscription.service.js';

/** Open at every level: a locked school must be told that it is locked. */
@ApiTags('subscription')
@Controller('api/subscription')
@Allow('member')
@Rows('school')
@Requires('billing')
@BeforeSecondFactor()
export class SubscriptionController {
  constructor(private readonly subscription: SubscriptionService) {}

  /** What the subscription lets the caller's school do now. */
  @Get('status')
  async status(@Caller() { school, membership, now }: SchoolCaller): Promise<SubscriptionStatusDto> {
    return subscriptionStatus(await this.subscription.assess(school.id, now), membership.role, now);
  }

  /** "Mengapa status ini?": the facts in order, the rule, and now. */
  @Get('explanation')
  @Allow('admin')
  async explanation(@Caller() { school, now }: SchoolCaller): Promise<ExplanationDto> {
    return explanation(await this.subscription.explain(school.id, now), now);
  }
}
