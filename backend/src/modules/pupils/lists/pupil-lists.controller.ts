import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { RequiresFreshSignIn } from '../../../platform/access/fresh-sign-in.check.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { mapPage } from '../../../platform/page/page.js';
import { AnswersTable, fileOf, tableFile } from '../../../platform/tables/table-file.js';
import { XLSX } from '../../../platform/tables/xlsx.js';
import { FilledForms } from '../table-templates/filled-forms.js';
import { ListLog } from './list-log.js';
import {
  ListLogDto,
  ListLogQueryDto,
  PrintedListDto,
  PupilTableQueryDto,
  toListLineDto,
} from './pupil-lists.dto.js';
import { PupilListsService } from './pupil-lists.service.js';

/** Lists of pupils that leave the screen, each with a line of who took it. */
@ApiTags('pupils')
@Controller('api/pupil-lists')
@Allow('any-role', 'pupils')
@Rows('school')
@Requires('dashboard')
export class PupilListsController {
  constructor(
    private readonly lists: PupilListsService,
    private readonly forms: FilledForms,
    private readonly log: ListLog,
  ) {}

  /** The pupils whom the caller sees in lists, as a file for spreadsheets or in a form of the school; for who has just proved who they are. */
  @Get('table')
  @RequiresFreshSignIn()
  @Limited(EXPORTS)
  @AnswersTable()
  async table(@Caller() caller: SchoolCaller, @Query() query: PupilTableQueryDto): Promise<StreamableFile> {
    const { templateId } = query;
    if (!templateId) return tableFile(query.format, await this.lists.take(caller, query));
    const filled = await this.forms.fill(caller, { ...query, templateId });
    return fileOf(Readable.from([filled]), XLSX, 'murid.xlsx');
  }

  /** Writes down what is about to be printed. */
  @Post('prints')
  @HttpCode(204)
  async print(@Caller() caller: SchoolCaller, @Body() body: PrintedListDto): Promise<void> {
    await this.lists.recordPrint(caller, body);
  }

  /** Who took which list away. */
  @Get('log')
  @Allow('admin', 'pupils')
  async listLog(@Caller() caller: SchoolCaller, @Query() query: ListLogQueryDto): Promise<ListLogDto> {
    return mapPage(await this.log.list(caller, query), toListLineDto);
  }
}
