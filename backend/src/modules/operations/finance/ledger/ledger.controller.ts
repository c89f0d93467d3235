import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../../platform/access/caller.js';
import { AllowStaff } from '../../../../platform/access/route-policy.js';
import { dayOf } from '../../../../platform/calendar/school-instant.js';
import { EXPORTS, Limited } from '../../../../platform/http/rate-limits.js';
import { csv } from '../../../../platform/tables/csv.js';
import { XLSX, xlsx } from '../../../../platform/tables/xlsx.js';
import { fileOf } from '../exports/file-of.js';
import { LedgerQueryDto } from './ledger.dto.js';
import { LEDGER_COLUMNS } from './ledger-columns.js';
import { LedgerExports } from './ledger-exports.js';

const CSV = 'text/csv';

/** Every entry of money as a file, written while it is read: by school, each with its running sum. */
@ApiTags('operations')
@Controller('api/operations/finance')
@AllowStaff('finance')
@Limited(EXPORTS)
export class LedgerController {
  constructor(private readonly exports: LedgerExports) {}

  /** The book of money, for any program. */
  @Get('ledger.csv')
  @ApiProduces(CSV)
  @ApiOkResponse({ content: { [CSV]: { schema: { type: 'string', format: 'binary' } } } })
  async csv(@Caller() caller: StaffCaller, @Query() asked: LedgerQueryDto): Promise<StreamableFile> {
    const pages = await this.exports.begin(caller, 'csv', asked);
    const content = Readable.from(csv(LEDGER_COLUMNS, pages));
    return fileOf(content, `${CSV}; charset=utf-8`, `${nameOf(asked, caller.now)}.csv`);
  }

  /** The book of money, as a workbook. */
  @Get('ledger.xlsx')
  @ApiProduces(XLSX)
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  async xlsx(@Caller() caller: StaffCaller, @Query() asked: LedgerQueryDto): Promise<StreamableFile> {
    const pages = await this.exports.begin(caller, 'xlsx', asked);
    return fileOf(xlsx('Lejar', LEDGER_COLUMNS, pages), XLSX, `${nameOf(asked, caller.now)}.xlsx`);
  }
}

function nameOf({ school = 'semua' }: LedgerQueryDto, now: number): string {
  return `lejar-${school.toLowerCase()}-${dayOf(now)}`;
}
