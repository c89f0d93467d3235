import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { PupilCountsDto } from './pupil-counts.dto.js';
import { PupilCountsService } from './pupil-counts.service.js';

@ApiTags('pupils')
@Controller('api/pupil-counts')
@Allow('any-role', 'pupils')
@Rows('school')
@Requires('dashboard')
export class PupilCountsController {
  constructor(private readonly counts: PupilCountsService) {}

  /** How many pupils are in the classes and teaching sets of a session, of those whom the caller sees. */
  @Get()
  count(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<PupilCountsDto> {
    return this.counts.count(caller, query.academicYearId);
  }
}
