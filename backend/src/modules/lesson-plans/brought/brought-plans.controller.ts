import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { LessonCopies } from '../copies/lesson-copies.js';
import { WeekCopiesDto } from '../copies/plan-copies.dto.js';
import { aboutOf, FittingPlansQueryDto, LessonTimeDto } from '../shares/shared-plans.dto.js';
import {
  BroughtPlanDto,
  FittingBroughtPlansDto,
  toBroughtDto,
  toFittingBroughtDto,
} from './brought-plans.dto.js';
import { BROUGHT_NOUN, BroughtPlans } from './brought-plans.service.js';

const PlanId = () => RecordId(BROUGHT_NOUN);

/** Plans that the caller wrote in another school and brought along. */
@ApiTags('own work')
@Controller('api/brought-plans')
@Allow('any-role')
@Rows('own')
export class BroughtPlansController {
  constructor(
    private readonly brought: BroughtPlans,
    private readonly copies: LessonCopies,
  ) {}

  /** Those that serve a lesson: of its subject and level. */
  @Get()
  @Requires('dashboard')
  async fitting(
    @Caller() caller: SchoolCaller,
    @Query() query: FittingPlansQueryDto,
  ): Promise<FittingBroughtPlansDto> {
    const lesson = aboutOf(query);
    const { items, all } = await this.brought.fitting(caller, lesson);
    return { items: items.map(toFittingBroughtDto(lesson)), all };
  }

  /** One plan of the caller that came along. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<BroughtPlanDto> {
    return toBroughtDto(await this.brought.read(caller, id));
  }

  /** Copies it into a lesson of the caller for which nothing is written; what somebody wrote stays. */
  @Post(':id/copies')
  @HttpCode(200)
  @Requires('createContent')
  async copy(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { date, startTime }: LessonTimeDto,
  ): Promise<WeekCopiesDto> {
    const plan = await this.brought.read(caller, id);
    return { copied: await this.copies.copyInto(caller, plan, { date, startTime }) };
  }
}
