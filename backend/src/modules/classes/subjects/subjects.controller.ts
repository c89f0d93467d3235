import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { SUBJECT_NOUN } from '../classes.errors.js';
import {
  CreateSubjectDto,
  CreateSubjectsDto,
  SubjectDto,
  SubjectsDto,
  toSubjectDto,
  UpdateSubjectDto,
} from './subjects.dto.js';
import { SubjectsService } from './subjects.service.js';

const SubjectId = () => RecordId(SUBJECT_NOUN);

/** What a school teaches. Everybody in it knows. */
@ApiTags('subjects')
@Controller('api/subjects')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SubjectsController {
  constructor(private readonly subjects: SubjectsService) {}

  /** All subjects of the school. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<SubjectsDto> {
    const items = await this.subjects.list(caller);
    return { items: items.map(toSubjectDto) };
  }

  /** Keeps a new subject. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() body: CreateSubjectDto): Promise<SubjectDto> {
    return toSubjectDto(await this.subjects.create(caller, body.id, body));
  }

  /** Keeps several new ones, all of them or none. */
  @Post('batch')
  async createAll(@Caller() caller: SchoolCaller, @Body() body: CreateSubjectsDto): Promise<SubjectsDto> {
    const made = await this.subjects.createAll(caller, 'subjects', body.subjects);
    return { items: made.map(toSubjectDto) };
  }

  /** Replaces a subject, if it is still the one that was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @SubjectId() id: string,
    @Body() body: UpdateSubjectDto,
  ): Promise<SubjectDto> {
    return toSubjectDto(await this.subjects.replace(caller, id, body.version, body));
  }

  /** Softly: a restoration brings it back. Refused while it is taught in sets. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @SubjectId() id: string): Promise<void> {
    await this.subjects.delete(caller, id);
  }

  /** Brings a deleted subject back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @SubjectId() id: string): Promise<SubjectDto> {
    return toSubjectDto(await this.subjects.restore(caller, id));
  }
}
