import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { VerdictId } from '../../reviews/index.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import {
  JudgeYearlyPlanDto,
  SentYearlyPlanDto,
  toSentPlanDto,
  toWaitingDto,
  WaitingYearlyPlansDto,
} from './reviewed-plans.dto.js';
import { ReviewedYearlyPlans } from './reviewed-plans.service.js';

const PlanId = () => RecordId(PLAN_NOUN);

/** Yearly plans that were sent, for those who verify them: to read and to judge, never to write. */
@ApiTags('yearly-plans')
@Controller('api/sent-yearly-plans')
@Allow('any-role')
@Rows('supervised')
@Requires('editContent')
export class ReviewedPlansController {
  constructor(private readonly plans: ReviewedYearlyPlans) {}

  /** What waits for the caller's verdict, by teacher. */
  @Get()
  @Allow('supervisor')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<WaitingYearlyPlansDto> {
    return { items: (await this.plans.list(caller)).map(toWaitingDto) };
  }

  /** As it was sent. What was not sent to the caller does not exist for them. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<SentYearlyPlanDto> {
    return toSentPlanDto(await this.plans.read(caller, id));
  }

  /** Says that whoever is to verify it has read it: it cannot be withdrawn any more. */
  @Post(':id/reading')
  @HttpCode(200)
  async markRead(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<SentYearlyPlanDto> {
    return toSentPlanDto(await this.plans.markRead(caller, id));
  }

  /** Verifies or returns it, in the step of the caller. Its author hears of it a minute later. */
  @Post(':id/verdicts')
  @HttpCode(200)
  async judge(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() body: JudgeYearlyPlanDto,
  ): Promise<SentYearlyPlanDto> {
    return toSentPlanDto(await this.plans.judge(caller, id, body));
  }

  /** Takes a verdict back, within the minute in which nobody hears of it. */
  @Delete(':id/verdicts/:verdictId')
  async takeBack(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @VerdictId() verdictId: string,
  ): Promise<SentYearlyPlanDto> {
    return toSentPlanDto(await this.plans.takeBack(caller, id, verdictId));
  }
}
