import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { Leaving } from '../../../platform/http/leaving.js';
import { defineRateLimit, EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { DOCX, PDF, ZIP } from '../../../platform/papers/media-types.js';
import { PaperDesk, whoseOf } from '../../../platform/papers/paper-desk.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersFile, fileOf } from '../../../platform/tables/table-file.js';
import { PlanArchives } from './plan-archive.js';
import {
  PaperOfPlanQueryDto,
  PlanArchiveQueryDto,
  PlanFileQueryDto,
  PlanPapersQueryDto,
} from './plan-papers.dto.js';
import { PlanPapers } from './plan-papers.service.js';
import { TeacherFiles } from './teacher-files.js';

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
    private readonly files: TeacherFiles,
    private readonly desk: PaperDesk,
  ) {}

  /** Of some days, all of them or those of a class or subject. In PDF each week is numbered and signed by itself. */
  @Get('lesson-plan-papers')
  @Limited(PAPERS)
  @AnswersFile(PDF, DOCX)
  async ofDays(
    @Caller() caller: SchoolCaller,
    @Query() { from, to, className, subject, format, layout }: PlanPapersQueryDto,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    const asked = {
      from,
      to,
      ...(className !== undefined && { className }),
      ...(subject !== undefined && { subject }),
    };
    const paper = await this.papers.ofDays(caller, asked, { format, layout });
    return this.desk.file(paper, whoseOf(caller), leaving);
  }

  /** Fail RPH: what the caller has sent of some days as it was sent, with a cover, a list and the codes of what is verified. */
  @Get('lesson-plan-file')
  @Limited(EXPORTS)
  @AnswersFile(PDF)
  async fileOfDays(
    @Caller() caller: SchoolCaller,
    @Query() { from, to }: PlanFileQueryDto,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    const paper = await this.files.of(caller, { from, to, authorId: caller.principal.userId });
    return this.desk.file(paper, whoseOf(caller), leaving);
  }

  /** One of them, whole. */
  @Get('lesson-plans/:id/paper')
  @Limited(PAPERS)
  @AnswersFile(PDF, DOCX)
  async ofPlan(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
    @Query() { format }: PaperOfPlanQueryDto,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    return this.desk.file(await this.papers.ofPlan(caller, id, format), whoseOf(caller), leaving);
  }
}

/** A whole session of them. */
@ApiTags('lesson plans')
@Controller('api/lesson-plan-archive')
@Allow('any-role')
@Rows('own')
export class PlanArchivesController {
  constructor(private readonly archives: PlanArchives) {}

  /** The caller's plans of a session, the current one unless named: a PDF a week and a table. Open at every level: they are theirs. */
  @Get()
  @Requires('billing')
  @Limited(EXPORTS)
  @AnswersFile(ZIP)
  async ofSession(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId }: PlanArchiveQueryDto,
  ): Promise<StreamableFile> {
    const { name, content } = await this.archives.ofSession(caller, academicYearId);
    return fileOf(content, ZIP, name);
  }
}
