import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { LessonPlanDto, toLessonPlanDto } from '../../lesson-plans/index.js';
import { AmendmentDto } from '../../reviews/index.js';
import { PlanAmendments } from './plan-amendments.js';
import { PlanAnswers } from './plan-answers.js';
import { ShiftedPlans } from './shifted-plans.js';
import {
  AnswerDto,
  SendWeekDto,
  SendWeekQueryDto,
  SentWeekDto,
  ShiftedPlansDto,
  ShiftPlanDto,
  toSentWeekDto,
  WithdrawWeekDto,
} from './week-sending.dto.js';
import { WeekSending } from './week-sending.service.js';
import { WholeWeeks } from './whole-weeks.js';

/** Sending the plans of a week to be verified. */
@ApiTags('lesson plans')
@Controller('api')
@Allow('any-role')
@Rows('own')
export class WeekSendingController {
  constructor(
    private readonly weeks: WholeWeeks,
    private readonly sending: WeekSending,
    private readonly amendments: PlanAmendments,
    private readonly answers: PlanAnswers,
    private readonly shifted: ShiftedPlans,
  ) {}

  /** What of the caller's week was sent and what became of it, by when it is due, and who verifies it: as the week itself says. */
  @Get('my-week/sending')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @Query() { day }: SendWeekQueryDto): Promise<SentWeekDto> {
    const { sending } = await this.weeks.read(caller, day);
    return toSentWeekDto(sending);
  }

  /** Sends plans in these versions, all or none. One that lacks objective or activities is refused. */
  @Post('my-week/sending')
  @HttpCode(200)
  @Requires('editContent')
  async send(
    @Caller() caller: SchoolCaller,
    @Body() { pressedAt, ...body }: SendWeekDto,
  ): Promise<SentWeekDto> {
    const press = pressedAt === null ? null : Date.parse(pressedAt);
    return toSentWeekDto(await this.sending.send(caller, { ...body, pressedAt: press }));
  }

  /** Takes back what of the week, or of these of its plans, nobody has read. */
  @Post('my-week/sending/withdrawal')
  @HttpCode(200)
  @Requires('editContent')
  async withdraw(
    @Caller() caller: SchoolCaller,
    @Body() { day, planIds }: WithdrawWeekDto,
  ): Promise<SentWeekDto> {
    return toSentWeekDto(await this.sending.withdraw(caller, day, planIds ?? null));
  }

  /** Begins an amendment of a plan that was verified: it is written on and sent again, what was sealed stays. */
  @Post('lesson-plans/:id/amendments')
  @HttpCode(200)
  @Requires('editContent')
  async amend(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') planId: string,
    @Body() { id, reason }: AmendmentDto,
  ): Promise<LessonPlanDto> {
    return toLessonPlanDto(await this.amendments.begin(caller, planId, { id, reason }));
  }

  /** Moves the plan of a lesson that the school stopped to another lesson of its set, alone or with what follows. */
  @Post('lesson-plans/:id/shift')
  @HttpCode(200)
  @Requires('editContent')
  async shift(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
    @Body() { shift }: ShiftPlanDto,
  ): Promise<ShiftedPlansDto> {
    return { moved: await this.shifted.shift(caller, id, shift) };
  }

  /** Answers what was said of a part of a plan that was sent. */
  @Post('lesson-plans/:id/answers')
  @HttpCode(204)
  @Requires('editContent')
  async answer(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
    @Body() { id: answerId, section, body }: AnswerDto,
  ): Promise<void> {
    await this.answers.answer(caller, id, { id: answerId, section, body });
  }
}
