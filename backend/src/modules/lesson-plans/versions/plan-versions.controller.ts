import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { LessonPlansService } from '../lesson-plans.service.js';
import { PlanVersionsDto, toPlanVersionDto } from './plan-versions.dto.js';

@ApiTags('lesson plans')
@Controller('api/lesson-plans/:id/versions')
@Allow('any-role')
@Rows('own')
export class PlanVersionsController {
  constructor(private readonly plans: LessonPlansService) {}

  /** What one plan of the caller said before, the newest first; at most 20. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @RecordId('lesson plan') id: string): Promise<PlanVersionsDto> {
    return { items: (await this.plans.versionsOf(caller, id)).map(toPlanVersionDto) };
  }
}
