import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AmendmentDto } from '../../reviews/index.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import { PlanSendingDto, SendYearlyPlanDto, toSendingDto } from './plan-sending.dto.js';
import { YearlyPlanSending } from './plan-sending.service.js';
import { AnswerRemarkDto } from './remark.dto.js';

const PlanId = () => RecordId(PLAN_NOUN);

/** Sending a yearly plan to be verified, by whoever keeps it. */
@ApiTags('yearly-plans')
@Controller('api/yearly-plans')
@Allow('member')
@Rows('school')
@Requires('editContent')
export class PlanSendingController {
  constructor(private readonly sending: YearlyPlanSending) {}

  /** Whether it was sent, what became of it, and who verifies it. */
  @Get(':id/sending')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<PlanSendingDto> {
    return toSendingDto(await this.sending.read(caller, id));
  }

  /** Sends it as it stands. One without rows is refused. */
  @Post(':id/sending')
  @HttpCode(200)
  async send(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() body: SendYearlyPlanDto,
  ): Promise<PlanSendingDto> {
    return toSendingDto(await this.sending.send(caller, id, body));
  }

  /** Takes it back, if nobody has read it. */
  @Post(':id/sending/withdrawal')
  @HttpCode(200)
  async withdraw(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<PlanSendingDto> {
    return toSendingDto(await this.sending.withdraw(caller, id));
  }

  /** Answers what was said of it, or of one of its weeks. */
  @Post(':id/answers')
  @HttpCode(200)
  async answer(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { id: answerId, section, body }: AnswerRemarkDto,
  ): Promise<PlanSendingDto> {
    return toSendingDto(await this.sending.answer(caller, id, { id: answerId, section, body }));
  }

  /** Begins an amendment of a plan that was verified: it is written on and sent again, what was sealed stays. */
  @Post(':id/amendments')
  @HttpCode(200)
  async amend(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { id: amendmentId, reason }: AmendmentDto,
  ): Promise<PlanSendingDto> {
    return toSendingDto(await this.sending.amend(caller, id, { id: amendmentId, reason }));
  }
}
