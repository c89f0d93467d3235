import { Controller, Delete, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { SamplesDto } from './samples.dto.js';
import { SamplesService } from './samples.service.js';

/** For administrators who look around in their school: the plans are the caller's own. */
@ApiTags('lesson plans')
@Controller('api/lesson-plans/samples')
@Allow('admin')
@Rows('own')
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  /** Gives the caller a week of example plans. */
  @Put()
  @Requires('createContent')
  async load(@Caller() caller: SchoolCaller): Promise<SamplesDto> {
    return { samples: await this.samples.load(caller) };
  }

  /** Those that stayed as they came; what was edited stays. */
  @Delete()
  @HttpCode(204)
  @Requires('editContent')
  async remove(@Caller() caller: SchoolCaller): Promise<void> {
    await this.samples.remove(caller);
  }
}
