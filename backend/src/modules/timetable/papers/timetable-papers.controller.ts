import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { defineRateLimit, Limited } from '../../../platform/http/rate-limits.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { RecordId } from '../../../platform/records/record-id.js';
import {
  AnswersPaper,
  type AskedPaperDto,
  AskedPapers,
  type PaperRequest,
  RequestsPaper,
} from '../../asked-papers/index.js';
import { TIMETABLE } from '../domain/timetable.js';
import { TimetablePaperKind } from './timetable-paper-kind.js';
import { TimetablePaperQueryDto } from './timetable-papers.dto.js';

/** A whole staff room prints on the same afternoon, from one address. */
const PAPERS = defineRateLimit('timetable-paper', 120);

@ApiTags('timetables')
@Controller('api/timetables')
@Allow('member')
@Rows('school')
@Requires('dashboard')
export class TimetablePapersController {
  constructor(
    private readonly kind: TimetablePaperKind,
    private readonly asked: AskedPapers,
  ) {}

  /** A timetable on paper; a draft for those who keep it alone. */
  @Get(':id/paper')
  @Limited(PAPERS)
  @AnswersPaper(PDF)
  async make(
    @Caller() caller: SchoolCaller,
    @RecordId(TIMETABLE) id: string,
    @Query() { of, whoseId }: TimetablePaperQueryDto,
    @RequestsPaper() request: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    return this.asked.answer(caller, this.kind, { id, of, whoseId: whoseId ?? null }, request);
  }
}
