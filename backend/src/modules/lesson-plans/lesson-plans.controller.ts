import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { mapPage } from '../../platform/page/page.js';
import { RecordId } from '../../platform/records/record-id.js';
import {
  CreateLessonPlanDto,
  LessonPlanDto,
  LessonPlansDto,
  LessonPlansQueryDto,
  toLessonPlanDto,
  UpdateLessonPlanDto,
} from './lesson-plans.dto.js';
import { LessonPlansService } from './lesson-plans.service.js';

const PlanId = () => RecordId('lesson plan');

@ApiTags('lesson plans')
@Controller('api/lesson-plans')
@Allow('any-role')
@Rows('own')
export class LessonPlansController {
  constructor(private readonly plans: LessonPlansService) {}

  /** The caller's own plans, newest date first. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: LessonPlansQueryDto): Promise<LessonPlansDto> {
    return mapPage(await this.plans.list(caller, query), toLessonPlanDto);
  }

  /** One plan of the caller. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<LessonPlanDto> {
    return toLessonPlanDto(await this.plans.read(caller, id));
  }

  /** Keeps a new plan of the caller. */
  @Post()
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() body: CreateLessonPlanDto): Promise<LessonPlanDto> {
    return toLessonPlanDto(await this.plans.create(caller, body.id, body));
  }

  /** Replaces a plan, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() body: UpdateLessonPlanDto,
  ): Promise<LessonPlanDto> {
    return toLessonPlanDto(await this.plans.replace(caller, id, body.version, body));
  }

  /** Softly: a restoration brings the plan back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<void> {
    await this.plans.delete(caller, id);
  }

  /** Brings a deleted plan back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<LessonPlanDto> {
    return toLessonPlanDto(await this.plans.restore(caller, id));
  }
}
