import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { PERSONAL_LESSON } from '../domain/personal-lesson.js';
import { PersonalLessonsService } from './personal-lessons.service.js';
import {
  ChangedPersonalLessonDto,
  NewAdoptionDto,
  NewPersonalLessonDto,
  PersonalLessonDto,
  PersonalTimetableDto,
  toPersonalTimetableDto,
} from './personal-timetable.dto.js';
import { PersonalTimetables } from './personal-timetable.service.js';

const LessonId = () => RecordId(PERSONAL_LESSON);

/** What a teacher says of their own week where the school's timetable says nothing. */
@ApiTags('timetables')
@Controller('api')
@Allow('any-role')
@Rows('own')
@Requires('editContent')
export class PersonalTimetableController {
  constructor(
    private readonly timetables: PersonalTimetables,
    private readonly lessons: PersonalLessonsService,
  ) {}

  /** The caller's own, of an academic year. */
  @Get('personal-timetable')
  @Requires('dashboard')
  async read(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId }: OfYearQueryDto,
  ): Promise<PersonalTimetableDto> {
    return toPersonalTimetableDto(await this.timetables.read(caller, academicYearId));
  }

  /** The caller goes over to the school's timetable: plans written for what was told in words are of its lessons. */
  @Post('personal-timetable/adoption')
  @HttpCode(200)
  async adopt(
    @Caller() caller: SchoolCaller,
    @Body() { timetableId, matches }: NewAdoptionDto,
  ): Promise<PersonalTimetableDto> {
    return toPersonalTimetableDto(await this.timetables.adopt(caller, timetableId, matches));
  }

  /** Keeps a new lesson of the caller's own week. */
  @Post('personal-lessons')
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, schoolCode: _, ...lesson }: NewPersonalLessonDto,
  ): Promise<PersonalLessonDto> {
    return toRecordDto(await this.lessons.create(caller, id, lesson));
  }

  /** Replaces a lesson, if it is still the one that was read. */
  @Put('personal-lessons/:id')
  async update(
    @Caller() caller: SchoolCaller,
    @LessonId() id: string,
    @Body() { version, schoolCode: _, ...lesson }: ChangedPersonalLessonDto,
  ): Promise<PersonalLessonDto> {
    return toRecordDto(await this.lessons.replace(caller, id, version, lesson));
  }

  /** Softly: a restoration brings it back. */
  @Delete('personal-lessons/:id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @LessonId() id: string): Promise<void> {
    await this.lessons.delete(caller, id);
  }

  /** Brings a deleted lesson back, unless another one is at its time by now. */
  @Post('personal-lessons/:id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @LessonId() id: string): Promise<PersonalLessonDto> {
    return toRecordDto(await this.lessons.restore(caller, id));
  }
}
