import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import {
  AnswersPaper,
  type AskedPaperDto,
  AskedPapers,
  type PaperRequest,
  RequestsPaper,
} from '../../asked-papers/index.js';
import { PlanPaperKinds } from '../papers/plan-paper-kinds.js';
import { SubmissionReport } from './submission-report.js';
import {
  SubmissionReportQueryDto,
  SubmissionsDto,
  SubmissionsQueryDto,
  SubmissionTableQueryDto,
  SubmittedLessonsDto,
  SubmittedLessonsQueryDto,
  TeacherFileQueryDto,
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
    private readonly report: SubmissionReport,
    private readonly kinds: PlanPaperKinds,
    private readonly asked: AskedPapers,
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

  /** The report to file: A4, a line for each teacher, or for each week of one. */
  @Get('paper')
  @Limited(EXPORTS)
  @AnswersPaper(PDF)
  async paper(
    @Caller() caller: SchoolCaller,
    @Query() { of, from, to, teacherId }: SubmissionReportQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    const asked = { of, from, to, ...(teacherId !== undefined && { teacherId }) };
    return this.asked.answer(caller, this.kinds.submissions, asked, request);
  }

  /** Fail RPH: what a teacher has sent of some days, as far as the caller reads it; of nobody else there is anything. */
  @Get('file')
  @Limited(EXPORTS)
  @AnswersPaper(PDF)
  async file(
    @Caller() caller: SchoolCaller,
    @Query() { teacherId, from, to }: TeacherFileQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    const asked = { from: from ?? null, to, authorId: teacherId };
    return this.asked.answer(caller, this.kinds.supervisedFile, asked, request);
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
    return tableFile(format, await this.report.table(caller, asked));
  }
}
