import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import { ProposalsService } from './proposals.service.js';
import {
  NewYearlyPlanDto,
  ProposalAnswerDto,
  ProposalDto,
  ShownPlanDto,
  toPlanDto,
  YearlyPlanDto,
  YearlyPlansDto,
} from './yearly-plans.dto.js';
import { YearlyPlansService } from './yearly-plans.service.js';

const PlanId = () => RecordId(PLAN_NOUN);

/** Rancangan pengajaran tahunan: the school's, which its panels keep, and those that people keep for themselves. */
@ApiTags('yearly-plans')
@Controller('api/yearly-plans')
@Allow('member')
@Rows('school')
@Requires('editContent')
export class YearlyPlansController {
  constructor(
    private readonly plans: YearlyPlansService,
    private readonly proposals: ProposalsService,
  ) {}

  /** Of an academic year: the school's, the caller's own, and what is proposed to the caller. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<YearlyPlansDto> {
    const { academicYearId } = query;
    const items = await this.plans.list(caller, academicYearId);
    const keptSubjectIds = await this.plans.keptSubjectIds(caller, academicYearId);
    return { items: items.map(toPlanDto), keptSubjectIds };
  }

  /** One plan; its rows are read beside it. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<ShownPlanDto> {
    return toPlanDto(await this.plans.show(caller, id));
  }

  /** Begins a plan, empty or with the rows of another. */
  @Post()
  @Requires('createContent')
  async begin(@Caller() caller: SchoolCaller, @Body() plan: NewYearlyPlanDto): Promise<ShownPlanDto> {
    return toPlanDto(await this.plans.begin(caller, plan));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<void> {
    await this.plans.delete(caller, id);
  }

  /** Brings a deleted plan back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<YearlyPlanDto> {
    return toPlanDto(await this.plans.restore(caller, id));
  }

  /** Lets those who keep the school's plan read the caller's own, until they have answered. */
  @Put(':id/proposal')
  async propose(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { note }: ProposalDto,
  ): Promise<YearlyPlanDto> {
    return toPlanDto(await this.proposals.propose(caller, id, note));
  }

  /** Takes a proposal back that was not answered. */
  @Delete(':id/proposal')
  async withdraw(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<YearlyPlanDto> {
    return toPlanDto(await this.proposals.withdraw(caller, id));
  }

  /** What became of a proposal; its author reads it. */
  @Put(':id/answer')
  async answer(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { answer, note }: ProposalAnswerDto,
  ): Promise<YearlyPlanDto> {
    return toPlanDto(await this.proposals.answer(caller, id, { answer, note }));
  }
}
