import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { ScheduleRuns } from '../../../platform/queue/schedule-runs.js';
import { SchedulesDto, toSchedulesDto } from './schedules.dto.js';

@ApiTags('operations')
@Controller('api/operations/schedules')
@Allow('staff')
export class SchedulesController {
  constructor(private readonly runs: ScheduleRuns) {}

  /** Everything that runs by itself, with its last and its next run. */
  @Get()
  async list(): Promise<SchedulesDto> {
    return toSchedulesDto(await this.runs.states());
  }
}
