import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../../platform/access/caller.js';
import { AllowStaff } from '../../../../platform/access/route-policy.js';
import { dayOf } from '../../../../platform/calendar/school-instant.js';
import { EXPORTS, Limited } from '../../../../platform/http/rate-limits.js';
import { csv } from '../../../../platform/tables/csv.js';
import { FinanceFilterDto } from '../finance-filter.dto.js';
import { fileOf } from './file-of.js';
import { FINANCE_COLUMNS } from './finance-columns.js';
import { FinanceExports } from './finance-exports.js';
import { financePdf } from './finance-pdf.js';

const CSV = 'text/csv';
const PDF = 'application/pdf';

/** The table of schools as files, by the same filter, written while it is read. */
@ApiTags('operations')
@Controller('api/operations/finance')
@AllowStaff('finance')
@Limited(EXPORTS)
export class FinanceExportsController {
  constructor(private readonly exports: FinanceExports) {}

  /** The schools behind a figure, as a table. */
  @Get('schools.csv')
  @ApiProduces(CSV)
  @ApiOkResponse({ content: { [CSV]: { schema: { type: 'string', format: 'binary' } } } })
  async csv(@Caller() caller: StaffCaller, @Query() filter: FinanceFilterDto): Promise<StreamableFile> {
    const { pages } = await this.exports.begin(caller, 'csv', filter);
    return fileOf(
      Readable.from(csv(FINANCE_COLUMNS, pages)),
      `${CSV}; charset=utf-8`,
      `kewangan-${dayOf(caller.now)}.csv`,
    );
  }

  /** The schools behind a figure, to print. */
  @Get('schools.pdf')
  @ApiProduces(PDF)
  @ApiOkResponse({ content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } })
  async pdf(@Caller() caller: StaffCaller, @Query() filter: FinanceFilterDto): Promise<StreamableFile> {
    const { pages, schools } = await this.exports.begin(caller, 'pdf', filter);
    const today = dayOf(caller.now).split('-').reverse().join('/');
    const subtitle = `${schools} sekolah · dijana ${today} oleh ${caller.principal.email}`;
    return fileOf(financePdf(subtitle, pages, caller.now), PDF, `kewangan-${dayOf(caller.now)}.pdf`);
  }
}
