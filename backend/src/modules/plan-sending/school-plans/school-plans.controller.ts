import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { VerdictId } from '../../reviews/index.js';
import {
  GiveVerdictDto,
  JudgedPlanDto,
  SchoolPlanDto,
  toJudgedPlanDto,
  toSchoolPlanDto,
} from './school-plans.dto.js';
import { SchoolPlansService } from './school-plans.service.js';

const PlanId = () => RecordId('lesson plan');

/** Plans that were sent, for those who verify them: to read and to judge, never to write. */
@ApiTags('lesson plans')
@Controller('api/school-plans')
@Allow('any-role')
@Rows('supervised')
@Requires('editContent')
export class SchoolPlansController {
  constructor(private readonly plans: SchoolPlansService) {}

  /** As it was sent. What was not sent to the caller does not exist for them. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<SchoolPlanDto> {
    return toSchoolPlanDto(await this.plans.whole(caller, id));
  }

  /** Says that whoever is to verify it has read it: its author cannot withdraw it any more. */
  @Post(':id/reading')
  @HttpCode(200)
  async markRead(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<JudgedPlanDto> {
    return toJudgedPlanDto(await this.plans.markRead(caller, id));
  }

  /** Verifies or returns it, in the step of the caller. Its author hears of it a minute later. */
  @Post(':id/verdicts')
  @HttpCode(200)
  async judge(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() body: GiveVerdictDto,
  ): Promise<JudgedPlanDto> {
    return toJudgedPlanDto(await this.plans.judge(caller, id, body));
  }

  /** Takes note of what happened in a lesson whose plan is verified: from then on its author only adds to it. */
  @Post(':id/reflection-note')
  @HttpCode(200)
  async noteReflection(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<JudgedPlanDto> {
    return toJudgedPlanDto(await this.plans.noteReflection(caller, id));
  }

  /** Takes a verdict back, within the minute in which nobody hears of it. */
  @Delete(':id/verdicts/:verdictId')
  async takeBack(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @VerdictId() verdictId: string,
  ): Promise<JudgedPlanDto> {
    return toJudgedPlanDto(await this.plans.takeBack(caller, id, verdictId));
  }
}
