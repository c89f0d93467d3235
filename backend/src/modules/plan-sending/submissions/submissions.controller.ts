import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import { SubmissionTables } from './submission-tables.js';
import {
  SubmissionsDto,
  SubmissionsQueryDto,
  SubmissionTableQueryDto,
  SubmittedLessonsDto,
  SubmittedLessonsQueryDto,
  toSubmissionsDto,
  toSubmittedLessonsDto,
} from './submissions.dto.js';
import { SubmissionsService } from './submissions.service.js';

/** What was expected of teachers and what they sent, counted from the timetable; never what a draft says. */
@ApiTags('lesson plans')
@Controller('api/submissions')
@Allow('any-role')
@Rows('supervised')
@Requires('viewReports')
export class SubmissionsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly tables: SubmissionTables,
  ) {}

  /** By teacher and week. Nobody of whom the caller verifies nothing, unless an administrator asks for the school. */
  @Get()
  async list(
    @Caller() caller: SchoolCaller,
    @Query() { of, to, weeks }: SubmissionsQueryDto,
  ): Promise<SubmissionsDto> {
    return toSubmissionsDto(await this.submissions.latest(caller, { of, to: to ?? null, count: weeks }));
  }

  /** The lessons that the figures of a teacher's week count. */
  @Get('lessons')
  async lessons(
    @Caller() caller: SchoolCaller,
    @Query() { of, teacherId, day }: SubmittedLessonsQueryDto,
  ): Promise<SubmittedLessonsDto> {
    return toSubmittedLessonsDto(await this.submissions.ofWeek(caller, { of, teacherId, day }));
  }

  /** The same as a table: a line for each week of each teacher. */
  @Get('table')
  @Limited(EXPORTS)
  @AnswersTable()
  async table(
    @Caller() caller: SchoolCaller,
    @Query() { of, from, to, teacherId, format }: SubmissionTableQueryDto,
  ): Promise<StreamableFile> {
    const asked = { of, from, to, ...(teacherId !== undefined && { teacherId }) };
    return tableFile(format, await this.tables.of(caller, asked));
  }
}
