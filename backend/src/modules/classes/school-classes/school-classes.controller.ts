import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { CLASS_NOUN } from '../classes.errors.js';
import {
  ClassDto,
  ClassesDto,
  CreateClassDto,
  CreateClassesDto,
  toSchoolClassDto,
  UpdateClassDto,
} from './school-classes.dto.js';
import { SchoolClassesService } from './school-classes.service.js';

const ClassId = () => RecordId(CLASS_NOUN);

/** Whatever is taught to is a class, or made of classes. Everybody in the school knows their names. */
@ApiTags('classes')
@Controller('api/classes')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SchoolClassesController {
  constructor(private readonly classes: SchoolClassesService) {}

  /** All classes of an academic year. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<ClassesDto> {
    const items = await this.classes.list(caller, query.academicYearId);
    return { items: items.map(toSchoolClassDto) };
  }

  /** Keeps a new class. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() body: CreateClassDto): Promise<ClassDto> {
    return toSchoolClassDto(await this.classes.create(caller, body.id, body));
  }

  /** Keeps several new ones, all of them or none. */
  @Post('batch')
  async createAll(@Caller() caller: SchoolCaller, @Body() body: CreateClassesDto): Promise<ClassesDto> {
    const made = await this.classes.createAll(caller, 'classes', body.classes);
    return { items: made.map(toSchoolClassDto) };
  }

  /** Replaces a class, if it is still the one that was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @ClassId() id: string,
    @Body() body: UpdateClassDto,
  ): Promise<ClassDto> {
    return toSchoolClassDto(await this.classes.replace(caller, id, body.version, body));
  }

  /** Softly: a restoration brings it back. Refused while sets are taught to it. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @ClassId() id: string): Promise<void> {
    await this.classes.delete(caller, id);
  }

  /** Brings a deleted class back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @ClassId() id: string): Promise<ClassDto> {
    return toSchoolClassDto(await this.classes.restore(caller, id));
  }
}
