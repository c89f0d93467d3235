import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { Leaving } from '../../../platform/http/leaving.js';
import { defineRateLimit, Limited } from '../../../platform/http/rate-limits.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { PaperDesk, whoseOf } from '../../../platform/papers/paper-desk.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersFile } from '../../../platform/tables/table-file.js';
import { TIMETABLE_NOUN } from '../timetable.errors.js';
import { TimetablesService } from '../versions/timetables.service.js';
import { TimetablePaperQueryDto } from './timetable-papers.dto.js';
import { TimetablePapers } from './timetable-papers.js';

/** A whole staff room prints on the same afternoon, from one address. */
const PAPERS = defineRateLimit('timetable-paper', 120);

@ApiTags('timetables')
@Controller('api/timetables')
@Allow('member')
@Rows('school')
@Requires('dashboard')
export class TimetablePapersController {
  constructor(
    private readonly timetables: TimetablesService,
    private readonly papers: TimetablePapers,
    private readonly desk: PaperDesk,
  ) {}

  /** A timetable on paper; a draft for those who keep it alone. */
  @Get(':id/paper')
  @Limited(PAPERS)
  @AnswersFile(PDF)
  async make(
    @Caller() caller: SchoolCaller,
    @RecordId(TIMETABLE_NOUN) id: string,
    @Query() { of, whoseId }: TimetablePaperQueryDto,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    const timetable = await this.timetables.find(caller, id);
    const paper = await this.papers.make(caller, timetable, { of, whoseId: whoseId ?? null });
    return this.desk.file(paper, whoseOf(caller), leaving);
  }
}
