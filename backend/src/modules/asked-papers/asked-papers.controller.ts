import { Controller, Delete, Get, HttpCode, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { defineRateLimit, Limited } from '../../platform/http/rate-limits.js';
import { DOCX, PDF, ZIP } from '../../platform/papers/media-types.js';
import { RecordId } from '../../platform/records/record-id.js';
import { AnswersFile, fileOf } from '../../platform/tables/table-file.js';
import { AskedPaperDto, toAskedPaperDto } from './asked-papers.dto.js';
import { AskedPapers } from './asked-papers.service.js';

/** A staff room that waits asks every few seconds, from one address. */
const WAITING = defineRateLimit('asked-paper', 1_200);

const PaperId = () => RecordId('paper');

/** Papers that the caller waits for, or has for a day. Open at every level: what is asked for is, too, where it is theirs. */
@ApiTags('papers')
@Controller('api/papers/:id')
@Allow('member')
@Rows('own')
@Requires('billing')
@Limited(WAITING)
export class AskedPapersController {
  constructor(private readonly papers: AskedPapers) {}

  /** Where it stands; of another's, and after its day, there is nothing. */
  @Get()
  async find(@Caller() caller: SchoolCaller, @PaperId() id: string): Promise<AskedPaperDto> {
    return toAskedPaperDto(await this.papers.find(caller, id));
  }

  /** Once it is made. */
  @Get('file')
  @AnswersFile(PDF, DOCX, ZIP)
  async file(@Caller() caller: SchoolCaller, @PaperId() id: string): Promise<StreamableFile> {
    const { content, type, name } = await this.papers.file(caller, id);
    return fileOf(content, type, name);
  }

  /** Whoever leaves holds up nobody; one that is made is thrown away. */
  @Delete()
  @HttpCode(204)
  async leave(@Caller() caller: SchoolCaller, @PaperId() id: string): Promise<void> {
    await this.papers.leave(caller, id);
  }
}
