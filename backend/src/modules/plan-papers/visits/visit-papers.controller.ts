import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { Leaving } from '../../../platform/http/leaving.js';
import { defineRateLimit, Limited } from '../../../platform/http/rate-limits.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { PaperDesk } from '../../../platform/papers/paper-desk.js';
import { AnswersFile } from '../../../platform/tables/table-file.js';
import { AsVisitor, Unindexed, type Visitor } from '../../plan-sending/index.js';
import { VisitPapers } from './visit-papers.js';

const VISIT_PAPERS = defineRateLimit('visit-paper', 30);

/** What a visitor of a school takes away, without signing in. */
@ApiTags('visits')
@ApiParam({ name: 'secret', type: String })
@Controller('api/visits/:secret')
@Allow('public')
export class VisitPapersController {
  constructor(
    private readonly papers: VisitPapers,
    private readonly desk: PaperDesk,
  ) {}

  /** All of it as PDF. */
  @Get('teachers/:teacherId/weeks/:week/paper')
  @ApiOperation({ operationId: 'Visits.paperOfWeek' })
  @Limited(VISIT_PAPERS)
  @Unindexed()
  @AnswersFile(PDF)
  async ofWeek(
    @AsVisitor() visitor: Visitor,
    @Param('teacherId') teacherId: string,
    @Param('week') week: string,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    const paper = await this.papers.ofWeek(visitor, teacherId, week);
    return this.desk.file(paper, paper.whose, leaving);
  }

  /** The same as PDF, with the code by which it is checked. */
  @Get('plans/:planId/paper')
  @ApiOperation({ operationId: 'Visits.paperOfPlan' })
  @Limited(VISIT_PAPERS)
  @Unindexed()
  @AnswersFile(PDF)
  async ofPlan(
    @AsVisitor() visitor: Visitor,
    @Param('planId') planId: string,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    const paper = await this.papers.ofPlan(visitor, planId);
    return this.desk.file(paper, paper.whose, leaving);
  }
}
