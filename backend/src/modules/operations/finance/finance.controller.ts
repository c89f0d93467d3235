import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Now } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import {
  FinanceFiguresDto,
  FinanceSchoolDetailDto,
  FinanceSchoolsDto,
  FinanceStaffDto,
} from './finance.dto.js';
import { FinanceService } from './finance.service.js';
import { PaymentFlagsDto } from './finance-actions.dto.js';
import { FinanceSchoolsQueryDto } from './finance-filter.dto.js';
import { Flags } from './flags.js';
import { FollowUps } from './follow-ups.js';

@ApiTags('operations')
@Controller('api/operations/finance')
@Allow('staff')
export class FinanceController {
  constructor(
    private readonly finance: FinanceService,
    private readonly followUps: FollowUps,
    private readonly openFlags: Flags,
  ) {}

  /** What comes in, what is due, and who does not pay. */
  @Get('figures')
  async figures(@Now() now: number): Promise<FinanceFiguresDto> {
    return this.finance.figures(now);
  }

  /** The rows behind a figure. */
  @Get('schools')
  async schools(@Query() query: FinanceSchoolsQueryDto, @Now() now: number): Promise<FinanceSchoolsDto> {
    return this.finance.page(query, now);
  }

  /** Everything finance knows of one school. */
  @Get('schools/:code')
  async school(@Param('code') code: string, @Now() now: number): Promise<FinanceSchoolDetailDto> {
    return this.finance.detail(code, now);
  }

  /** Who may be given schools to follow up. */
  @Get('staff')
  async staff(): Promise<FinanceStaffDto> {
    return { staff: await this.followUps.staff() };
  }

  /** Payments that somebody should look at. */
  @Get('flags')
  async flags(): Promise<PaymentFlagsDto> {
    return { flags: await this.openFlags.open() };
  }
}
