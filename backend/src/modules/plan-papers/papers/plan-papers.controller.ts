import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { defineRateLimit, EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { DOCX, PDF, ZIP } from '../../../platform/papers/media-types.js';
import { RecordId } from '../../../platform/records/record-id.js';
import {
  AnswersPaper,
  type AskedPaperDto,
  AskedPapers,
  type PaperRequest,
  RequestsPaper,
} from '../../asked-papers/index.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { PlanPaperKinds } from './plan-paper-kinds.js';
import { PaperOfPlanQueryDto, PlanFileQueryDto, PlanPapersQueryDto } from './plan-papers.dto.js';
import { PlanPapers } from './plan-papers.service.js';

/** A whole staff room prints on the same afternoon, from one address. */
const PAPERS = defineRateLimit('paper', 120);

/** The caller's plans on paper; what others have written is on nobody's. */
@ApiTags('lesson plans')
@Controller('api')
@Allow('any-role')
@Rows('own')
@Requires('dashboard')
export class PlanPapersController {
  constructor(
    private readonly papers: PlanPapers,
    private readonly kinds: PlanPaperKinds,
    private readonly asked: AskedPapers,
  ) {}

  /** Of some days, all of them or those of a class or subject. In PDF each week is numbered and signed by itself. */
  @Get('lesson-plan-papers')
  @Limited(PAPERS)
  @AnswersPaper(PDF, DOCX)
  async ofDays(
    @Caller() caller: SchoolCaller,
    @Query() { from, to, className, subject, format, layout }: PlanPapersQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    const asked = {
      from,
      to,
      ...(className !== undefined && { className }),
      ...(subject !== undefined && { subject }),
    };
    return this.asked.answer(caller, this.kinds.plans, { ...asked, format, layout }, request);
  }

  /** Fail RPH: what the caller has sent of some days as it was sent, with a cover, a list and the codes of what is verified. */
  @Get('lesson-plan-file')
  @Limited(EXPORTS)
  @AnswersPaper(PDF)
  async fileOfDays(
    @Caller() caller: SchoolCaller,
    @Query() { from, to }: PlanFileQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    const asked = { from, to, authorId: caller.principal.userId };
    return this.asked.answer(caller, this.kinds.file, asked, request);
  }

  /** One of them, whole. */
  @Get('lesson-plans/:id/paper')
  @Limited(PAPERS)
  @AnswersPaper(PDF, DOCX)
  async ofPlan(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
    @Query() { format }: PaperOfPlanQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    const asked = await this.papers.ofPlan(caller, id, format);
    return this.asked.answer(caller, this.kinds.plans, asked, request);
  }
}

/** A whole session of them. */
@ApiTags('lesson plans')
@Controller('api/lesson-plan-archive')
@Allow('any-role')
@Rows('own')
export class PlanArchivesController {
  constructor(
    private readonly kinds: PlanPaperKinds,
    private readonly asked: AskedPapers,
  ) {}

  /** The caller's plans of a session: a PDF a week and a table. Open at every level: they are theirs. */
  @Get()
  @Requires('billing')
  @Limited(EXPORTS)
  @AnswersPaper(ZIP)
  async ofSession(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId }: OfYearQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    return this.asked.answer(caller, this.kinds.archive, { academicYearId }, request);
  }
}
