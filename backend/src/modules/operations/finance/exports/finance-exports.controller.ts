import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../../platform/access/caller.js';
import { AllowStaff } from '../../../../platform/access/route-policy.js';
import { dayOf } from '../../../../platform/calendar/school-instant.js';
import { Leaving } from '../../../../platform/http/leaving.js';
import { EXPORTS, Limited } from '../../../../platform/http/rate-limits.js';
import { PDF } from '../../../../platform/papers/media-types.js';
import { PaperDesk } from '../../../../platform/papers/paper-desk.js';
import { AnswersFile, CSV, tableFile } from '../../../../platform/tables/table-file.js';
import { FinanceFilterDto } from '../finance-filter.dto.js';
import { FINANCE_COLUMNS } from './finance-columns.js';
import { FinanceExports } from './finance-exports.js';
import { financePdf } from './finance-pdf.js';

/** The table of schools as files, by the same filter, written while it is read. */
@ApiTags('operations')
@Controller('api/operations/finance')
@AllowStaff('finance')
@Limited(EXPORTS)
export class FinanceExportsController {
  constructor(
    private readonly exports: FinanceExports,
    private readonly desk: PaperDesk,
  ) {}

  /** The schools behind a figure, as a table. */
  @Get('schools.csv')
  @AnswersFile(CSV)
  async csv(@Caller() caller: StaffCaller, @Query() filter: FinanceFilterDto): Promise<StreamableFile> {
    const { pages } = await this.exports.begin(caller, 'csv', filter);
    const name = `kewangan-${dayOf(caller.now)}`;
    return tableFile('csv', { title: 'Kewangan', name, columns: FINANCE_COLUMNS, pages: pages() });
  }

  /** The schools behind a figure, to print. */
  @Get('schools.pdf')
  @AnswersFile(PDF)
  async pdf(
    @Caller() caller: StaffCaller,
    @Query() filter: FinanceFilterDto,
    @Leaving() leaving: AbortSignal,
  ): Promise<StreamableFile> {
    const { pages, schools } = await this.exports.begin(caller, 'pdf', filter);
    const today = dayOf(caller.now).split('-').reverse().join('/');
    const subtitle = `${schools} sekolah · dijana ${today} oleh ${caller.principal.email}`;
    const work = financePdf(subtitle, pages, caller.now);
    const paper = { name: `kewangan-${dayOf(caller.now)}.pdf`, type: PDF, work };
    return this.desk.file(paper, { school: 'platform', person: caller.principal.userId }, leaving);
  }
}
