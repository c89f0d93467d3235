import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../../platform/access/caller.js';
import { AllowStaff } from '../../../../platform/access/route-policy.js';
import { dayOf } from '../../../../platform/calendar/school-instant.js';
import { EXPORTS, Limited } from '../../../../platform/http/rate-limits.js';
import { AnswersFile, CSV, type TableFormat, tableFile } from '../../../../platform/tables/table-file.js';
import { XLSX } from '../../../../platform/tables/xlsx.js';
import { LedgerQueryDto } from './ledger.dto.js';
import { LEDGER_COLUMNS } from './ledger-columns.js';
import { LedgerExports } from './ledger-exports.js';

/** Every entry of money as a file, written while it is read: by school, each with its running sum. */
@ApiTags('operations')
@Controller('api/operations/finance')
@AllowStaff('finance')
@Limited(EXPORTS)
export class LedgerController {
  constructor(private readonly exports: LedgerExports) {}

  /** The book of money, for any program. */
  @Get('ledger.csv')
  @AnswersFile(CSV)
  csv(@Caller() caller: StaffCaller, @Query() asked: LedgerQueryDto): Promise<StreamableFile> {
    return this.fileOf(caller, 'csv', asked);
  }

  /** The book of money, as a workbook. */
  @Get('ledger.xlsx')
  @AnswersFile(XLSX)
  xlsx(@Caller() caller: StaffCaller, @Query() asked: LedgerQueryDto): Promise<StreamableFile> {
    return this.fileOf(caller, 'xlsx', asked);
  }

  private async fileOf(
    caller: StaffCaller,
    format: TableFormat,
    asked: LedgerQueryDto,
  ): Promise<StreamableFile> {
    const pages = await this.exports.begin(caller, format, asked);
    const name = `lejar-${(asked.school ?? 'semua').toLowerCase()}-${dayOf(caller.now)}`;
    return tableFile(format, { title: 'Lejar', name, columns: LEDGER_COLUMNS, pages });
  }
}
