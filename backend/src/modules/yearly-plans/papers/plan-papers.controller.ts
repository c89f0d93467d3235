import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { DOCX, PDF } from '../../../platform/papers/media-types.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import {
  AnswersPaper,
  type AskedPaperDto,
  AskedPapers,
  type PaperRequest,
  RequestsPaper,
} from '../../asked-papers/index.js';
import { TableQueryDto } from '../../classes/index.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import { PlanPaperKind } from './plan-paper-kind.js';
import { PlanPapers } from './plan-papers.js';

const PlanId = () => RecordId(PLAN_NOUN);

/** A yearly plan as files. */
@ApiTags('yearly-plans')
@Controller('api/yearly-plans')
@Allow('member')
@Rows('school')
@Requires('dashboard')
export class PlanPapersController {
  constructor(
    private readonly papers: PlanPapers,
    private readonly kind: PlanPaperKind,
    private readonly asked: AskedPapers,
  ) {}

  /** For spreadsheets, a line for each row, and for each week without one. */
  @Get(':id/table')
  @AnswersTable()
  async table(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Query() { format }: TableQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.papers.table(caller, id));
  }

  /** For word processors, A4 across. */
  @Get(':id/document')
  @AnswersPaper(DOCX)
  async document(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    return this.asked.answer(caller, this.kind, { id, format: 'docx' }, request);
  }

  /** For paper, A4 across: where it is verified, with the code by which anybody checks it. */
  @Get(':id/paper')
  @AnswersPaper(PDF)
  async paper(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    return this.asked.answer(caller, this.kind, { id, format: 'pdf' }, request);
  }
}
