import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { PDF } from '../../../platform/papers/media-types.js';
import {
  AnswersPaper,
  type AskedPaperDto,
  AskedPapers,
  type PaperRequest,
  RequestsPaper,
} from '../../asked-papers/index.js';
import { SubmissionReportQueryDto } from '../../plan-sending/index.js';
import { PlanPaperKinds } from '../papers/plan-paper-kinds.js';
import { TeacherFileQueryDto } from './submission-papers.dto.js';

/** What was expected of teachers and what they sent, to file. */
@ApiTags('lesson plans')
@Controller('api/submissions')
@Allow('any-role')
@Rows('supervised')
@Requires('viewReports')
export class SubmissionPapersController {
  constructor(
    private readonly kinds: PlanPaperKinds,
    private readonly asked: AskedPapers,
  ) {}

  /** The report to file: A4, a line for each teacher, or for each week of one. */
  @Get('paper')
  @ApiOperation({ operationId: 'Submissions.paper' })
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
  @ApiOperation({ operationId: 'Submissions.file' })
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
}
