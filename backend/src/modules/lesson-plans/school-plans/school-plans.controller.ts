import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires } from '../../../platform/access/route-policy.js';
import { NamesSchool } from '../../../platform/tenancy/names-school.js';
import { LessonPlanNotFoundError } from '../lesson-plans.errors.js';
import { SchoolPlanDto } from './school-plans.dto.js';
import { SchoolPlansService } from './school-plans.service.js';

const PlanId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new LessonPlanNotFoundError() }));

/** The plans of everybody in the school, for those who supervise: to read, never to write. */
@ApiTags('lesson plans')
@Controller('api/school-plans')
@Allow('any-role')
export class SchoolPlansController {
  constructor(private readonly plans: SchoolPlansService) {}

  /** For a teacher the plans of others do not exist. */
  @Get(':id')
  @Requires('dashboard')
  @NamesSchool()
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<SchoolPlanDto> {
    return this.plans.read(caller, id);
  }
}
