import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { SET_NOUN } from '../classes.errors.js';
import {
  CreateSetDto,
  CreateSetsDto,
  TeachingSetDto,
  TeachingSetsDto,
  toTeachingSetDto,
  UpdateSetDto,
} from './teaching-sets.dto.js';
import { TeachingSetsService } from './teaching-sets.service.js';

const SetId = () => RecordId(SET_NOUN);

/** Who teaches what to whom. */
@ApiTags('teaching sets')
@Controller('api/teaching-sets')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class TeachingSetsController {
  constructor(private readonly sets: TeachingSetsService) {}

  /** All teaching sets of an academic year. */
  @Get()
  @Allow('admin', 'timetable', 'pupils', 'assessments')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<TeachingSetsDto> {
    const items = await this.sets.list(caller, query.academicYearId);
    return { items: items.map(toTeachingSetDto) };
  }

  /** Keeps a new teaching set. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() body: CreateSetDto): Promise<TeachingSetDto> {
    return toTeachingSetDto(await this.sets.create(caller, body.id, body));
  }

  /** Keeps several new ones, all of them or none. */
  @Post('batch')
  async createAll(@Caller() caller: SchoolCaller, @Body() body: CreateSetsDto): Promise<TeachingSetsDto> {
    const made = await this.sets.createAll(caller, 'teachingSets', body.teachingSets);
    return { items: made.map(toTeachingSetDto) };
  }

  /** Replaces a teaching set, if it is still the one that was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @SetId() id: string,
    @Body() body: UpdateSetDto,
  ): Promise<TeachingSetDto> {
    return toTeachingSetDto(await this.sets.replace(caller, id, body.version, body));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @SetId() id: string): Promise<void> {
    await this.sets.delete(caller, id);
  }

  /** Brings a deleted teaching set back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @SetId() id: string): Promise<TeachingSetDto> {
    return toTeachingSetDto(await this.sets.restore(caller, id));
  }
}
