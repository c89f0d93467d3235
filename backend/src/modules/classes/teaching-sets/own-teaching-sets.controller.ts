import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { TeachingSetsDto, toTeachingSetDto } from './teaching-sets.dto.js';
import { TeachingSetsService } from './teaching-sets.service.js';

@ApiTags('teaching sets')
@Controller('api/own-teaching-sets')
@Allow('any-role')
@Rows('own')
@Requires('dashboard')
export class OwnTeachingSetsController {
  constructor(private readonly sets: TeachingSetsService) {}

  /** What the caller teaches today, as lead or beside one. */
  @Get()
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<TeachingSetsDto> {
    const items = await this.sets.listOwn(caller, query.academicYearId);
    return { items: items.map(toTeachingSetDto) };
  }
}
